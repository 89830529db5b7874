import { createRoot } from 'react-dom/client';
import { manyGames, sampleLabels } from '../.storybook/covers/samples.ts';
import { BrandProvider } from '../src/components/layout/BrandProvider/BrandProvider.tsx';
import { GameGrid } from '../src/components/game/GameGrid/GameGrid.tsx';
import { croupier } from '../src/theme/brands/croupier.ts';
import { BaselineGrid } from './BaselineGrid.tsx';
import type { GameTileGame } from '../src/components/game/GameTile/GameTile.tsx';

const SIZE = { width: 240, height: 320 };

async function rasterise(url: string): Promise<string> {
  const image = new Image(SIZE.width, SIZE.height);
  image.src = url;
  await image.decode();
  const canvas = new OffscreenCanvas(SIZE.width, SIZE.height);
  canvas.getContext('2d')?.drawImage(image, 0, 0, SIZE.width, SIZE.height);
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/webp' }));
}

/** Games with raster covers, as on real sites: an SVG would be painted again in every frame. */
async function withRasterCovers(games: readonly GameTileGame[]): Promise<GameTileGame[]> {
  const urls = [...new Set(games.map(({ cover }) => cover))];
  const covers = new Map(await Promise.all(urls.map(async (url) => [url, await rasterise(url)] as const)));
  return games.map((game) => ({ ...game, cover: covers.get(game.cover) ?? game.cover }));
}

/** Renders one variant: `?grid` GameGrid, `?plain` the baseline. Both show the same games. */
const games = await withRasterCovers(manyGames(10_000));

const tile = {
  labels: sampleLabels,
  linkOf: ({ id }: { id: string }) => ({ href: `#${id}` }),
  onFavouriteChange: () => {},
};

const root = document.querySelector('#root');
if (!root) throw new Error('the page has no root');
document.documentElement.dataset.theme = 'dark';

createRoot(root).render(
  <BrandProvider brand={croupier}>
    <main style={{ padding: '0 16px' }}>
      {location.search === '?plain' ? (
        <BaselineGrid games={games} />
      ) : (
        <GameGrid games={games} label="Games" tile={tile} />
      )}
    </main>
  </BrandProvider>,
);
