import type { BetStatus, GameType, ValidBetReason } from '../generated/types.gen.ts';
import type { Amount } from './money.ts';

/** Game types in which a stake that is paid back counts nothing: a tie, or a bet that was returned. */
const TIE_GAME_TYPES: ReadonlySet<GameType> = new Set(['LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT']);

/** A bet as far as its turnover depends on it. */
export interface CountedBet {
  readonly status: BetStatus;
  readonly gameType: GameType;
  readonly stake: Amount;
  /** Stake included. */
  readonly payout: Amount;
}

/** The part of a bet that counts as turnover, and why it is less than the stake (rule M-07). */
export interface ValidBet {
  readonly validBet: Amount;
  /** Absent when the whole stake counts. */
  readonly reason?: ValidBetReason;
}

/** What of a bet counts as turnover (rule M-07): its stake once it is settled, nothing for a tie of most game types. */
export function validBetOf({ status, gameType, stake, payout }: CountedBet): ValidBet {
  const nothing: Amount = { minor: 0n, currency: stake.currency };
  if (status === 'UNSETTLED') return { validBet: nothing, reason: 'OPEN' };
  if (status === 'CANCELLED') return { validBet: nothing, reason: 'CANCELLED' };
  const isTie = TIE_GAME_TYPES.has(gameType) && stake.minor > 0n && payout.minor === stake.minor;
  return isTie ? { validBet: nothing, reason: 'TIE' } : { validBet: stake };
}
