import { useEffect, useState } from 'react';
import type { GameTileGame } from '../src/components/game/GameTile/GameTile.tsx';

const GAP = 16;
const TEXT_HEIGHT = 46;

/** Baseline for GameGrid: a hand-written virtual list of the simplest tiles with the same content. */
export function BaselineGrid({ games }: { games: readonly GameTileGame[] }) {
  const [width, setWidth] = useState(window.innerWidth - 32);
  const isWide = width >= 600;
  const columns = Math.floor((width + GAP) / ((isWide ? 144 : 104) + GAP));
  const rowHeight = Math.round((((width - GAP * (columns - 1)) / columns) * 4) / 3) + TEXT_HEIGHT + GAP;
  const [firstRow, setFirstRow] = useState(0);
  useEffect(() => {
    const onScroll = () => setFirstRow(Math.max(0, Math.floor(window.scrollY / rowHeight) - 2));
    const onResize = () => setWidth(window.innerWidth - 32);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onResize);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onResize);
    };
  }, [rowHeight]);
  const rows = Math.ceil(window.innerHeight / rowHeight) + 5;
  return (
    <div style={{ position: 'relative', height: Math.ceil(games.length / columns) * rowHeight }}>
      <div
        style={{
          position: 'absolute',
          top: firstRow * rowHeight,
          insetInline: 0,
          display: 'grid',
          gridTemplateColumns: `repeat(${columns}, 1fr)`,
          gridAutoRows: rowHeight - GAP,
          gap: GAP,
        }}
      >
        {games.slice(firstRow * columns, (firstRow + rows) * columns).map((game) => (
          <a
            key={game.id}
            className="tile"
            href={`#${game.id}`}
            style={{ display: 'block', overflow: 'hidden', color: 'inherit', textDecoration: 'none' }}
          >
            <img
              src={game.cover}
              alt=""
              width="240"
              height="320"
              loading="lazy"
              decoding="async"
              style={{ display: 'block', width: '100%', height: 'auto', aspectRatio: '3 / 4', borderRadius: 18 }}
            />
            <div>{game.name}</div>
            <small>{game.maker}</small>
          </a>
        ))}
      </div>
    </div>
  );
}
