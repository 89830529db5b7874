import { addPointUnits, DAY_MS, HOUR_MS, MINUTE_MS, pointUnitsOf } from '@croupier/sdk/rules';
import type { DeliveryAddress } from '@croupier/sdk/types';

import type { DomainContext } from '../domain/kernel/index.ts';
import { validBetOfRow } from '../domain/play-totals/index.ts';
import { countPoints, goods, bookPoints, startDoublePoints, type PointBooking } from '../domain/points/index.ts';
import { playTermsOf } from '../domain/site/index.ts';
import type { BetRow } from '../store/rows/money.ts';
import type { PointRedemptionRow } from '../store/rows/points.ts';
import { ids } from './members.ts';

/** Points that maricel ends with. */
const FINAL_POINTS = 3800;
/** Points that she earned before the bets of the seed, by a turnover of ₱400,000. */
const EARNED_BEFORE = 4180;
/** When double points begin after the start of the world, as the announcement nt_331 says. */
const DOUBLE_POINTS_IN = DAY_MS;

const ADDRESS: DeliveryAddress = {
  recipient: 'Maricel Santos',
  mobileNum: '9171234567',
  countryCode: 'PH',
  address: '14 Mabini Street, Quezon City',
  postalCode: '1100',
};

type Order = Pick<PointRedemptionRow, 'id' | 'goodsId' | 'points' | 'status'> &
  Partial<PointRedemptionRow> & {
    /** Age of the order in ms. */
    readonly age: number;
  };

/** Orders of maricel; staff decided an hour after each. */
const ORDERS: readonly Order[] = [
  {
    id: 'pr_3276',
    goodsId: 'pg_tumbler',
    points: 1500,
    status: 'APPROVED',
    age: 40 * DAY_MS,
    delivery: ADDRESS,
  },
  {
    id: 'pr_3290',
    goodsId: 'pg_tumbler',
    points: 1500,
    status: 'REJECTED',
    age: 11 * DAY_MS,
    delivery: { ...ADDRESS, address: 'Quezon City' },
    rejectReason: 'delivery',
  },
  {
    id: 'pr_3301',
    goodsId: 'pg_load50',
    points: 5000,
    status: 'APPROVED',
    age: 7 * DAY_MS,
    voucherCode: 'LOAD-7Q2M-K9XD',
  },
  {
    id: 'pr_3308',
    goodsId: 'pg_tumbler',
    points: 1500,
    status: 'PROCESSING',
    age: 20 * MINUTE_MS,
    delivery: ADDRESS,
  },
];

/** Seeds goods, the coming event, the points of all bets, and the orders of maricel. */
export function seedPoints(context: DomainContext): void {
  const { store, clock } = context;
  const now = clock.now().getTime();
  store.transact(() => {
    for (const { rewardId, points, stock } of goods) store.pointGoods.insert({ id: rewardId, points, stock });
    startDoublePoints(context, new Date(now + DOUBLE_POINTS_IN));
    const bets = store.bets.all().filter(({ status }) => status === 'SETTLED');
    const steps = [
      ...bets.map((bet) => ({ at: Date.parse(bet.settledAt ?? ''), run: () => countBet(context, bet) })),
      ...bookingsOfOrders(now).map((booking) => ({ at: booking.at.getTime(), run: () => book(context, booking) })),
    ];
    openAccount(
      context,
      bets.filter(({ memberId }) => memberId === ids.member),
    );
    for (const { run } of steps.toSorted((a, b) => a.at - b.at)) run();
    for (const order of ORDERS) store.pointRedemptions.insert(redemptionOf(order, now));
  });
}

const book = (context: DomainContext, booking: PointBooking): void => void bookPoints(context, booking);

function countBet(context: DomainContext, bet: BetRow): void {
  countPoints(context, { before: { ...bet, status: 'UNSETTLED', settledAt: null }, after: bet });
}

/** Books what maricel had before the bets of the seed, so that she ends with `FINAL_POINTS`. */
function openAccount(context: DomainContext, bets: readonly BetRow[]): void {
  const { pointsFactor: factor } = playTermsOf(context.store.members.get(ids.member)?.vipRank ?? null);
  const units = bets.reduce(
    (sum, bet) => sum + pointUnitsOf({ validBet: validBetOfRow(bet), factor, multiplier: '1' }),
    0n,
  );
  const earned = Number(addPointUnits(0n, units).points);
  const spent = ORDERS.reduce((sum, { points, status }) => sum + (status === 'REJECTED' ? 0 : points), 0);
  const first = Math.min(...bets.map(({ time }) => Date.parse(time)));
  const at = new Date(first - DAY_MS);
  const booking = { memberId: ids.member, at };
  const carried = FINAL_POINTS + spent - earned - EARNED_BEFORE;
  const [earlier, former] = [
    { EN: 'Play until then', TY: 'Mga laro hanggang noon' },
    { EN: 'Points of the former programme', TY: 'Puntos ng dating programa' },
  ];
  book(context, { ...booking, type: 'EARN', points: EARNED_BEFORE, remark: earlier });
  book(context, { ...booking, type: 'ADJUST', points: carried, remark: former });
}

function bookingsOfOrders(now: number): PointBooking[] {
  return ORDERS.flatMap(({ id, goodsId, points, status, age }): PointBooking[] => {
    const remark = goods.find(({ rewardId }) => rewardId === goodsId)?.name;
    const booking = { memberId: ids.member, remark, referenceId: id };
    const taken = { ...booking, type: 'REDEEM', points: -points, at: new Date(now - age) } as const;
    const returned = { ...booking, type: 'REFUND', points, at: new Date(now - age + HOUR_MS) } as const;
    return status === 'REJECTED' ? [taken, returned] : [taken];
  });
}

function redemptionOf({ age, ...order }: Order, now: number): PointRedemptionRow {
  const decidedAt = order.status === 'PROCESSING' ? now - age : now - age + HOUR_MS;
  const isParcel = order.status === 'APPROVED' && order.delivery !== undefined;
  const shipment = {
    sentAt: new Date(decidedAt + DAY_MS).toISOString(),
    courier: 'LBC Express',
    trackingNumber: '180045512345',
  };
  return {
    memberId: ids.member,
    quantity: 1,
    createdAt: new Date(now - age).toISOString(),
    updatedAt: new Date(decidedAt).toISOString(),
    delivery: null,
    rejectReason: null,
    voucherCode: null,
    amount: null,
    shipment: isParcel ? shipment : null,
    ...order,
  };
}
