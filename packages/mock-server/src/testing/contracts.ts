import { formatAmount, parseAmount, subtractAmounts } from '@croupier/sdk/rules';
import type { ContractType, GameType } from '@croupier/sdk/types';

import { createFrozenClock } from '../clock/clock.ts';
import { createOffer, lineageOf, nextOfferEnd, PLATFORM } from '../domain/contracts/index.ts';
import { callContextOf, emit, runDueSteps, type CallContext } from '../domain/kernel/index.ts';
import { ADJUSTMENT, mainBalance, mainWallet, move } from '../domain/ledger/index.ts';
import { existingMember } from '../domain/member/index.ts';
import { nextSettlementStep } from '../domain/settlements/index.ts';
import type { ContractRow } from '../store/rows/contracts.ts';
import type { World } from '../node.ts';
import { createCaller, type Caller } from './caller.ts';
import { OFFERS, RECORD } from './contract-ids.data.ts';

/** Tiers as examples write them; no active users by default. */
export type TierTerms = readonly {
  readonly threshold: string;
  readonly rate: string;
  readonly activeUsers?: number | undefined;
}[];

/** A contract by the names of its parties; `PLATFORM` pays agents without upline. */
export interface ContractTerms {
  readonly contractId?: string | undefined;
  readonly version?: number | undefined;
  readonly type?: ContractType | undefined;
  readonly period?: ContractRow['period'] | undefined;
  readonly offeror: string;
  readonly offeree: string;
  readonly tiers: TierTerms;
  readonly carryOver?: boolean | undefined;
  /** In force since long by default. */
  readonly effectiveFrom?: string | undefined;
}

/** Bets of an account that are settled together. Without a stake all of `validBet` is lost. */
export interface PlayedLine {
  readonly account: string;
  readonly gameType: GameType;
  readonly validBet?: string | undefined;
  readonly stake?: string | undefined;
  readonly payout?: string | undefined;
  /** Number of bets; one by default. */
  readonly bets?: number | undefined;
}

const LONG_AGO = '2020-01-01T00:00:00.000Z';
const php = (minor: bigint): string => formatAmount({ minor, currency: 'PHP' });
const minorOf = (text: string): bigint => parseAmount(text, 'PHP').minor;

let seeded: World | undefined;

/** A world with the seeded teams, but without contracts and bets that they count; with its clock at an instant. */
export function createTeams(now: string): Caller {
  seeded ??= createCaller().world;
  const caller = createCaller({ copyOf: seeded, clock: createFrozenClock(new Date(now)) });
  const { store } = caller.world;
  store.transact(() => {
    for (const collection of [
      store.contracts,
      store.salaryWindows,
      store.salaryRecords,
      store.salaryCarries,
      store.playSlots,
      store.playDays,
    ]) {
      for (const { id } of collection.all()) collection.remove(id);
    }
  });
  return caller;
}

/** The id of an account. */
export function idOf({ store }: World, account: string): string {
  const [member] = store.members.findBy('account', account);
  if (member === undefined) throw new Error(`There is no account ${account}.`);
  return member.id;
}

/** The domain's context of a call by an account. */
export function callAs(world: World, account: string): CallContext {
  const memberId = idOf(world, account);
  const at = world.clock.now().toISOString();
  return callContextOf(world, {
    session: {
      id: memberId,
      memberId,
      expiresAt: '2099-01-01T00:00:00.000Z',
      loginId: 'log_test',
      lastSeenAt: at,
      lastLoginId: null,
    },
  });
}

/** Puts a contract in force without an offer. */
export function agree(world: World, terms: ContractTerms): ContractRow {
  const { store } = world;
  const { type = 'DAILY_SALARY', offeror, offeree, tiers, carryOver = true, version = 1 } = terms;
  const { contractId = `ct_${store.contracts.all().length + 1}`, effectiveFrom = LONG_AGO } = terms;
  const period = type === 'REALTIME_SALARY' ? null : (terms.period ?? (type === 'DIVIDEND' ? 'MONTHLY' : 'DAILY'));
  const [payerId, receiverId] = [offeror === PLATFORM ? null : idOf(world, offeror), idOf(world, offeree)];
  return store.transact(() => {
    const contract = store.contracts.insert({
      id: contractId,
      lineage: lineageOf(payerId, receiverId, type),
      version,
      replaces: null,
      type,
      payerId,
      receiverId,
      period,
      currency: 'PHP',
      tiers: tiers.map(({ threshold, rate, activeUsers = 0 }) => ({ threshold, rate, activeUsers })),
      carryOver: type === 'DIVIDEND' && carryOver,
      status: 'APPROVED',
      createdAt: effectiveFrom,
      decidedAt: effectiveFrom,
      decisionReason: null,
      endReason: null,
      effectiveFrom,
      effectiveTo: null,
    });
    // Windows before this moment are not counted.
    const from = new Date(Math.max(Date.parse(effectiveFrom), world.clock.now().getTime()));
    emit(world, 'contractAccepted', { contract: { ...contract, effectiveFrom: from.toISOString() } });
    return contract;
  });
}

/** Does what contracts do until an instant. */
export function runTo(world: World, at: string | Date): void {
  world.clock.advance(Math.max(0, new Date(at).getTime() - world.clock.now().getTime()));
  runDueSteps(world, [nextOfferEnd, nextSettlementStep]);
}

/** Settles bets now that add up to a line; returns their ids. */
export function play(world: World, line: PlayedLine): string[] {
  const { stake = line.validBet ?? '0.00', payout = '0.00', bets = 1 } = line;
  const tied = minorOf(stake) - minorOf(line.validBet ?? stake);
  // A returned stake counts no turnover; single bets of a centavo make up the number.
  const small = bets - 1 - (tied > 0n ? 1 : 0);
  const rest = minorOf(stake) - tied - BigInt(small);
  const parts: [stake: bigint, payout: bigint][] = [
    ...Array.from({ length: small }, (): [bigint, bigint] => [1n, 0n]),
    [rest, minorOf(payout) - tied],
  ];
  if (tied > 0n) parts.unshift([tied, tied]);
  return parts.map(([own, won]) => settleBet(world, line, php(own), php(won)));
}

function settleBet(world: World, { account, gameType }: PlayedLine, stake: string, payout: string): string {
  const { store } = world;
  const id = `bet_play_${store.bets.all().length}`;
  const now = world.clock.now().toISOString();
  const names = {
    id,
    memberId: idOf(world, account),
    round: id,
    roundId: id,
    vendor: 'TALA',
    nodeId: null,
    gameName: id,
  };
  store.transact(() => {
    const open = { ...names, time: now, gameType, currency: 'PHP', tickets: null, stake, payout } as const;
    const before = store.bets.insert({ ...open, status: 'UNSETTLED', settledAt: null });
    const after = store.bets.update(id, { status: 'SETTLED', settledAt: now });
    emit(world, 'betChanged', { before, after });
  });
  return id;
}

/** Gives the main wallet of an account this balance. */
export function setCash(world: World, account: string, cash: string): void {
  const member = existingMember(world, idOf(world, account));
  const change = subtractAmounts(parseAmount(cash, 'PHP'), mainBalance(world, member));
  if (change.minor === 0n) return;
  const amount = { ...change, minor: change.minor < 0n ? -change.minor : change.minor };
  const [from, to] = change.minor > 0n ? [ADJUSTMENT, mainWallet(member.id)] : [mainWallet(member.id), ADJUSTMENT];
  move(world, { kind: 'ADJUSTMENT', memberId: member.id, from, to, amount });
}

/** The main wallet of an account. */
export function cashOf(world: World, account: string): string {
  return formatAmount(mainBalance(world, existingMember(world, idOf(world, account))));
}

/** A settlement that is there without bets, as far as an example says. */
export interface GivenRecord {
  readonly recordId: string;
  readonly contractId?: string | undefined;
  readonly type?: ContractType | undefined;
  readonly payer: string;
  readonly payee: string;
  readonly depth?: number | undefined;
  readonly periodEnd?: string | undefined;
  readonly dueAt: string;
  readonly amount: string;
  /** When it was paid; not paid by default. */
  readonly paidAt?: string | undefined;
}

/** Writes a settlement. */
export function giveRecord(world: World, given: GivenRecord): void {
  const {
    recordId,
    contractId = 'ct_0',
    type = 'DAILY_SALARY',
    depth = 0,
    dueAt,
    amount,
    periodEnd = dueAt,
    paidAt = null,
  } = given;
  const [payerId, receiverId] = [given.payer === PLATFORM ? null : idOf(world, given.payer), idOf(world, given.payee)];
  const nothing = '0.00';
  world.store.transact(() =>
    world.store.salaryRecords.insert({
      id: recordId,
      type,
      contractId,
      version: 1,
      lineage: lineageOf(payerId, receiverId, type),
      payerId,
      receiverId,
      pendingPayer: paidAt === null ? (payerId ?? PLATFORM) : null,
      depth,
      periodStart: periodEnd,
      periodEnd,
      dueAt,
      status: paidAt === null ? 'PENDING' : 'PAID',
      currency: 'PHP',
      lines: [],
      deductions: [],
      net: amount,
      carriedIn: nothing,
      base: amount,
      activeUsers: 1,
      tier: 1,
      rate: '1',
      gross: amount,
      carriedOut: nothing,
      corrections: [],
      correctionCarriedIn: nothing,
      correctionCarriedOut: nothing,
      amount,
      settledAt: paidAt,
      movementId: null,
      rejectReason: null,
      recounted: null,
    }),
  );
}

/** Turns contracts on, offers maricel one of each kind, and writes a settlement of one of them. */
export function offerAll(world: World): void {
  // The keys are exactly the kinds.
  for (const type of Object.keys(OFFERS) as ContractType[]) {
    const tiers = [{ threshold: '0.00', rate: '0.0005' }];
    const offer = { type, offeree: 'maricel', currency: 'PHP', tiers };
    const period = type === 'DIVIDEND' ? 'MONTHLY' : 'DAILY';
    createOffer(callAs(world, 'amihan'), type === 'REALTIME_SALARY' ? offer : { ...offer, period });
  }
  const dueAt = '2026-11-20T16:10:00.000Z';
  const parties = { payer: 'amihan', payee: 'maricel', contractId: OFFERS.DAILY_SALARY };
  giveRecord(world, { ...parties, recordId: RECORD, dueAt, amount: '1.00', paidAt: dueAt });
}
