import { DAY_MS, HOUR_MS, parseAmount } from '@croupier/sdk/rules';

import { SITE_CURRENCY, type DomainContext } from '../domain/kernel/index.ts';
import { grantReward } from '../domain/rewards/index.ts';
import { ids } from './members.ts';

/** Rewards of maricel with their age and the time until they end. The first is that of the contract's examples. */
const REWARDS = [
  {
    id: 'rw_5521',
    source: 'SYSTEM',
    amount: '20.00',
    title: { EN: 'For your patience with the late deposit', TY: 'Para sa pasensya mo sa naantalang deposito' },
    hoursAgo: 2,
    endsInDays: 7,
  },
  {
    id: 'rw_5377',
    source: 'SYSTEM',
    amount: '25.00',
    title: { EN: 'For taking part in a survey', TY: 'Para sa pagsagot mo ng survey' },
    hoursAgo: 40 * 24,
    endsInDays: -33,
  },
] as const;

/** Seeds the rewards that staff gave maricel. */
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
