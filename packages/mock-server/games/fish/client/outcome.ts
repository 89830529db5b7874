import { fieldOf } from '../../client/link.ts';
import { fishOf, type FishKind } from '../rules.ts';

/** A shot: its fish, and whether it was caught. */
export interface Shot {
  readonly fish: FishKind;
  readonly isCaught: boolean;
}

/** Returns the shot of a round; undefined when it is none. */
export function shotOf({ outcome }: { readonly outcome: unknown }): Shot | undefined {
  const fish = fishOf(fieldOf(outcome, 'fish'));
  return fish && { fish, isCaught: fieldOf(outcome, 'isCaught') === true };
}
