import { addAmounts, compareAmounts, formatAmount, parseAmount, subtractAmounts } from '@croupier/sdk/rules';
import { operations } from '@croupier/sdk/operations';

import type { DomainContext } from '../src/domain/kernel/index.ts';
import { savePlayMoney, type PlaySession, type GameRoundRow } from '../src/domain/games/index.ts';

/** Signs a vendor's call, sends it to the platform, and returns undefined when there is no answer. */
export type Platform = (call: {
  /** Code of the vendor. */
  readonly vendor: string;
  readonly method: string;
  readonly path: string;
  readonly body: string;
  /** Id of the launch that the call belongs to. */
  readonly launch: string;
}) => { readonly status: number; readonly body: string } | undefined;

/** Result of a movement: done with the new balance, refused without effect, or unknown. */
export type WalletResult =
  | { readonly kind: 'done'; readonly balance: string | undefined }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unknown' };

/** Debits stakes and credits payouts. Each movement is idempotent. */
export interface Wallet {
  readonly balance: () => WalletResult;
  readonly stake: (round: GameRoundRow) => WalletResult;
  readonly win: (round: GameRoundRow) => WalletResult;
  readonly refund: (round: GameRoundRow) => WalletResult;
}

/** Statuses from 400 to 499 are a final refusal, except 429. */
const MIN_CLIENT_ERROR = 400;
const TOO_MANY_REQUESTS = 429;
const MIN_SERVER_ERROR = 500;

/** Creates the member's wallet at the platform, by the contract's vendor calls. */
export function createVendorWallet(platform: Platform, { launch, currency }: PlaySession): Wallet {
  const call = (
    id: 'vendorGetBalance' | 'vendorDebit' | 'vendorCredit' | 'vendorRollback',
    data: object,
  ): WalletResult => {
    const { method, path } = operations[id];
    const body = JSON.stringify(data);
    return readResult(platform({ vendor: launch.vendor, method, path, body, launch: launch.id }));
  };
  const player = { launchToken: launch.token, currency };
  return {
    balance: () => call('vendorGetBalance', player),
    stake: ({ transaction, roundId, stake }) =>
      call('vendorDebit', { ...player, transactionId: `${transaction}_s`, roundId, amount: stake }),
    win: ({ transaction, roundId, payout }) =>
      call('vendorCredit', {
        ...player,
        transactionId: `${transaction}_w`,
        roundId,
        amount: payout,
        roundClosed: true,
      }),
    refund: ({ transaction }) =>
      call('vendorRollback', { transactionId: `${transaction}_b`, originalTransactionId: `${transaction}_s` }),
  };
}

/** Creates a demo's wallet of play money, which never reaches the ledger. */
export function createPlayMoney(context: DomainContext, { session, currency }: PlaySession): Wallet {
  const current = () => parseAmount(context.store.playSessions.get(session.id)?.playMoney ?? '0.00', currency);
  const save = (balance: string): WalletResult => {
    savePlayMoney(context, session.id, balance);
    return { kind: 'done', balance };
  };
  return {
    balance: () => ({ kind: 'done', balance: formatAmount(current()) }),
    stake(round) {
      const stake = parseAmount(round.stake, currency);
      if (compareAmounts(current(), stake) < 0) return { kind: 'refused', code: 'INSUFFICIENT_BALANCE' };
      return save(formatAmount(subtractAmounts(current(), stake)));
    },
    win: (round) => save(formatAmount(addAmounts(current(), parseAmount(round.payout, currency)))),
    // A stake of play money is always taken, so it is also returned.
    refund: ({ stake }) => save(formatAmount(addAmounts(current(), parseAmount(stake, currency)))),
  };
}

function readResult(answer: ReturnType<Platform>): WalletResult {
  const body = answer === undefined ? undefined : parse(answer.body);
  if (answer === undefined || body === undefined) return { kind: 'unknown' };
  const { status } = answer;
  if (status < MIN_CLIENT_ERROR) {
    const value = field(body, 'value');
    const balance = field(value, 'balance');
    if (typeof balance === 'string') return { kind: 'done', balance };
    // A rollback of a transaction that has not arrived names no balance.
    return field(value, 'reversed') === false ? { kind: 'done', balance: undefined } : { kind: 'unknown' };
  }
  const code = field(body, 'errorCode');
  const isFinal = status < MIN_SERVER_ERROR && status !== TOO_MANY_REQUESTS && typeof code === 'string';
  return isFinal ? { kind: 'refused', code } : { kind: 'unknown' };
}

function field(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
