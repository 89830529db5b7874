import type { ElementType, MouseEvent, ReactNode, Ref } from 'react';
import { memo, useState } from 'react';
import { FavouriteButton } from '../FavouriteButton/FavouriteButton.tsx';
import { iconPaths } from '../Icon/icon-paths.ts';
import { LazyPicture } from '../LazyImage/LazyPicture.tsx';
import { TileRoot } from './tile-styles.ts';

export interface GameTileGame {
  id: string;
  name: string;
  /** Second line: the maker, or the stakes of a table. */
  maker?: string;
  /** At the end of the second line: seats, players. */
  detail?: string;
  /** Address of the cover. */
  cover: string;
  tag?: 'hot' | 'new';
  jackpot?: boolean;
  favourite?: boolean;
  /** Words of the plate over a game that rests, with the hour of its return; it cannot be played then. */
  maintenance?: string;
  disabled?: boolean;
}

export interface GameTileLabels {
  hot: string;
  new: string;
  /** Read for the diamond. */
  jackpot: string;
  /** Names of the heart. */
  addFavourite: (name: string) => string;
  removeFavourite: (name: string) => string;
}

export interface GameTileProps {
  game: GameTileGame;
  labels: GameTileLabels;
  /** tall 3:4, wide 16:10. */
  shape?: 'tall' | 'wide';
  /** Element or component that leads to the game; a button where there is no `linkOf`. */
  linkComponent?: ElementType;
  /** Props of the link (`href`, `to`). Keep the function, like those below, the same between renders. */
  linkOf?: (game: GameTileGame) => object;
  onPlay?: (id: string) => void;
  /** Pressed though it is in maintenance: say that it is closed. */
  onClosedPress?: (game: GameTileGame) => void;
  /** Without it there is no heart. */
  onFavouriteChange?: (id: string, favourite: boolean) => void;
  /** Fetch the cover at once. */
  eager?: boolean;
  /** Makes it an item of a list: its place from 1, and how many the list has though not all are drawn. */
  place?: number;
  listSize?: number;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

const coverSizes = { tall: { width: 240, height: 320 }, wide: { width: 320, height: 200 } };

const drawing = (path: string, size: number): ReactNode => (
  <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden fill="none" stroke="currentColor" strokeWidth="1.75">
    <path d={path} />
  </svg>
);

const flame = (
  <svg viewBox="0 0 24 24" aria-hidden>
    <path d={iconPaths.flame} />
  </svg>
);

/** What lies on the cover: the plate of a game that rests, else its tag. */
function Overlay({ game, labels }: Pick<GameTileProps, 'game' | 'labels'>) {
  if (game.maintenance !== undefined) {
    return (
      <span className="tile-plate" data-ground="panel">
        <span>
          {drawing(iconPaths.tool, 20)}
          {game.maintenance}
        </span>
      </span>
    );
  }
  if (!game.tag) return null;
  return (
    <span className="tile-tag" data-ground="panel" data-tag={game.tag}>
      {game.tag === 'hot' && flame}
      {labels[game.tag]}
    </span>
  );
}

function SecondLine({ maker, detail }: Pick<GameTileGame, 'maker' | 'detail'>) {
  if (detail === undefined) {
    return (
      <span className="tile-line" dir="auto">
        {maker}
      </span>
    );
  }
  return (
    <span className="tile-line" data-split>
      <span dir="auto">{maker}</span>
      <span>{detail}</span>
    </span>
  );
}

/** One game: its cover, name and maker are one link or button, its heart another. Memoised, for lists of thousands. */
export const GameTile = memo(function GameTile(props: GameTileProps) {
  const {
    game,
    labels,
    shape = 'tall',
    linkComponent,
    linkOf,
    onPlay,
    onClosedPress,
    onFavouriteChange,
    eager,
    className,
    ref,
  } = props;
  const { place, listSize } = props;
  const { id, name, maker, detail, maintenance, disabled = false } = game;
  const [failedCover, setFailedCover] = useState<string>();
  const resting = disabled || maintenance !== undefined;
  const Link = linkOf ? (linkComponent ?? 'a') : 'button';
  const press = (event: MouseEvent) => {
    if (!resting) return onPlay?.(id);
    event.preventDefault();
    if (maintenance !== undefined) onClosedPress?.(game);
  };
  return (
    <TileRoot
      ref={ref}
      className={className}
      data-shape={shape}
      data-disabled={disabled || undefined}
      {...(place !== undefined && { role: 'listitem', 'aria-posinset': place, 'aria-setsize': listSize })}
    >
      <Link
        {...(linkOf ? linkOf(game) : { type: 'button' })}
        className="tile-link"
        aria-disabled={resting || undefined}
        onClick={press}
      >
        {failedCover === game.cover ? (
          <span className="tile-lettering" aria-hidden>
            {name}
          </span>
        ) : (
          <LazyPicture
            key={game.cover}
            src={game.cover}
            alt=""
            eager={eager}
            {...coverSizes[shape]}
            onFail={() => setFailedCover(game.cover)}
          />
        )}
        <Overlay game={game} labels={labels} />
        <span className="tile-name" dir="auto">
          {name}
          {game.jackpot && maintenance === undefined && (
            <span className="tile-jackpot" role="img" aria-label={labels.jackpot} />
          )}
        </span>
        <SecondLine maker={maker} detail={detail} />
      </Link>
      {onFavouriteChange && maintenance === undefined && (
        <FavouriteButton
          className="tile-heart"
          favourite={game.favourite ?? false}
          addLabel={labels.addFavourite(name)}
          removeLabel={labels.removeFavourite(name)}
          disabled={disabled}
          onChange={(favourite) => onFavouriteChange(id, favourite)}
        />
      )}
    </TileRoot>
  );
});
