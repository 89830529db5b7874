import type { Clock } from '../../clock/clock.ts';
import type { Secrets } from '../../clock/secrets.ts';
import type { Random } from '../../clock/random.ts';
import type { Store } from '../../store/store.ts';

/** Dependencies of domain functions: one world's store, clock and randomness. */
export interface DomainContext {
  readonly store: Store;
  readonly clock: Clock;
  /** Reproducible random values, derived from the world's seed. */
  readonly random: Random;
  /** Unpredictable random values, for tokens and codes. */
  readonly secrets: Secrets;
}
