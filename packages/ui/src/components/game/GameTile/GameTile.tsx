import type { ElementType, MouseEvent, ReactNode, Ref } from 'react';
import { memo, useState } from 'react';
import { FavouriteButton } from '../FavouriteButton/FavouriteButton.tsx';
import { iconPaths } from '../../display/internal/icon-paths.ts';
import { LazyPicture } from '../../display/internal/LazyPicture.tsx';
import { TileRoot } from '../internal/tile-styles.ts';

export interface GameTileGame {
  id: string;
  name: string;
  /** Second line: the vendor, or the stakes of a table. */
  maker?: string;
  /** End of the second line: seats, players. */
  detail?: string;
  /** URL of the cover. */
  cover: string;
  tag?: 'hot' | 'new';
  jackpot?: boolean;
  favourite?: boolean;
  /** Text over the cover of a game under maintenance, with its end. */
  maintenance?: string;
  disabled?: boolean;
}

export interface GameTileLabels {
  hot: string;
  new: string;
  /** Accessible text of the diamond icon. */
  jackpot: string;
  /** Labels of the favourite button. */
  addFavourite: (name: string) => string;
  removeFavourite: (name: string) => string;
}

export interface GameTileProps {
  game: GameTileGame;
  labels: GameTileLabels;
  /** Cover ratio: tall 3:4, wide 16:10. */
  shape?: 'tall' | 'wide';
  /** Link component, `'a'` by default; without `linkOf` the tile is a button. */
  linkComponent?: ElementType;
  /** Props of the link (`href`, `to`). This and the functions below must be stable between renders. */
  linkOf?: (game: GameTileGame) => object;
  onPlay?: (id: string) => void;
  /** Without this handler there is no favourite button. */
  onFavouriteChange?: (id: string, favourite: boolean) => void;
  /** Loads the cover eagerly. */
  eager?: boolean;
  /** Make the tile a list item: one-based position and total, which may exceed the number of rendered tiles. */
  position?: number;
  listSize?: number;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

const coverSizes = { tall: { width: 240, height: 320 }, wide: { width: 320, height: 200 } };

const lineIcon = (path: string, size: number): ReactNode => (
  <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden fill="none" stroke="currentColor" strokeWidth="1.75">
    <path d={path} />
  </svg>
);

const flame = (
  <svg viewBox="0 0 24 24" aria-hidden>
    <path d={iconPaths.flame} />
  </svg>
);

/** Overlay of the cover: the maintenance notice, otherwise the tag. */
function Overlay({ game, labels }: Pick<GameTileProps, 'game' | 'labels'>) {
  if (game.maintenance !== undefined) {
    return (
      <span className="tile-plate" data-ground="panel">
        <span>
          {lineIcon(iconPaths.tool, 20)}
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

/** One game: a link or button with cover, name and vendor, and a favourite button. Memoised for lists of thousands. */
export const GameTile = memo(function GameTile(props: GameTileProps) {
  const {
    game,
    labels,
    shape = 'tall',
    linkComponent,
    linkOf,
    onPlay,
    onFavouriteChange,
    eager,
    className,
    ref,
  } = props;
  const { position, listSize } = props;
  const { id, name, maker, detail, maintenance, disabled = false } = game;
  const [failedCover, setFailedCover] = useState<string>();
  const Link = linkOf ? (linkComponent ?? 'a') : 'button';
  const press = (event: MouseEvent) => {
    if (disabled) event.preventDefault();
    else onPlay?.(id);
  };
  return (
    <TileRoot
      ref={ref}
      className={className}
      data-shape={shape}
      data-disabled={disabled || undefined}
      {...(position !== undefined && { role: 'listitem', 'aria-posinset': position, 'aria-setsize': listSize })}
    >
      <Link
        {...(linkOf ? linkOf(game) : { type: 'button' })}
        className="tile-link"
        aria-disabled={disabled || undefined}
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
