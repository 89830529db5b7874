import type { BonusDetail, PromotionStatus } from '@croupier/sdk/types';
import type { TimelineState } from '@croupier/ui/data/Timeline';

import { promotionStatuses } from './promotion-status.ts';

/** What became of one time: the state of its bonus once it has one with turnover, else of the participation. */
export type TimeState = PromotionStatus | 'IN_PLAY' | 'PLAYED' | 'TAKEN_BACK' | 'DROPPED';

type GrantState = NonNullable<BonusDetail['grantState']>;

const OF_BONUS: Readonly<Record<GrantState, TimeState>> = {
  OPEN: 'IN_PLAY',
  DONE: 'PLAYED',
  CLEARED: 'DROPPED',
  WAIVED: 'DROPPED',
  EXPIRED: 'TAKEN_BACK',
  FORFEITED: 'TAKEN_BACK',
};

const isGrantState = (state: string): state is GrantState => Object.hasOwn(OF_BONUS, state);

/** A state of the bonus that this version does not know is left out. */
export function stateOfTime(
  { status }: { readonly status: string },
  bonus: { readonly grantState?: string | undefined } | undefined,
): TimeState {
  const state = bonus?.grantState;
  return state !== undefined && isGrantState(state) ? OF_BONUS[state] : promotionStatuses.known(status);
}

export const timelineStates: Readonly<Record<TimeState, TimelineState>> = {
  IN_PLAY: 'current',
  PLAYED: 'done',
  TAKEN_BACK: 'failed',
  DROPPED: 'done',
  APPLYING: 'current',
  PROCESS: 'current',
  ISSUED: 'current',
  JOINED: 'current',
  CLAIMED: 'done',
  REJECTED: 'failed',
  CLOSE: 'failed',
  COMING_SOON: 'upcoming',
};
