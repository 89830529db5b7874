import styled from '@emotion/styled';
import { useEffect, useState, type Ref } from 'react';
import { elevation, radius, transition } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { floatingEnd } from '../RightBar/floating.ts';

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

const Round = styled(IconButton)({
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
  const go = () => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
    document.getElementById(topId)?.focus({ preventScroll: true });
  };
  return (
    <Round ref={ref} label={label} variant="outline" data-shown={shown} data-floating={floating} onClick={go}>
      <Icon name="arrowUp" />
    </Round>
  );
}

/** True when the page is scrolled by more than `distance` px. */
function useScrolledPast(distance: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const look = () => setIsPast(window.scrollY > distance);
    // Read in the next frame, after the browser's own layout.
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, [distance]);
  return isPast;
}
