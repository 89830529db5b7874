import { DAY_MS, HOUR_MS } from '@croupier/sdk/rules';
import type { SecurityEventKind } from '@croupier/sdk/types';

import type { DomainContext } from '../domain/kernel/index.ts';
import { changeProfile } from '../domain/member/index.ts';
import { ids } from './members.ts';

interface PastEvent {
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
  { memberId: ids.unknownAddress, kind: 'TWO_STEP_ON', hoursAgo: TWO_STEP_HOURS },
  { memberId: ids.member, kind: 'BANK_CARD_ADDED', hoursAgo: 60 * HOURS_A_DAY },
  { memberId: ids.member, kind: 'PASSWORD_CHANGED', hoursAgo: 30 * HOURS_A_DAY },
  { memberId: ids.member, kind: 'BANK_CARD_ADDED', hoursAgo: 22 },
];

/** Seeds the history of security events, and since when the member with the two-step check has it. */
export function seedSecurityEvents(context: DomainContext): void {
  const { store, clock, random } = context;
  const timeOf = (hoursAgo: number): string => new Date(clock.now().getTime() - hoursAgo * HOUR_MS).toISOString();
  store.transact(() => {
    for (const { memberId, kind, hoursAgo } of EVENTS) {
      store.securityEvents.insert({
        id: `se_${random.hex(12)}`,
        memberId,
        kind,
        time: timeOf(hoursAgo),
        ...(memberId === ids.member ? HOME : BAGUIO),
        holdUntil: null,
      });
    }
    changeProfile(context, ids.unknownAddress, { twoStepChangedAt: timeOf(TWO_STEP_HOURS) });
  });
}
