import { nextSessionStep, noteActivity } from '../domain/gaming-sessions/index.ts';
import { runDueSteps, type DomainContext } from '../domain/kernel/index.ts';

/** Seeds the gaming sessions in which the seeded bets were placed. */
export function seedGamingSessions(context: DomainContext): void {
  const { store } = context;
  const bets = store.bets.all().toSorted((a, b) => Date.parse(a.time) - Date.parse(b.time));
  store.transact(() => {
    for (const { memberId, time } of bets) noteActivity(context, memberId, { at: new Date(time) });
  });
  runDueSteps(context, [nextSessionStep]);
}
