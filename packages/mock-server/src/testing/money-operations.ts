import { parseAmount, type Amount } from '@croupier/sdk/rules';
import * as fc from 'fast-check';

import { forfeitBonus } from '../domain/bonuses/index.ts';
import {
  answerIdempotently,
  callContextOf,
  findAnswer,
  Refusal,
  runDueSteps,
  type CallContext,
  type RequestKey,
} from '../domain/kernel/index.ts';
import { nextDepositStep } from '../domain/deposits/index.ts';
import { acknowledge, nextSessionStep } from '../domain/gaming-sessions/index.ts';
import { BONUS, mainWallet, move, providerAccount } from '../domain/ledger/index.ts';
import { transferToDownline, transferToUpline } from '../domain/transfers/index.ts';
import { nextExpiry } from '../domain/turnover/index.ts';
import { credit, debit, rollback } from '../domain/vendor-wallet/index.ts';
import { recallAllWallets, transferWallet } from '../domain/wallets/index.ts';
import { cancelOrder, createOrder, disputePayout, nextWithdrawStep } from '../domain/withdrawals/index.ts';
import type { World } from '../node.ts';
import { ids } from '../seed/members.ts';
import { askFor, PAYMENT_PASSWORD } from './withdrawals.ts';

const MEMBER = ids.member;
const SENDERS = { UPLINE: { memberId: MEMBER }, DOWNLINE: { memberId: ids.agent } } as const;
/** Payment password of amihan. */
const AGENT_PASSWORD = '300985';
/** Vendors by the wallet that they play from. */
const VENDORS = { MAIN: 'TALA', OWN: 'JDB' } as const;

/** Amounts in centavos; withdrawals end with those that the sandbox's staff read. */
const centavos = fc.integer({ min: 1, max: 300_000 });
const withdrawn = fc
  .tuple(fc.integer({ min: 200, max: 3000 }), fc.nat(6))
  .map(([pesos, ending]) => pesos * 100 + ending);
const table = fc.constantFrom('MAIN' as const, 'OWN' as const);
const round = fc.nat(30);

/** One thing that moves money, or lets time pass. `repeats` sends it twice under its key. */
export const operation = fc.record({
  repeats: fc.boolean(),
  what: fc.oneof(
    { weight: 2, arbitrary: fc.record({ do: fc.constant('deposit'), centavos }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('bonus'),
        centavos: fc.integer({ min: 1, max: 50_000 }),
        hours: fc.integer({ min: 1, max: 90 }),
        factor: fc.constantFrom('1', '3', '10'),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({ do: fc.constant('stake'), centavos: fc.integer({ min: 1, max: 50_000 }), table, round }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('payout'),
        centavos: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 90_000 })),
        table,
        round,
        closes: fc.boolean(),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('rollback'), table, call: fc.nat(1000) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('withdraw'), centavos: withdrawn }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel') }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('dispute'), percent: fc.nat(99) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('transfer'),
        centavos,
        to: fc.constantFrom('UPLINE' as const, 'DOWNLINE' as const),
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('wallet'), centavos, isOut: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('recall') }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('forfeit') }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('wait'), minutes: fc.constantFrom(1, 2, 30, 700, 1500) }) },
  ),
});
export type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

/** A world whose money moves, and what was called in it so far. */
export interface Bank {
  readonly world: World;
  /** Transactions of vendors. */
  readonly transactions: string[];
}

const MINUTE = 60_000;
const php = (minor: number): Amount => ({ minor: BigInt(minor), currency: 'PHP' });
const textOf = (minor: number): string => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
const money = (minor: number) => ({ amount: textOf(minor), currency: 'PHP' });

const sessionOf = (memberId: string): CallContext['caller']['session'] => ({
  id: memberId,
  memberId,
  expiresAt: '2099-01-01T00:00:00.000Z',
  loginId: 'log_test',
  lastSeenAt: '2026-11-21T06:00:00.000Z',
  lastLoginId: null,
});

/** Opens the games that the operations play, for as long as a sequence lasts. */
export function openBank(world: World): Bank {
  const now = world.clock.now().toISOString();
  world.store.transact(() => {
    for (const vendor of Object.values(VENDORS)) {
      const launch = { id: `ln_${vendor}`, token: vendor, vendor, memberId: MEMBER, nodeId: null, demo: false };
      world.store.launches.insert({ ...launch, openedAt: now, usedAt: now, endedAt: null });
    }
  });
  return { world, transactions: [] };
}

/**
 * Does one thing under its key; returns false when it was refused. A call of a member that is repeated under its key
 * answers the same and books nothing.
 */
export function perform(bank: Bank, { what, repeats }: Operation, number: number): boolean {
  const { world } = bank;
  const key: RequestKey = { id: `${what.do} ${number}`, fingerprint: 'same', forever: false };
  const once = (): unknown => {
    const stored = findAnswer(world, key);
    return stored === undefined ? answerIdempotently(world, key, () => run(bank, what, number)) : stored.value;
  };
  try {
    const first = once();
    const booked = world.store.journal.size();
    if (!repeats) return true;
    const second = once();
    if (JSON.stringify(second) !== JSON.stringify(first)) throw new Error(`A repeated ${what.do} answers otherwise.`);
    if (world.store.journal.size() !== booked) throw new Error(`A repeated ${what.do} booked twice.`);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function run(bank: Bank, what: Operation['what'], number: number): unknown {
  const { world, transactions } = bank;
  const member = callContextOf(world, { session: sessionOf(MEMBER) });
  const orderId = world.store.withdrawOrders.findBy('memberId', MEMBER).at(-1)?.id ?? '';
  switch (what.do) {
    case 'deposit':
      return bookCredit(world, { kind: 'DEPOSIT', from: providerAccount('bayani'), amount: php(what.centavos) });
    case 'bonus': {
      const expiresAt = new Date(world.clock.now().getTime() + what.hours * 60 * MINUTE);
      const turnover = { expiresAt, factor: what.factor, maxStake: '400.00' };
      return bookCredit(world, { kind: 'PROMOTION', from: BONUS, amount: php(what.centavos), turnover });
    }
    case 'stake':
    case 'payout': {
      const vendor = VENDORS[what.table];
      const call = { ...money(what.centavos), launchToken: vendor, roundId: `rd_${what.round}` };
      const transactionId = `vt_${number}`;
      transactions.push(transactionId);
      const context = callContextOf(world, { server: vendor });
      return what.do === 'stake'
        ? debit(context, { ...call, transactionId })
        : credit(context, { ...call, transactionId, roundClosed: what.closes });
    }
    case 'rollback': {
      const originalTransactionId = transactions[what.call % Math.max(1, transactions.length)] ?? 'vt_unseen';
      const context = callContextOf(world, { server: VENDORS[what.table] });
      return rollback(context, { transactionId: `vr_${number}`, originalTransactionId });
    }
    case 'withdraw':
      return createOrder(member, { ...askFor(textOf(what.centavos)), paymentPassword: PAYMENT_PASSWORD });
    case 'cancel':
      return cancelOrder(member, orderId);
    case 'dispute': {
      const part = world.store.withdrawPayouts.findBy('orderId', orderId).find(({ status }) => status === 'SENT');
      const whole = Number(parseAmount(part?.amount ?? '0.00', 'PHP').minor);
      const amountReceived = textOf(Math.floor((whole * what.percent) / 100));
      return disputePayout(member, orderId, { amountReceived, currency: 'PHP', payoutId: part?.id });
    }
    case 'transfer': {
      const context = callContextOf(world, { session: sessionOf(SENDERS[what.to].memberId) });
      return what.to === 'UPLINE'
        ? transferToUpline(context, { ...money(what.centavos), paymentPassword: PAYMENT_PASSWORD })
        : transferToDownline(context, { ...money(what.centavos), account: 'maricel', paymentPassword: AGENT_PASSWORD });
    }
    case 'wallet': {
      const [fromWallet, toWallet] = what.isOut ? ['MAIN', VENDORS.OWN] : [VENDORS.OWN, 'MAIN'];
      return transferWallet(member, { ...money(what.centavos), fromWallet, toWallet });
    }
    case 'recall':
      return recallAllWallets(member);
    case 'forfeit': {
      const bonusId = world.store.turnoverGrants
        .findBy('memberId', MEMBER)
        .find(({ state, bonusId: id }) => state === 'OPEN' && id !== null)?.bonusId;
      return forfeitBonus(member, { bonusId: bonusId ?? 'bon_0' });
    }
    case 'wait':
      world.clock.advance(what.minutes * MINUTE);
      runDueSteps(world, [nextExpiry, nextDepositStep, nextWithdrawStep, nextSessionStep]);
      // A player who is asked to look at the time goes on.
      return acknowledge(world, MEMBER);
  }
}

function bookCredit(
  world: World,
  credited: Pick<Parameters<typeof move>[1], 'kind' | 'from' | 'amount' | 'turnover'>,
): string {
  return move(world, { ...credited, memberId: MEMBER, to: mainWallet(MEMBER) }).id;
}
