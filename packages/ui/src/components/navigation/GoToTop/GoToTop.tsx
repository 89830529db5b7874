import styled from '@emotion/styled';
import { useEffect, useState, type Ref } from 'react';
import { elevation, radius, transition } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { floatingEnd } from '../internal/floating.ts';

export interface GoToTopProps {
  /** Accessible name and tooltip. */
  label: string;
  /** Id of the element that receives the focus at the top, e.g. the main element (with `tabIndex={-1}`). */
  topId: string;
  /** Scroll distance in px after which the button appears; 400 by default. */
  after?: number;
  /** Fixed in the corner of the window; otherwise inline. */
  floating?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

const RoundButton = styled(IconButton)({
  borderRadius: radius('pill'),
  boxShadow: elevation('dialog'),
  transition: transition(['opacity', 'visibility', 'background-color'], 'base'),
  '&:focus-visible': { borderRadius: radius('pill') },
  '&[data-shown="false"]': { opacity: 0, visibility: 'hidden' },
  '&[data-floating="true"]': floatingEnd,
});

/** Scrolls to the top of a long page and moves the focus there. */
export function GoToTop({ label, topId, after = 400, floating = false, ref }: GoToTopProps) {
  const shown = useScrolledPast(after);
  const scrollToTop = () => {
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: reducedMotion ? 'auto' : 'smooth' });
    document.getElementById(topId)?.focus({ preventScroll: true });
  };
  return (
    <RoundButton
      ref={ref}
      label={label}
      variant="outline"
      data-shown={shown}
      data-floating={floating}
      onClick={scrollToTop}
    >
      <Icon name="arrowUp" />
    </RoundButton>
  );
}

/** True when the page is scrolled by more than `distance` px. */
function useScrolledPast(distance: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const update = () => setIsPast(window.scrollY > distance);
    // Read in the next frame, after the browser's own layout.
    const frame = requestAnimationFrame(update);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
    };
  }, [distance]);
  return isPast;
}
