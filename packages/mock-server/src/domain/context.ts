import type { Clock } from '../clock/clock.ts';
import type { Random } from '../clock/random.ts';
import type { Store } from '../store/store.ts';

/** What behaviour works with: one world's memory, time and chance. */
export interface DomainContext {
  readonly store: Store;
  readonly clock: Clock;
  readonly random: Random;
}
