import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createFrozenClock } from '../../clock/clock.ts';
import { createRandom } from '../../clock/random.ts';
import { realSecrets } from '../../clock/secrets.ts';
import { createJournal } from '../../store/journal.ts';
import { createStore } from '../../store/store.ts';
import { createUndoLog } from '../../store/undo-log.ts';
import { answerIdempotently, findAnswer, NO_LISTENERS, Refusal, type DomainContext } from '../kernel/index.ts';
import {
  ADJUSTMENT,
  BONUS,
  operatorAccount,
  isMemberAccount,
  mainWallet,
  providerAccount,
  vendorWallet,
  balanceOf,
  move,
  post,
  reverse,
} from './ledger.ts';

const RUNS = 800;
const MIN_OPERATIONS = 100_000;
const ACCOUNTS = [
  mainWallet('a'),
  vendorWallet('a', 'JDB'),
  mainWallet('b'),
  operatorAccount('JDB'),
  providerAccount('kampupot'),
  BONUS,
  ADJUSTMENT,
];
const CURRENCIES = ['PHP', 'JPY'];

const account = fc.constantFrom(...ACCOUNTS);
const currency = fc.constantFrom(...CURRENCIES);
const minor = fc.bigInt({ min: 1n, max: 500n });
const transfer = fc.record({ from: account, to: account, minor, currency });
type Transfer = typeof transfer extends fc.Arbitrary<infer Value> ? Value : never;

const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('move' as const), transfer }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reverse' as const), nth: fc.nat(400) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('together' as const), transfers: fc.array(transfer, { maxLength: 3 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('keyed' as const),
      transfer,
      key: fc.constantFrom('k1', 'k2', 'k3', 'k4', 'k5', 'k6'),
      body: fc.constantFrom('x', 'y'),
    }),
  },
);
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

/** Minimal model of a ledger: balances by account, and one answer per key. */
class Model {
  balances = new Map<string, bigint>();
  readonly moved: Transfer[][] = [];
  readonly answers = new Map<string, { body: string; answer: number }>();

  read({ account: name, currency: money }: { account: string; currency: string }): bigint {
    return this.balances.get(`${name} ${money}`) ?? 0n;
  }

  /** All transfers or none; refused when a debited member account would end below zero. */
  apply(transfers: readonly Transfer[]): 'done' | 'INSUFFICIENT_BALANCE' {
    const after = new Map(this.balances);
    const add = (name: string, money: string, amount: bigint): void =>
      void after.set(`${name} ${money}`, (after.get(`${name} ${money}`) ?? 0n) + amount);
    for (const { from, to, minor: amount, currency: money } of transfers) {
      add(from, money, -amount);
      add(to, money, amount);
    }
    if ([...after].some(([name, amount]) => isMemberAccount(name) && amount < 0n)) return 'INSUFFICIENT_BALANCE';
    this.balances = after;
    this.moved.push([...transfers]);
    return 'done';
  }

  expect(step: Command): string {
    if (step.kind === 'move') return this.apply([step.transfer]);
    if (step.kind === 'together') return step.transfers.length === 0 ? 'nothing' : this.apply(step.transfers);
    if (step.kind === 'reverse') {
      const moved = this.moved[step.nth];
      if (moved === undefined) return 'nothing';
      return this.apply(moved.map((original) => ({ ...original, from: original.to, to: original.from })));
    }
    const stored = this.answers.get(step.key);
    if (stored !== undefined) return stored.body === step.body ? `answer ${stored.answer}` : 'DUPLICATE_REQUEST';
    const outcome = this.apply([step.transfer]);
    if (outcome !== 'done') return outcome;
    this.answers.set(step.key, { body: step.body, answer: this.moved.length });
    return `answer ${this.moved.length}`;
  }
}

const POSTING = { kind: 'ADJUSTMENT', memberId: null } as const;

function sidesOf({ from, to, minor: amount, currency: money }: Transfer) {
  return [
    { account: from, amount: -amount, currency: money },
    { account: to, amount, currency: money },
  ];
}

/** Performs a step on the real ledger and returns the result in the model's terms. */
function perform(context: DomainContext, step: Command): string {
  const { journal } = context.store;
  const moveOne = ({ from, to, minor: amount, currency: money }: Transfer): void =>
    void move(context, { ...POSTING, from, to, amount: { minor: amount, currency: money } });
  try {
    if (step.kind === 'move') moveOne(step.transfer);
    else if (step.kind === 'together') {
      if (step.transfers.length === 0) return 'nothing';
      post(context, POSTING, step.transfers.flatMap(sidesOf));
    } else if (step.kind === 'reverse') {
      const movement = journal.all().movements[step.nth];
      if (movement === undefined) return 'nothing';
      reverse(context, movement, { EN: 'taken back', TY: 'binawi' });
    } else {
      const key = { id: step.key, fingerprint: step.body, forever: false };
      const stored = findAnswer(context, key);
      if (stored !== undefined) return `answer ${String(stored.value)}`;
      const work = (): number => {
        moveOne(step.transfer);
        return journal.size();
      };
      return `answer ${answerIdempotently(context, key, work)}`;
    }
    return 'done';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

function createContext(): DomainContext {
  const clock = createFrozenClock(new Date('2026-11-21T06:00:00Z'));
  return {
    store: createStore(),
    clock,
    random: createRandom(1),
    secrets: realSecrets,
    listeners: NO_LISTENERS,
  };
}

describe('the ledger', () => {
  it('agrees with a simple model over 100,000 random operations, as does a replay of its journal', () => {
    let operations = 0;
    fc.assert(
      fc.property(fc.array(command, { maxLength: 300, size: 'max' }), (steps) => {
        const context = createContext();
        const { journal } = context.store;
        const model = new Model();
        for (const step of steps) {
          operations += 1;
          expect(perform(context, step)).toBe(model.expect(step));
        }
        const cells = ACCOUNTS.flatMap((name) => CURRENCIES.map((money) => ({ account: name, currency: money })));
        const undoLog = createUndoLog(() => {});
        const replayed = createJournal(undoLog);
        undoLog.transact(() => replayed.restore(JSON.parse(JSON.stringify(journal.save()))));
        for (const cell of cells) {
          const balance = balanceOf(context, cell.account, cell.currency).minor;
          const entries = journal.entriesIn(cell.account).filter((entry) => entry.currency === cell.currency);
          expect(balance).toBe(model.read(cell));
          expect(entries.reduce((sum, { amount }) => sum + amount, 0n)).toBe(balance);
          expect(entries.at(-1)?.balanceAfter ?? 0n).toBe(balance);
          expect(replayed.balanceOf(cell.account, cell.currency)).toBe(balance);
          expect(isMemberAccount(cell.account) && balance < 0n).toBe(false);
        }
        for (const money of CURRENCIES) {
          const all = journal.all().entries.filter((entry) => entry.currency === money);
          expect(all.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
        }
        expect(journal.size()).toBe(model.moved.length);
      }),
      { numRuns: RUNS, seed: 20_261_121 },
    );
    expect(operations).toBeGreaterThanOrEqual(MIN_OPERATIONS);
  }, 30_000);

  it('books nothing when a balance would become negative', () => {
    const context = createContext();
    const from = mainWallet('a');
    const amount = { minor: 1n, currency: 'PHP' };
    expect(() => move(context, { ...POSTING, from, to: 'bonus', amount })).toThrow('INSUFFICIENT_BALANCE');
    expect(context.store.journal.size()).toBe(0);
  });

  it.each([0n, -1n])('refuses to move an amount of %s', (amount) => {
    const context = createContext();
    const attempt = () =>
      move(context, { ...POSTING, from: 'bonus', to: mainWallet('a'), amount: { minor: amount, currency: 'PHP' } });
    expect(attempt).toThrow(RangeError);
  });
});

describe('a key', () => {
  const key = { id: 'm_1 transferWallet k', fingerprint: 'x', forever: false };
  const DAY = 86_400_000;

  it("expires after a day of the world, unless it is a server's", () => {
    const context = createContext();
    answerIdempotently(context, key, () => 1);
    answerIdempotently(context, { ...key, id: 'vendor vt_1', forever: true }, () => 2);
    context.clock.advance(DAY - 1);
    expect(findAnswer(context, key)).toEqual({ value: 1 });
    context.clock.advance(1);
    expect(findAnswer(context, key)).toBeUndefined();
    expect(findAnswer(context, { ...key, id: 'vendor vt_1' })).toEqual({ value: 2 });
    expect(answerIdempotently(context, key, () => 3)).toBe(3);
  });

  it('stays free after a refusal, and writes before the refusal remain', () => {
    const context = createContext();
    const { store } = context;
    const attempt = () =>
      answerIdempotently(context, key, () => {
        store.transact(() => store.siteFlags.insert({ id: 'FREEPLAY3', on: true }));
        store.transact(() => {
          store.siteFlags.insert({ id: 'AGENTPOLICY3', on: true });
          throw new Refusal('INSUFFICIENT_BALANCE');
        });
      });
    expect(attempt).toThrow('INSUFFICIENT_BALANCE');
    expect(findAnswer(context, key)).toBeUndefined();
    expect(store.siteFlags.all().map(({ id }) => id)).toEqual(['FREEPLAY3']);
  });

  it('is rolled back with all other writes after an internal error', () => {
    const context = createContext();
    const { store } = context;
    const attempt = () =>
      answerIdempotently(context, key, () => {
        store.transact(() => store.siteFlags.insert({ id: 'FREEPLAY3', on: true }));
        throw new Error('the disk is full');
      });
    expect(attempt).toThrow('the disk is full');
    expect([findAnswer(context, key), store.siteFlags.all()]).toEqual([undefined, []]);
  });
});
