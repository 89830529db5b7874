import * as fc from 'fast-check';

import { cancelOffer, createOffer, decideOffer, nextOfferEnd } from '../domain/contracts/index.ts';
import { NO_LISTENERS, Refusal, runDueSteps } from '../domain/kernel/index.ts';
import { ADJUSTMENT, mainWallet, post } from '../domain/ledger/index.ts';
import { countSlot } from '../domain/play-totals/index.ts';
import {
  countWindows,
  nextSettlementStep,
  openFirstWindow,
  rejectSettlement,
  retryAfterBalance,
  retryAfterBet,
} from '../domain/settlements/index.ts';
import type { World } from '../node.ts';
import { agree, callAs, idOf, play } from './contracts.ts';
import { takeBackBet } from './play.ts';

/** Each account with its direct upline; the seeded teams have exactly these relations. */
const UPLINES = {
  kidlat: 'amihan',
  tala: 'amihan',
  lakandula: 'kidlat',
  bongsantos: 'kidlat',
  andoybisaya: 'lakandula',
} as const;
const PLAYERS = ['amihan', 'kidlat', 'tala', 'lakandula', 'bongsantos', 'andoybisaya'] as const;
const AGENTS = ['amihan', 'kidlat', 'lakandula'] as const;
const MINUTE = 60_000;

const type = fc.constantFrom('DAILY_SALARY', 'HOUR_SALARY', 'REALTIME_SALARY', 'DIVIDEND');
/** Ten-thousandths that each tier adds to the rate of the one before. */
const steps = fc.array(
  fc.record({ rate: fc.integer({ min: 1, max: 8 }), threshold: fc.integer({ min: 1, max: 400 }) }),
  {
    minLength: 1,
    maxLength: 3,
  },
);

/** One thing that concerns contracts, or lets time pass. */
export const operation = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('bet'),
      account: fc.constantFrom(...PLAYERS),
      gameType: fc.constantFrom('RNG', 'LIVE', 'SPORTS'),
      pesos: fc.integer({ min: 1, max: 20_000 }),
      percent: fc.constantFrom(0, 0, 60, 100, 250),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('rollback'), bet: fc.nat(1_000_000) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('offer'),
      type,
      offeree: fc.constantFrom('kidlat', 'tala', 'lakandula', 'bongsantos', 'andoybisaya'),
      period: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY'),
      carryOver: fc.boolean(),
      steps,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('accept', 'accept', 'accept', 'reject', 'withdraw'),
      offer: fc.nat(1000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('fund'),
      account: fc.constantFrom(...AGENTS),
      centavos: fc.integer({ min: -40_000, max: 40_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refuse'), settlement: fc.nat(1000) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('wait'), minutes: fc.constantFrom(1, 2, 5, 17, 60, 400, 1440) }),
  },
);
export type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

/** The world as far as contracts go: other areas do not react to bets, and the platform pays amihan by every kind. */
export function openContracts(world: World): World {
  const reduced: World = {
    ...world,
    listeners: {
      ...NO_LISTENERS,
      balanceChanged: [retryAfterBalance],
      betChanged: [countSlot, countWindows, retryAfterBet],
      contractAccepted: [openFirstWindow],
    },
  };
  for (const kind of ['DAILY_SALARY', 'HOUR_SALARY', 'REALTIME_SALARY', 'DIVIDEND'] as const) {
    const tiers = [{ threshold: '0.00', rate: '0.0080' }];
    agree(reduced, { type: kind, offeror: 'PLATFORM', offeree: 'amihan', tiers });
  }
  return reduced;
}

/** Does one thing; returns false when it was refused, or when there is nothing to do it with. */
export function perform(world: World, step: Operation): boolean {
  try {
    return run(world, step);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function run(world: World, step: Operation): boolean {
  switch (step.do) {
    case 'bet': {
      const stake = `${step.pesos}.00`;
      const payout = `${Math.floor((step.pesos * step.percent) / 100)}.00`;
      play(world, { account: step.account, gameType: step.gameType, stake, payout });
      return true;
    }
    case 'rollback': {
      const played = world.store.bets.findBy('memberId', idOf(world, PLAYERS[step.bet % PLAYERS.length] ?? 'tala'));
      const bet = played[step.bet % Math.max(1, played.length)];
      if (bet?.status !== 'SETTLED' || !bet.id.startsWith('bet_play_')) return false;
      takeBackBet(world, bet.id);
      return true;
    }
    case 'offer':
      createOffer(callAs(world, UPLINES[step.offeree]), offerOf(step));
      return true;
    case 'accept':
    case 'reject':
    case 'withdraw':
      return decide(world, step);
    case 'fund':
      post(world, { kind: 'ADJUSTMENT', memberId: idOf(world, step.account) }, [
        { account: ADJUSTMENT, amount: BigInt(-step.centavos), currency: 'PHP' },
        { account: mainWallet(idOf(world, step.account)), amount: BigInt(step.centavos), currency: 'PHP' },
      ]);
      return true;
    case 'refuse':
      return refuse(world, step);
    case 'wait':
      world.clock.advance(step.minutes * MINUTE);
      runDueSteps(world, [nextOfferEnd, nextSettlementStep]);
      return true;
  }
}

/** Staff refuse a settlement; one that is paid or refused stays as it is. */
function refuse(world: World, { settlement }: Extract<Operation, { do: 'refuse' }>): boolean {
  const pending = world.store.salaryRecords.findBy('status', 'PENDING');
  const rows = settlement % 4 === 0 ? world.store.salaryRecords.all() : pending;
  const row = rows[settlement % Math.max(1, rows.length)];
  if (row === undefined) return false;
  rejectSettlement(world, row.id, 'The bets are under review.');
  return true;
}

function offerOf({ type: kind, offeree, period, carryOver, steps: rising }: Extract<Operation, { do: 'offer' }>) {
  let [rate, threshold] = [0, -1];
  const tiers = rising.map((step, index) => {
    rate += step.rate;
    threshold += index === 0 ? 1 : step.threshold;
    return { threshold: `${threshold}000.00`, activeUsers: index, rate: `0.${String(rate).padStart(4, '0')}` };
  });
  const offer = { type: kind, offeree, currency: 'PHP', tiers, carryOver };
  if (kind === 'REALTIME_SALARY') return offer;
  return { ...offer, period: kind === 'DIVIDEND' ? ('MONTHLY' as const) : period };
}

function decide(world: World, { do: what, offer: number }: Extract<Operation, { offer: number }>): boolean {
  const { store } = world;
  const open = store.contracts.findBy('status', 'IN_PROCESS');
  const offer = open[number % Math.max(1, open.length)];
  if (offer === undefined || offer.payerId === null) return false;
  const [payer, payee] = [offer.payerId, offer.receiverId].map((id) => store.members.get(id)?.account ?? '');
  const { id: contractId } = offer;
  if (what === 'withdraw') cancelOffer(callAs(world, payer ?? ''), contractId);
  else
    decideOffer(callAs(world, payee ?? ''), offer.type, {
      contractId,
      action: what === 'accept' ? 'ACCEPT' : 'REJECT',
    });
  return true;
}
