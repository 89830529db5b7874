import type { DomainContext } from '../kernel/index.ts';

/** Notes the first answer of a member to the question about deposit limits, which a deposit limit is, too. */
export function noteAnswer({ store, clock }: DomainContext, memberId: string): void {
  if (store.limitPrompts.get(memberId) !== undefined) return;
  store.limitPrompts.insert({ id: memberId, answeredAt: clock.now().toISOString() });
}
