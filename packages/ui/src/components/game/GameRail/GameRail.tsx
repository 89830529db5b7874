import type { ReactNode, Ref } from 'react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GridTileProps } from '../internal/game-row.tsx';
import type { GameTileGame } from '../GameTile/GameTile.tsx';
import { GameTile } from '../GameTile/GameTile.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { mergeRefs } from '../../inputs/internal/merge-refs.ts';
import type { RailSize } from '../internal/rail-parts.ts';
import { Arrow, Frame, RailEnd, Scroller } from '../internal/rail-parts.ts';

export interface GameRailProps {
  games: readonly GameTileGame[];
  /** Accessible name of the list. */
  label: string;
  /** Labels, link and handlers of the tiles. Must be stable between renders. */
  tile: Omit<GridTileProps, 'shape'>;
  /** Tile width: small 104 px, ranked 138 px, wide 252 px with 16:10 covers; on desktops 164, 164, 300. */
  size?: RailSize;
  /** Behind the last game, as large as a cover: a button that shows more. */
  end?: ReactNode;
  /** Labels of the arrows, desktop only. */
  previousLabel: string;
  nextLabel: string;
  ref?: Ref<HTMLDivElement>;
}

/** Fraction of the rail that an arrow scrolls, so that the last visible tile stays visible. */
const PAGE_FRACTION = 0.85;

/** `ends` is true per side when the rail can be scrolled further there; updated on scroll and resize. */
function useScrollEnds(count: number) {
  const rail = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState({ start: false, end: false });
  const measure = useCallback(() => {
    const element = rail.current;
    if (!element) return;
    // Negative in RTL.
    const scrolled = Math.abs(element.scrollLeft);
    const start = scrolled > 4;
    const end = scrolled + element.clientWidth < element.scrollWidth - 4;
    setEnds((current) => (current.start === start && current.end === end ? current : { start, end }));
  }, []);
  useEffect(() => {
    if (!rail.current) return undefined;
    // The observer also calls back at once, after the browser's own layout, so that no layout is forced.
    const observer = new ResizeObserver(measure);
    observer.observe(rail.current);
    return () => observer.disconnect();
  }, [measure, count]);
  const scrollPage = (pages: 1 | -1) => {
    const element = rail.current;
    if (!element) return;
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({ left: sign * pages * element.clientWidth * PAGE_FRACTION });
  };
  return { rail, ends, measure, scrollPage };
}

/** Horizontally scrolling games; part of the next tile is visible at the edge. */
export function GameRail(props: GameRailProps) {
  const { games, label, tile, size = 'small', end, previousLabel, nextLabel, ref } = props;
  const { rail, ends, measure, scrollPage } = useScrollEnds(games.length + (end === undefined ? 0 : 1));
  const ownRef = useMemo(() => mergeRefs(rail, ref), [rail, ref]);
  return (
    <Frame>
      <Scroller ref={ownRef} role="list" aria-label={label} data-size={size} onScroll={measure}>
        {games.map((game, index) => (
          <GameTile
            key={game.id}
            {...tile}
            game={game}
            shape={size === 'wide' ? 'wide' : 'tall'}
            position={index + 1}
            listSize={games.length}
          />
        ))}
        {end !== undefined && (
          <RailEnd role="listitem" data-more>
            {end}
          </RailEnd>
        )}
      </Scroller>
      <Arrow
        type="button"
        data-side="start"
        aria-label={previousLabel}
        disabled={!ends.start}
        onClick={() => scrollPage(-1)}
      >
        <Icon name="chevronStart" />
      </Arrow>
      <Arrow type="button" data-side="end" aria-label={nextLabel} disabled={!ends.end} onClick={() => scrollPage(1)}>
        <Icon name="chevronEnd" />
      </Arrow>
    </Frame>
  );
}
