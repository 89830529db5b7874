import { formatAmount } from '@croupier/sdk/rules';

import type { DomainContext } from '../domain/context.ts';
import type { Play } from '../domain/games/play-sessions.ts';
import { advanceRound, beginRound, dropRound, findRound, type GameRoundRow } from '../domain/games/rounds.ts';
import type { GameRules } from './game-rules.ts';
import { drawRound } from './planned-rounds.ts';
import type { Movement, Wallet } from './wallet.ts';

/** What became of a bet. A round that is pending goes on when the game asks again. */
export type Played =
  | { readonly kind: 'fell'; readonly round: GameRoundRow; readonly balance: string | undefined }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'pending' };

interface Table {
  readonly context: DomainContext;
  readonly wallet: Wallet;
  readonly rules: GameRules;
}

/** Plays a round once: the same id again gives the same round, and with another bet it is refused. */
export function playRound(table: Table, play: Play, roundId: string, bet: unknown): Played {
  const { context, rules } = table;
  const read = rules.read(bet, play.currency);
  if (read === undefined) return { kind: 'refused', code: 'STAKE_INVALID' };
  const known = findRound(context, play, roundId);
  if (known !== undefined) {
    const isSame = known.demand === read.demand && known.place === (play.launch.nodeId ?? play.launch.vendor);
    return isSame ? resumeRound(table, known) : { kind: 'refused', code: 'ROUND_DIFFERS' };
  }
  const round = beginRound(context, play, { roundId, demand: read.demand, stake: formatAmount(read.stake) });
  const staked = table.wallet.stake(round);
  if (staked.kind !== 'refused') return goOn(table, round, staked);
  // The first answer of all says that nothing happened, so the round may be asked for again.
  dropRound(context, round.id);
  return staked;
}

/** Brings a round as far as it goes. */
export function resumeRound(table: Table, round: GameRoundRow): Played {
  switch (round.phase) {
    case 'STAKING':
      return goOn(table, round, table.wallet.stake(round));
    case 'RETURNING':
      return giveBack(table, round);
    case 'PAYING':
      return pay(table, round);
    case 'SETTLED':
      return { kind: 'fell', round, balance: undefined };
    case 'CANCELLED':
      return { kind: 'refused', code: 'ROUND_CANCELLED' };
  }
}

function goOn(table: Table, round: GameRoundRow, staked: Movement): Played {
  const { context, rules } = table;
  if (staked.kind === 'unknown') return { kind: 'pending' };
  if (staked.kind === 'refused') {
    // An earlier try may have had its effect, so the stake is given back rather than forgotten.
    return giveBack(table, advanceRound(context, round.id, { phase: 'RETURNING' }));
  }
  const { payout, outcome } = drawRound(context, rules, round);
  const fallen = { phase: 'PAYING', outcome: JSON.stringify(outcome), payout: formatAmount(payout) } as const;
  return pay(table, advanceRound(context, round.id, fallen));
}

/** Books the win, which is never drawn again. */
function pay({ context, wallet }: Table, round: GameRoundRow): Played {
  const won = wallet.win(round);
  if (won.kind !== 'done') return { kind: 'fell', round, balance: undefined };
  return { kind: 'fell', round: advanceRound(context, round.id, { phase: 'SETTLED' }), balance: won.balance };
}

function giveBack({ context, wallet }: Table, round: GameRoundRow): Played {
  if (wallet.giveBack(round).kind !== 'done') return { kind: 'pending' };
  advanceRound(context, round.id, { phase: 'CANCELLED' });
  return { kind: 'refused', code: 'ROUND_CANCELLED' };
}
