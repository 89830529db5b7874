import { expect, it } from 'vitest';

import { teamBetStatuses, teamStatusOf } from './team-bet-status.ts';

it.each([
  [{ status: 'UNSETTLED', validBetReason: 'OPEN' }, 'bettingRecord:status.UNSETTLED'],
  [{ status: 'SETTLED' }, 'bettingRecord:status.SETTLED'],
  [{ status: 'SETTLED', validBetReason: 'TIE' }, 'bettingRecord:team.tie'],
  [{ status: 'CANCELLED', validBetReason: 'CANCELLED' }, 'bettingRecord:status.CANCELLED'],
] as const)('shows %o by a status of its own', (bet, text) => {
  expect(teamBetStatuses.textOf(teamStatusOf(bet))).toBe(text);
});
