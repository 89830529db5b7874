import { looks, plainLook } from '../art/looks.data.ts';
import type { Palette } from '../art/palette.ts';
import { paletteOf } from '../art/palettes.data.ts';
import type { Hand } from '../art/pen.ts';
import { seedOf } from '../art/picture.ts';
import { pick } from '../art/shapes.ts';
import { findGame } from '../domain/catalogue/catalogue.ts';

/** How a game looks, as its cover does. */
export interface GameLook {
  readonly palette: Palette;
  readonly hand: Hand;
  readonly motif: string;
  readonly category: string;
  readonly seed: number;
}

/** The look of a game; of a vendor's lobby when the id is a vendor's. */
export function lookOf(id: string): GameLook {
  const game = findGame(id);
  const look = looks[game?.vendor ?? id] ?? plainLook;
  const seed = seedOf(id);
  return {
    palette: paletteOf(pick(look.palettes, seed)),
    // Neon glows on a dark ground only, and the symbols stand on paper.
    hand: look.hand === 'neon' ? 'lamp' : look.hand,
    motif: game?.motif ?? 'gem',
    category: game?.category ?? 'RNG',
    seed,
  };
}
