import styled from '@emotion/styled';
import { useEffect, useRef, useState, type ComponentPropsWithRef, type RefObject } from 'react';
import { color, media, radius, size, space, transition } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';

/** True per side where content is scrolled out of view. */
interface ScrollEdges {
  start: boolean;
  end: boolean;
}

const NONE: ScrollEdges = { start: false, end: false };

/** Tracks a horizontally scrolling row in LTR and RTL. */
function useScrollEdges(row: RefObject<HTMLElement | null>): ScrollEdges {
  const [edges, setEdges] = useState(NONE);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      // Negative in RTL.
      const scrolled = Math.abs(element.scrollLeft);
      const start = scrolled > 1;
      const end = scrolled + element.clientWidth < element.scrollWidth - 1;
      setEdges((current) => (current.start === start && current.end === end ? current : { start, end }));
    };
    element.addEventListener('scroll', measure, { passive: true });
    // The observer also calls back at once, after the browser's own layout.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => {
      element.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  });
  return edges;
}

export interface ScrollRowProps extends ComponentPropsWithRef<'div'> {
  /** Extends into the page's gutters on phones. */
  bleed?: boolean;
  /** Shows arrow buttons at the ends, for mouse users. */
  arrows?: boolean;
}

const Frame = styled('div')({ position: 'relative', minWidth: 0, isolation: 'isolate' });

const FADE = '48px';

const Track = styled('div')({
  // Padding for the focus ring, which the overflow would clip.
  margin: -6,
  padding: 6,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollPaddingInline: space(12),
  '--fade-start': '0px',
  '--fade-end': '0px',
  maskImage:
    'linear-gradient(to right, transparent, black var(--fade-start), black calc(100% - var(--fade-end)), transparent)',
  '[dir="rtl"] &': {
    maskImage:
      'linear-gradient(to left, transparent, black var(--fade-start), black calc(100% - var(--fade-end)), transparent)',
  },
  '&[data-more-start="true"]': { '--fade-start': FADE },
  '&[data-more-end="true"]': { '--fade-end': FADE },
  '&[data-bleed="true"]': {
    [media.phone]: {
      marginInline: `calc(var(--ui-space-gutter) * -1)`,
      paddingInline: 'var(--ui-space-gutter)',
    },
  },
  [media.forcedColors]: { maskImage: 'none' },
});

const Arrow = styled('button')({
  position: 'absolute',
  insetBlock: 0,
  zIndex: 1,
  display: 'none',
  placeItems: 'center',
  width: size('target'),
  height: size('target'),
  marginBlock: 'auto',
  padding: 0,
  border: `1px solid ${color('lineStrong')}`,
  borderRadius: radius('pill'),
  backgroundColor: color('surface3'),
  color: color('text'),
  cursor: 'pointer',
  opacity: 0,
  visibility: 'hidden',
  transition: transition(['opacity', 'visibility']),
  '&[data-side="start"]': { insetInlineStart: 0 },
  '&[data-side="end"]': { insetInlineEnd: 0 },
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
  '&[data-shown="true"]': { opacity: 1, visibility: 'visible' },
  // Hidden on touch devices, which swipe.
  [media.desktop]: { '@media (hover:hover) and (pointer:fine)': { display: 'grid' } },
});

/** Centres the current item without scrolling the page. */
function scrollIntoCenter(track: HTMLElement) {
  const item = track.querySelector('[aria-current], [aria-selected="true"], :checked')?.closest('li, label, button, a');
  if (!(item instanceof HTMLElement)) return;
  const from = item.getBoundingClientRect();
  const frame = track.getBoundingClientRect();
  const offset = (from.left + from.right) / 2 - (frame.left + frame.right) / 2;
  track.scrollLeft += offset;
}

/** Horizontally scrolling row with fading ends, initially at its current item. */
export function ScrollRow({ bleed = false, arrows = false, children, ref, ...rest }: ScrollRowProps) {
  const track = useRef<HTMLDivElement>(null);
  const edges = useScrollEdges(track);
  useEffect(() => {
    if (track.current) scrollIntoCenter(track.current);
  }, []);
  const scroll = (screens: 1 | -1) => {
    const element = track.current;
    if (!element) return;
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollBy({
      left: screens * sign * element.clientWidth * 0.8,
      behavior: reducedMotion ? 'auto' : 'smooth',
    });
  };
  return (
    <Frame ref={ref} {...rest}>
      <Track ref={track} data-bleed={bleed} data-more-start={edges.start} data-more-end={edges.end}>
        {children}
      </Track>
      {arrows && (
        <>
          {/* Hidden from screen readers and Tab: all items are reachable without the arrows. */}
          <Arrow
            aria-hidden
            tabIndex={-1}
            type="button"
            data-side="start"
            data-shown={edges.start}
            onClick={() => scroll(-1)}
          >
            <Icon name="chevronStart" />
          </Arrow>
          <Arrow
            aria-hidden
            tabIndex={-1}
            type="button"
            data-side="end"
            data-shown={edges.end}
            onClick={() => scroll(1)}
          >
            <Icon name="chevronEnd" />
          </Arrow>
        </>
      )}
    </Frame>
  );
}
