import { DAY_MS, HOUR_MS, parseAmount } from '@croupier/sdk/rules';

import { SITE_CURRENCY, type DomainContext } from '../domain/kernel/index.ts';
import { grantReward } from '../domain/rewards/index.ts';
import { ids } from './members.ts';

/** Rewards of maricel with their age and the time until they end. The first two are those of the contract's examples. */
const REWARDS = [
  {
    id: 'rw_5521',
    source: 'MISSION',
    referenceId: 'mis_daily_turnover',
    amount: '20.00',
    title: { EN: 'Daily turnover mission', TY: 'Misyon: turnover sa araw na ito' },
    hoursAgo: 2,
    endsInDays: 7,
  },
  {
    id: 'rw_5502',
    source: 'SYSTEM',
    amount: '50.00',
    title: { EN: 'A thank-you for your feedback', TY: 'Pasasalamat sa feedback mo' },
    hoursAgo: 20 * 24,
    endsInDays: 9,
  },
  {
    id: 'rw_5377',
    source: 'MISSION',
    referenceId: 'mis_weekly_variety',
    amount: '25.00',
    title: { EN: 'Three types of games in a week', TY: 'Tatlong uri ng laro sa isang linggo' },
    hoursAgo: 40 * 24,
    endsInDays: -33,
  },
] as const;

/** Seeds the rewards of maricel. */
export function seedRewards(context: DomainContext): void {
  const now = context.clock.now().getTime();
  for (const { amount, hoursAgo, endsInDays, ...reward } of REWARDS) {
    grantReward(context, {
      ...reward,
      memberId: ids.member,
      amount: parseAmount(amount, SITE_CURRENCY),
      at: new Date(now - hoursAgo * HOUR_MS),
      expiresAt: new Date(now + endsInDays * DAY_MS),
    });
  }
}
