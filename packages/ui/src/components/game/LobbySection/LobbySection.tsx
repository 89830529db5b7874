import { useEffect, useId, useRef, useState, type ElementType, type ReactNode, type Ref } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import type { GridTileProps } from '../internal/game-row.tsx';
import { GameRail } from '../GameRail/GameRail.tsx';
import type { GameTileGame } from '../GameTile/GameTile.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { LinkButton } from '../../actions/LinkButton/LinkButton.tsx';
import { TilesSkeleton } from '../LobbySectionSkeleton/LobbySectionSkeleton.tsx';
import type { RailSize } from '../internal/rail-parts.ts';
import { Aside, Head, Section, Title } from '../internal/section-parts.ts';

export interface LobbySectionProps {
  title: string;
  games: readonly GameTileGame[];
  /** Labels, link and handlers of the tiles. Must be stable between renders. */
  tile: Omit<GridTileProps, 'shape'>;
  /** Tile width as in GameRail. */
  size?: RailSize;
  /** Number of games initially; 10 (LOBBY-04). */
  preview?: number;
  /** Label of the button at the end that shows up to 20 games (LOBBY-04); without a label there is no button. */
  moreLabel?: string;
  /** Label of the link to all games; it uses `linkComponent` of `tile`. */
  seeAllLabel?: string;
  /** Props of the link to all games (`href`, `to`). */
  seeAll?: object;
  /** Labels of a rail's arrows. */
  previousLabel: string;
  nextLabel: string;
  /** Loading: shows placeholders. */
  loading?: boolean;
  /** Shown when there are no games. */
  empty?: ReactNode;
  ref?: Ref<HTMLElement>;
}

const MAX_GAMES = 20;

function SeeAll({ label, component, link }: { label: string; component: ElementType | undefined; link: object }) {
  return (
    <Aside>
      <LinkButton component={component ?? 'a'} {...link} variant="link" endIcon={<Icon name="chevronEnd" size={18} />}>
        {label}
      </LinkButton>
    </Aside>
  );
}

/** Lobby row: title, link to all games, and the first games. */
export function LobbySection(props: LobbySectionProps) {
  const { title, games, tile, preview = 10, moreLabel, previousLabel, nextLabel } = props;
  const { seeAllLabel, seeAll, loading = false, empty, size = 'small', ref } = props;
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(preview);
  const focusNext = useRef<number>(undefined);
  const shown = games.slice(0, count);

  // Moves the focus to the first new game.
  useEffect(() => {
    if (focusNext.current === undefined || shown.length <= focusNext.current) return;
    const link = body.current?.querySelectorAll('.tile-link')[focusNext.current];
    focusNext.current = undefined;
    if (link instanceof HTMLElement) link.focus();
  }, [shown.length]);

  const showMore = () => {
    focusNext.current = shown.length;
    setCount(MAX_GAMES);
  };
  const hasMore = games.length > count && count < MAX_GAMES;
  const more = moreLabel !== undefined && hasMore && <Button onClick={showMore}>{moreLabel}</Button>;
  return (
    <Section ref={ref} aria-labelledby={titleId} aria-busy={loading || undefined}>
      <Head>
        <Title id={titleId}>{title}</Title>
        {seeAll && seeAllLabel && <SeeAll label={seeAllLabel} component={tile.linkComponent} link={seeAll} />}
      </Head>
      <div ref={body}>
        {loading && <TilesSkeleton size={size} count={preview} />}
        {!loading && games.length === 0 && empty}
        {!loading && games.length > 0 && (
          <GameRail games={shown} label={title} {...{ tile, size, previousLabel, nextLabel }} end={more || undefined} />
        )}
      </div>
    </Section>
  );
}
