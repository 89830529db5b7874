import type { GameType } from '@croupier/sdk/types';

import { emit, type DomainContext } from '../domain/kernel/index.ts';
import type { BetRow } from '../store/rows/money.ts';

export interface SettledBet {
  readonly id: string;
  readonly memberId: string;
  readonly validBet: string;
  readonly gameType?: GameType;
}

/** Settles a lost bet now, without money, as a vendor's transactions do; of LIVE, too, all of the stake counts. */
export function settleBet(world: DomainContext, { id, memberId, validBet, gameType = 'RNG' }: SettledBet): void {
  const now = world.clock.now().toISOString();
  const open: BetRow = {
    id,
    memberId,
    round: id,
    roundId: id,
    time: now,
    settledAt: null,
    gameType,
    vendor: 'TALA',
    nodeId: null,
    gameName: id,
    stake: validBet,
    payout: '0.00',
    currency: 'PHP',
    status: 'UNSETTLED',
    tickets: null,
  };
  world.store.transact(() => {
    world.store.bets.insert(open);
    const after = world.store.bets.update(id, { status: 'SETTLED', settledAt: now });
    emit(world, 'betChanged', { before: open, after });
  });
}

/** Takes a settled bet back. */
export function takeBetBack(world: DomainContext, id: string): void {
  const before = world.store.bets.get(id);
  if (before === undefined) throw new Error(`There is no bet ${id}.`);
  world.store.transact(() => {
    const after = world.store.bets.update(id, { status: 'CANCELLED' });
    emit(world, 'betChanged', { before, after });
  });
}
