import { claimRafflePromotion, login } from '@croupier/sdk/client';
import { parseAmount } from '@croupier/sdk/rules';

import { createFrozenClock } from '../clock/clock.ts';
import { emit } from '../domain/kernel/index.ts';
import { personas, type Persona } from '../seed/personas.ts';
import type { BetRow } from '../store/rows/money.ts';
import type { World } from '../node.ts';
import { bodyOf } from './caller.ts';
import { createPlayer, keyOf, type Player } from './money.ts';

/** The promotion of the raffle that runs. */
export const RAFFLE = 'promo_fiesta_raffle';

/** Turnover of a member at a moment: a settled bet that only the listeners of bets see. */
export function playTurnover(world: World, memberId: string, amount: string, settledAt = world.clock.now()): BetRow {
  const stake = parseAmount(amount, 'PHP');
  const before: BetRow = {
    id: `bet_${memberId}_${settledAt.getTime()}_${stake.minor}`,
    memberId,
    round: `TALA ${memberId} rd`,
    roundId: 'rd',
    time: settledAt.toISOString(),
    settledAt: null,
    gameType: 'RNG',
    vendor: 'TALA',
    nodeId: null,
    gameName: 'Slot',
    stake: amount,
    payout: '0.00',
    currency: 'PHP',
    status: 'UNSETTLED',
    tickets: null,
  };
  const after: BetRow = { ...before, status: 'SETTLED', settledAt: settledAt.toISOString() };
  emit(world, 'betChanged', { before, after });
  return after;
}

/** Lets the world's time pass until then, and logs in again. */
export async function waitUntil(player: Player, time: string, persona: Persona = personas.newcomer) {
  const { world, client } = player;
  world.clock.advance(Date.parse(time) - world.clock.now().getTime());
  player.setToken(undefined);
  player.setToken((await login({ client, body: bodyOf(persona) })).value.token);
}

/** A member logged in at a time, in a world of its own. */
export function createRafflePlayer(start: string, persona: Persona = personas.newcomer): Promise<Player> {
  return createPlayer(persona, { clock: createFrozenClock(new Date(start)) });
}

/** Draws on the wheel. */
export async function turnWheel({ client }: Player, key: string | number, promotionId = RAFFLE) {
  return (await claimRafflePromotion({ client, headers: keyOf(key), body: { promotionId } })).value;
}

/** Gives a member a pair of seeds, so that its draws are known. */
export function setSeeds(world: World, memberId: string, seeds: { serverSeed: string; clientSeed: string }): void {
  const { raffleEntries } = world.store;
  const entries = raffleEntries.all().filter((entry) => entry.memberId === memberId);
  world.store.transact(() => {
    for (const { id } of entries) raffleEntries.update(id, { seeds: [{ ...seeds, draws: 0 }] });
  });
}
