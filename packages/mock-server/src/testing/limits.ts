import {
  acknowledgeRealityCheck,
  confirmPlayerLimit,
  createDepositOrder,
  getDepositOrder,
  launchGame,
  login,
  setPlayerLimit,
} from '@croupier/sdk/client';
import type { DepositStatus, PlayerLimitKind, PlayerLimitPeriod } from '@croupier/sdk/types';

import { createFrozenClock } from '../clock/clock.ts';
import { ids } from '../seed/members.ts';
import { personas } from '../seed/personas.ts';
import { bodyOf, createCaller, type Caller } from './caller.ts';
import { keyOf, sendSigned, type Answer } from './money.ts';
import { setMain } from './withdrawals.ts';

const BITUIN = { id: ids.newcomer, currency: 'PHP' };
const GAME = { vassalage: 'TALA', gameType: 'RNG', nodeId: 'rng_20510', language: 'TY' } as const;
const LAUNCH = { id: 'ln_example', token: 'lt_example', vendor: 'TALA', nodeId: GAME.nodeId, demo: false };
/** Orders of this method wait until somebody reports their payment. */
const MANUAL = 'pm_bank_01';

/** A player without a past, whose events happen at their times. */
export interface LimitedPlayer extends Caller {
  /** Lets the world's time pass until then, and logs in again. */
  readonly waitUntil: (time: string) => Promise<void>;
  readonly setLimit: (kind: PlayerLimitKind, period: PlayerLimitPeriod, amount: string | null) => Promise<object>;
  readonly createDeposit: (amount: string, name?: string) => Promise<DepositStatus>;
  /** Status of a deposit after its provider has reported the payment. */
  readonly completeDeposit: (name: string) => Promise<DepositStatus>;
  readonly depositStatus: (name: string) => Promise<DepositStatus>;
  readonly confirmLimit: (kind: PlayerLimitKind, period: PlayerLimitPeriod) => Promise<object>;
  readonly launch: () => Promise<string>;
  readonly acknowledge: () => Promise<object>;
  readonly stake: (amount: string) => Promise<Answer>;
  readonly payout: (amount: string) => Promise<Answer>;
  /** Takes the last stake back. */
  readonly rollback: () => Promise<Answer>;
}

/** Creates bituin with 10,000.00 at a time, in a world of its own; amounts are in PHP. */
export async function createLimitedPlayer(start: string): Promise<LimitedPlayer> {
  const caller = createCaller({ clock: createFrozenClock(new Date(start)) });
  const { world, client } = caller;
  setMain(world, '10000.00', BITUIN);
  const now = () => world.clock.now().toISOString();
  world.store.transact(() =>
    world.store.launches.insert({ ...LAUNCH, memberId: BITUIN.id, openedAt: now(), usedAt: now(), endedAt: null }),
  );
  const orders = new Map<string, string>();
  let calls = 0;
  const key = () => keyOf((calls += 1));
  const logIn = async () => {
    caller.setToken(undefined);
    caller.setToken((await login({ client, body: bodyOf(personas.newcomer) })).value.token);
  };
  const vendor = (id: 'vendorDebit' | 'vendorCredit', amount: string): Promise<Answer> => {
    calls += 1;
    const round = { launchToken: LAUNCH.token, currency: 'PHP', roundId: 'rd_1' };
    return sendSigned(world, id, { ...round, transactionId: `vt_${calls}`, amount });
  };
  let lastStake = '';
  const statusOf = async (orderId: string) => (await getDepositOrder({ client, path: { orderId } })).value.status;
  await logIn();
  return {
    ...caller,
    async waitUntil(time) {
      const wait = Date.parse(time) - world.clock.now().getTime();
      if (wait === 0) return;
      world.clock.advance(wait);
      await logIn();
    },
    setLimit: async (kind, period, amount) =>
      (await setPlayerLimit({ client, path: { kind, period }, body: { amount, currency: 'PHP' } })).value,
    confirmLimit: async (kind, period) =>
      (await confirmPlayerLimit({ client, headers: key(), path: { kind, period } })).value,
    async createDeposit(amount, name = '') {
      const body = { methodId: 'pm_qr_01', amount, currency: 'PHP', returnUrl: 'https://play.croupier.example/' };
      const { depositOrder } = (await createDepositOrder({ client, headers: key(), body })).value;
      world.store.transact(() => world.store.depositOrders.update(depositOrder.orderId, { methodId: MANUAL }));
      orders.set(name, depositOrder.orderId);
      return depositOrder.status;
    },
    async completeDeposit(name) {
      const { id: orderId = '', amount, provider = '' } = world.store.depositOrders.get(orders.get(name) ?? '') ?? {};
      const report = { orderId, status: 'COMPLETED', amount, currency: 'PHP', transactionId: `pay_${orderId}` };
      await sendSigned(world, 'receiveDepositCallback', report, provider);
      return statusOf(orderId);
    },
    depositStatus: (name) => statusOf(orders.get(name) ?? ''),
    launch: async () => (await launchGame({ client, query: GAME })).value.launchId,
    acknowledge: async () => (await acknowledgeRealityCheck({ client, headers: key() })).value,
    stake: async (amount) => {
      const answer = await vendor('vendorDebit', amount);
      if (answer.status === 200) lastStake = `vt_${calls}`;
      return answer;
    },
    payout: (amount) => vendor('vendorCredit', amount),
    rollback: () => sendSigned(world, 'vendorRollback', { transactionId: 'vt_back', originalTransactionId: lastStake }),
  };
}
