import { DAY_MS, parseAmount } from '@croupier/sdk/rules';

import { SITE_CURRENCY, type DomainContext } from '../domain/kernel/index.ts';
import { grantReward } from '../domain/rewards/index.ts';
import { ids } from './members.ts';

const REWARDS = [
  {
    id: 'rw_5521',
    source: 'MISSION',
    amount: '20.00',
    title: { EN: 'Play ₱1,000 in slots', TY: 'Maglaro ng ₱1,000 sa slots' },
  },
  {
    id: 'rw_5523',
    source: 'REFERRAL',
    amount: '188.00',
    title: { EN: 'A friend joined', TY: 'May sumaling kaibigan' },
  },
] as const;

/** Seeds rewards that maricel can claim. */
export function seedRewards(context: DomainContext): void {
  const now = context.clock.now();
  for (const { amount, ...reward } of REWARDS) {
    grantReward(context, {
      ...reward,
      memberId: ids.member,
      amount: parseAmount(amount, SITE_CURRENCY),
      at: now,
      expiresAt: new Date(now.getTime() + 7 * DAY_MS),
    });
  }
}
