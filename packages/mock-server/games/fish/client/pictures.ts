import { make } from '../../client/dom.ts';
import { FISH, type FishKind } from '../rules.ts';

/** Size of a fish in the picture of all fish. */
const SOURCE_SIZE = 300;

export const creaturesUrl = (gameId: string): string => `/mock-games/creatures/${encodeURIComponent(gameId)}.svg`;

/** Creates the picture of a fish, cut from the picture of all fish of a game. */
export function fishPicture(gameId: string, { id }: FishKind, className: string): HTMLElement {
  const picture = make('i', className);
  const index = FISH.findIndex((fish) => fish.id === id);
  picture.style.backgroundImage = `url("${creaturesUrl(gameId)}")`;
  picture.style.backgroundPosition = `${(index / (FISH.length - 1)) * 100}% 0`;
  return picture;
}

/** The fish, rendered at the sizes at which they swim. */
export interface FishImages {
  /** Renders the fish; `sizes` are in CSS pixels, in the order of the rules. */
  fit(sizes: readonly number[]): void;
  /** Draws a fish around the origin. */
  draw(pen: CanvasRenderingContext2D, kind: number): void;
}

export async function loadFishImages(gameId: string): Promise<FishImages> {
  const source = new Image();
  source.src = creaturesUrl(gameId);
  await source.decode();
  let rendered: readonly { readonly canvas: HTMLCanvasElement; readonly size: number }[] = [];
  return {
    fit(sizes) {
      rendered = sizes.map((size, kind) => {
        const canvas = document.createElement('canvas');
        const pixels = Math.ceil(size * Math.min(3, window.devicePixelRatio));
        Object.assign(canvas, { width: pixels, height: pixels });
        canvas
          .getContext('2d')
          ?.drawImage(source, kind * SOURCE_SIZE, 0, SOURCE_SIZE, SOURCE_SIZE, 0, 0, pixels, pixels);
        return { canvas, size };
      });
    },
    draw(pen, kind) {
      const image = rendered[kind];
      if (image !== undefined) pen.drawImage(image.canvas, -image.size / 2, -image.size / 2, image.size, image.size);
    },
  };
}
