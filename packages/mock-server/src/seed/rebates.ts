import type { DomainContext } from '../domain/kernel/index.ts';
import { fixRates } from '../domain/rebates/index.ts';

/** Seeds the rates of the running day. The rebate of seeded bets is part of the seeded balances. */
export function seedRebates(context: DomainContext): void {
  context.store.transact(() => fixRates(context, context.clock.now()));
}
