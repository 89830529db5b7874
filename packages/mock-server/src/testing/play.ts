import type { GameType } from '@croupier/sdk/types';

import { emit } from '../domain/kernel/index.ts';
import type { World } from '../node.ts';

/** A bet that the platform settles; it is lost, so that all of its stake counts. */
interface LostBet {
  readonly memberId: string;
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly gameType?: GameType;
  readonly validBet: string;
}

/** Brings the clock of a world to an instant, unless it is past. */
export function moveTo(world: World, at: string): void {
  world.clock.advance(Math.max(0, Date.parse(at) - world.clock.now().getTime()));
}

/** Settles a bet without booking it: only what follows from play matters. */
export function settleLostBet(world: World, { memberId, id, at, gameType = 'RNG', validBet }: LostBet): void {
  const names = { round: id, roundId: id, vendor: 'TALA', nodeId: null, gameName: id, tickets: null };
  world.store.transact(() => {
    const before = world.store.bets.insert({
      ...names,
      id,
      memberId,
      time: at,
      settledAt: null,
      gameType,
      currency: 'PHP',
      stake: validBet,
      payout: '0.00',
      status: 'UNSETTLED',
    });
    const after = world.store.bets.update(id, { status: 'SETTLED', settledAt: at });
    emit(world, 'betChanged', { before, after });
  });
}

/** Takes a settled bet back. */
export function takeBackBet(world: World, id: string): void {
  const before = world.store.bets.get(id);
  if (before === undefined) throw new Error(`There is no bet ${id}.`);
  world.store.transact(() => {
    const after = world.store.bets.update(id, { status: 'CANCELLED', payout: before.stake });
    emit(world, 'betChanged', { before, after });
  });
}

/** Completes a deposit without booking it. */
export function completeDeposit(
  world: World,
  {
    memberId,
    id,
    at,
    paid,
  }: { readonly memberId: string; readonly id: string; readonly at: string; readonly paid: string },
): void {
  const times = { createdAt: at, expiresAt: at, completedAt: at };
  const names = {
    methodId: 'pm_ewallet_01',
    provider: 'bayani',
    promotionId: null,
    accountNumber: null,
    pageToken: null,
  };
  world.store.transact(() => {
    world.store.depositOrders.insert({
      ...names,
      ...times,
      id,
      memberId,
      amount: paid,
      currency: 'PHP',
      status: 'COMPLETED',
      paid,
      bonus: '0.00',
    });
    emit(world, 'depositChanged', { memberId, orderId: id, status: 'COMPLETED', at: new Date(at) });
  });
}
