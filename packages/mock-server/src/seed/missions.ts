import { DAY_MS, periodAt } from '@croupier/sdk/rules';

import { SITE_TIME_ZONE, type DomainContext } from '../domain/kernel/index.ts';
import { checkMissions, completeMission, countRounds, fixBoard, FIX_DELAY_MS } from '../domain/missions/index.ts';
import { ids } from './members.ts';

/** Days ago on which maricel logged in for the third day in a row. */
const THREE_DAYS_DONE = 2;

/** Seeds missions that seeded play has completed, and the final board of the last week. */
export function seedMissions(context: DomainContext): void {
  const { store, clock } = context;
  const now = clock.now();
  store.transact(() => {
    for (const bet of store.bets.all())
      countRounds(context, { before: { ...bet, status: 'UNSETTLED', settledAt: null }, after: bet });
    for (const { id } of store.members.all())
      checkMissions(context, id, ['VALID_BET', 'ROUNDS', 'GAME_TYPES', 'DEPOSIT_SUM', 'DEPOSIT_COUNT'], now);
    completeMission(context, ids.member, 'mis_three_days', new Date(now.getTime() - THREE_DAYS_DONE * DAY_MS));
    const open = periodAt('WEEK', new Date(now.getTime() - FIX_DELAY_MS), SITE_TIME_ZONE);
    fixBoard(context, periodAt('WEEK', new Date(open.start.getTime() - 1), SITE_TIME_ZONE));
  });
}
