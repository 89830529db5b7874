import type { GameTileGame } from '../src/components/GameTile/GameTile.tsx';

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
export async function withRasterCovers(games: readonly GameTileGame[]): Promise<GameTileGame[]> {
  const urls = [...new Set(games.map(({ cover }) => cover))];
  const covers = new Map(await Promise.all(urls.map(async (url) => [url, await rasterise(url)] as const)));
  return games.map((game) => ({ ...game, cover: covers.get(game.cover) ?? game.cover }));
}
