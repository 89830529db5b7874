import type { Clock } from '../clock/clock.ts';
import type { Secrets } from '../clock/secrets.ts';
import type { Random } from '../clock/random.ts';
import type { Store } from '../store/store.ts';

/** Dependencies of domain functions: one world's store, clock and randomness. */
export interface DomainContext {
  readonly store: Store;
  readonly clock: Clock;
  /** Everything of a world that its seed decides. */
  readonly random: Random;
  /** What nobody may guess. */
  readonly secrets: Secrets;
}
