import type { BonusDetail, PromotionParticipation, PromotionStatus } from '@croupier/sdk/types';
import type { TimelineState } from '@croupier/ui/data/Timeline';

/** What became of one time: the state of its bonus once it has one with turnover, else of the participation. */
export type TimeState = PromotionStatus | 'IN_PLAY' | 'PLAYED' | 'TAKEN_BACK' | 'DROPPED';

const OF_BONUS: Readonly<Record<NonNullable<BonusDetail['grantState']>, TimeState>> = {
  OPEN: 'IN_PLAY',
  DONE: 'PLAYED',
  CLEARED: 'DROPPED',
  WAIVED: 'DROPPED',
  EXPIRED: 'TAKEN_BACK',
  FORFEITED: 'TAKEN_BACK',
};

export function stateOfTime(
  { status }: Pick<PromotionParticipation, 'status'>,
  bonus: Pick<BonusDetail, 'grantState'> | undefined,
): TimeState {
  return bonus?.grantState === undefined ? status : OF_BONUS[bonus.grantState];
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
