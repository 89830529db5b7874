/** The symbols of a game, rendered at the size of the reels' cells. */
export interface SymbolImages {
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

const SYMBOL_COUNT = 10;
/** Size of a symbol in the source image. */
const SOURCE_SIZE = 300;
/** Size of a symbol, relative to its cell. */
const SYMBOL_TO_CELL = 0.94;

export const symbolsUrl = (gameId: string): string => `/mock-games/symbols/${encodeURIComponent(gameId)}.svg`;

export async function loadSymbolImages(gameId: string): Promise<SymbolImages> {
  const image = new Image();
  image.src = symbolsUrl(gameId);
  await image.decode();
  let size = 0;
  let sharp: readonly HTMLCanvasElement[] = [];
  let blurred: readonly HTMLCanvasElement[] = [];
  const render = (symbol: number, draw: (pen: CanvasRenderingContext2D, pixels: number) => void): HTMLCanvasElement => {
    const canvas = document.createElement('canvas');
    const pixels = Math.ceil(size * Math.min(3, window.devicePixelRatio));
    canvas.width = pixels;
    canvas.height = pixels;
    const pen = canvas.getContext('2d');
    if (pen !== null) draw(pen, pixels);
    return canvas;
  };
  return {
    fit(width, height) {
      size = Math.max(1, Math.min(width, height) * SYMBOL_TO_CELL);
      const all = Array.from({ length: SYMBOL_COUNT }, (_, symbol) => symbol);
      sharp = all.map((symbol) =>
        render(symbol, (pen, pixels) =>
          pen.drawImage(image, symbol * SOURCE_SIZE, 0, SOURCE_SIZE, SOURCE_SIZE, 0, 0, pixels, pixels),
        ),
      );
      blurred = all.map((symbol) =>
        render(symbol, (pen, pixels) => {
          pen.globalAlpha = 0.13;
          for (let step = -6; step <= 6; step += 1) {
            pen.drawImage(sharp[symbol] ?? image, 0, step * pixels * 0.03, pixels, pixels);
          }
        }),
      );
    },
    draw(pen, symbol, { x, y, width, height, scale = 1, opacity = 1 }, blur = 0) {
      const rendered = (blur > 0.5 ? blurred : sharp)[symbol];
      if (rendered === undefined) return;
      const side = size * scale;
      pen.globalAlpha = opacity;
      pen.drawImage(rendered, x + (width - side) / 2, y + (height - side) / 2, side, side);
      pen.globalAlpha = 1;
    },
  };
}
