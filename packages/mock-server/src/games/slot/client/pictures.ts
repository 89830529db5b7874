/** The symbols of a game, rendered at the size of the reels' cells. */
export interface Pictures {
  /** Draws a symbol in the middle of a cell, with vertical motion blur when `blur` is above 0.5. */
  draw(pen: CanvasRenderingContext2D, symbol: number, cell: Cell, blur?: number): void;
  /** Renders the symbols for a cell size. */
  fit(width: number, height: number): void;
}

export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scale?: number;
  readonly opacity?: number;
}

const COUNT = 10;
const SOURCE = 300;
/** Size of a symbol, relative to its cell. */
const SHARE = 0.94;

export const addressOfSymbols = (game: string): string => `/mock-games/symbols/${encodeURIComponent(game)}.svg`;

export async function loadPictures(game: string): Promise<Pictures> {
  const image = new Image();
  image.src = addressOfSymbols(game);
  await image.decode();
  let size = 0;
  let sharp: readonly HTMLCanvasElement[] = [];
  let smeared: readonly HTMLCanvasElement[] = [];
  const paint = (symbol: number, paste: (pen: CanvasRenderingContext2D, pixels: number) => void): HTMLCanvasElement => {
    const canvas = document.createElement('canvas');
    const pixels = Math.ceil(size * Math.min(3, window.devicePixelRatio));
    canvas.width = pixels;
    canvas.height = pixels;
    const pen = canvas.getContext('2d');
    if (pen !== null) paste(pen, pixels);
    return canvas;
  };
  return {
    fit(width, height) {
      size = Math.max(1, Math.min(width, height) * SHARE);
      const all = Array.from({ length: COUNT }, (_, symbol) => symbol);
      sharp = all.map((symbol) =>
        paint(symbol, (pen, pixels) => pen.drawImage(image, symbol * SOURCE, 0, SOURCE, SOURCE, 0, 0, pixels, pixels)),
      );
      smeared = all.map((symbol) =>
        paint(symbol, (pen, pixels) => {
          pen.globalAlpha = 0.13;
          for (let step = -6; step <= 6; step += 1) {
            pen.drawImage(sharp[symbol] ?? image, 0, step * pixels * 0.03, pixels, pixels);
          }
        }),
      );
    },
    draw(pen, symbol, { x, y, width, height, scale = 1, opacity = 1 }, blur = 0) {
      const picture = (blur > 0.5 ? smeared : sharp)[symbol];
      if (picture === undefined) return;
      const side = size * scale;
      pen.globalAlpha = opacity;
      pen.drawImage(picture, x + (width - side) / 2, y + (height - side) / 2, side, side);
      pen.globalAlpha = 1;
    },
  };
}
