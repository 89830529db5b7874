import type { BettingRecord, BetStatus } from '@croupier/sdk/types';

import { defineStatuses } from '../../shared/lists/statuses.ts';

/** A stake that came back in a game between two sides is no turnover, so a tie has a status of its own. */
type TeamBetStatus = BetStatus | 'TIE';

export const teamBetStatuses = defineStatuses<TeamBetStatus>(
  { UNSETTLED: 'pending', SETTLED: 'success', CANCELLED: 'neutral', TIE: 'neutral' },
  {
    unknown: 'UNSETTLED',
    textOf: (status) => (status === 'TIE' ? 'bettingRecord:team.tie' : `bettingRecord:status.${status}`),
  },
);

/** The status of a bet as the team's list shows it. */
export const teamStatusOf = ({ status, validBetReason }: Pick<BettingRecord, 'status' | 'validBetReason'>): string =>
  status === 'SETTLED' && validBetReason === 'TIE' ? 'TIE' : status;
