import type { DomainContext } from '../kernel/index.ts';

/** Notes that a member has answered the question about deposit limits, by an answer or by a deposit limit. */
export function noteAnswer({ store, clock }: DomainContext, memberId: string): void {
  const answeredAt = clock.now().toISOString();
  if (store.limitPrompts.get(memberId) === undefined) store.limitPrompts.insert({ id: memberId, answeredAt });
  else store.limitPrompts.update(memberId, { answeredAt });
}
