import { DAY_MS, HOUR_MS } from '@croupier/sdk/rules';
import type { SecurityEventKind } from '@croupier/sdk/types';

import type { DomainContext } from '../domain/kernel/index.ts';
import { changeProfile } from '../domain/member/index.ts';
import { ids } from './members.ts';

interface PastEvent {
  readonly id: string;
  readonly memberId: string;
  readonly kind: SecurityEventKind;
  readonly hoursAgo: number;
}

const HOURS_A_DAY = DAY_MS / HOUR_MS;
const TWO_STEP_HOURS = 89 * HOURS_A_DAY;
const HOME = { ip: '203.0.113.24', location: 'Quezon City, PH', device: 'Browser on Android' };
const BAGUIO = { ip: '198.51.100.61', location: 'Baguio, PH', device: 'Browser on macOS' };

/** Changes of the past, the oldest first; of cards, as `withdrawals.ts` seeds them. */
const EVENTS: readonly PastEvent[] = [
  { id: 'se_8a31', memberId: ids.unknownAddress, kind: 'TWO_STEP_ON', hoursAgo: TWO_STEP_HOURS },
  { id: 'se_8b52', memberId: ids.member, kind: 'BANK_CARD_ADDED', hoursAgo: 60 * HOURS_A_DAY },
  { id: 'se_8d07', memberId: ids.member, kind: 'PASSWORD_CHANGED', hoursAgo: 30 * HOURS_A_DAY },
  { id: 'se_8e90', memberId: ids.member, kind: 'BANK_CARD_ADDED', hoursAgo: 22 },
];

/** Seeds the history of security events, and since when the member with the two-step check has it. */
export function seedSecurityEvents(context: DomainContext): void {
  const { store, clock } = context;
  const timeOf = (hoursAgo: number): string => new Date(clock.now().getTime() - hoursAgo * HOUR_MS).toISOString();
  store.transact(() => {
    for (const { hoursAgo, ...event } of EVENTS) {
      store.securityEvents.insert({
        ...event,
        time: timeOf(hoursAgo),
        ...(event.memberId === ids.member ? HOME : BAGUIO),
        holdUntil: null,
      });
    }
    changeProfile(context, ids.unknownAddress, { twoStepChangedAt: timeOf(TWO_STEP_HOURS) });
  });
}
