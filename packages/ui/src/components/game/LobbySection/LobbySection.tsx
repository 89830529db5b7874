import { useEffect, useId, useRef, useState, type ElementType, type ReactNode, type Ref } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import type { GridTileProps } from '../internal/game-row.tsx';
import { GameRail } from '../GameRail/GameRail.tsx';
import { GameTile, type GameTileGame } from '../GameTile/GameTile.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { LinkButton } from '../../actions/LinkButton/LinkButton.tsx';
import { TilesSkeleton } from '../LobbySectionSkeleton/LobbySectionSkeleton.tsx';
import type { RailSize } from '../internal/rail-parts.ts';
import { Aside, Head, Hint, More, Section, Tiles, Title } from '../internal/section-parts.ts';

export interface LobbySectionProps {
  title: string;
  headingLevel?: 2 | 3;
  /** Slot beside the title on desktops. */
  hint?: ReactNode;
  games: readonly GameTileGame[];
  /** Labels, link and handlers of the tiles. Must be stable between renders. */
  tile: Omit<GridTileProps, 'shape'>;
  /** `rail` scrolls sideways, `grid` wraps. */
  arrangement?: 'rail' | 'grid';
  /** Tile width as in GameRail; `wide` also gives a grid 16:10 covers. */
  size?: RailSize;
  /** Number of games initially; 10 (LOBBY-04). */
  preview?: number;
  /**
   * Label of the button that shows up to 20 games, then 20 more each time, at the end of a rail or below a grid; without
   * a label there is no button.
   */
  moreLabel?: string;
  /** More games exist than were passed in. */
  hasMore?: boolean;
  /** More games are loading. */
  busy?: boolean;
  /** Called with the number of games to show, so that missing games can be loaded. */
  onMore?: (count: number) => void;
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

const STEP = 20;

function SeeAll({ label, component, link }: { label: string; component: ElementType | undefined; link: object }) {
  return (
    <Aside>
      <LinkButton component={component ?? 'a'} {...link} variant="link" endIcon={<Icon name="chevronEnd" size={18} />}>
        {label}
      </LinkButton>
    </Aside>
  );
}

interface GamesProps extends LobbySectionProps {
  label: string;
  shown: readonly GameTileGame[];
  more: ReactNode;
}

function Games(props: GamesProps) {
  const { label, shown, tile, more, arrangement = 'rail', size = 'small', previousLabel, nextLabel } = props;
  if (arrangement === 'rail') {
    return <GameRail games={shown} {...{ label, tile, size, previousLabel, nextLabel }} end={more} />;
  }
  const shape = size === 'wide' ? 'wide' : 'tall';
  return (
    <Tiles role="list" aria-label={label} data-shape={shape}>
      {shown.map((game, index) => (
        <GameTile key={game.id} {...tile} game={game} shape={shape} position={index + 1} listSize={shown.length} />
      ))}
    </Tiles>
  );
}

/** Lobby row: title, link to all games, and the first games. */
export function LobbySection(props: LobbySectionProps) {
  const { title, headingLevel = 2, hint, games, tile, preview = 10, moreLabel, hasMore = false, busy } = props;
  const { onMore, seeAllLabel, seeAll, loading = false, empty, arrangement = 'rail', size = 'small', ref } = props;
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
    const next = count < STEP ? STEP : count + STEP;
    focusNext.current = shown.length;
    setCount(next);
    onMore?.(next);
  };
  const more = !loading && moreLabel !== undefined && (games.length > count || hasMore) && (
    <Button onClick={showMore} {...(busy !== undefined && { busy })}>
      {moreLabel}
    </Button>
  );
  return (
    <Section ref={ref} aria-labelledby={titleId} aria-busy={loading || undefined}>
      <Head>
        <Title as={`h${headingLevel}`} id={titleId}>
          {title}
        </Title>
        {hint && <Hint>{hint}</Hint>}
        {seeAll && seeAllLabel && <SeeAll label={seeAllLabel} component={tile.linkComponent} link={seeAll} />}
      </Head>
      <div ref={body}>
        {loading && <TilesSkeleton {...{ arrangement, size }} count={preview} />}
        {!loading && games.length === 0 && empty}
        {!loading && games.length > 0 && <Games {...props} shown={shown} label={title} more={more || undefined} />}
      </div>
      {more && arrangement === 'grid' && <More>{more}</More>}
    </Section>
  );
}
