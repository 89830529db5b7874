import { createApiClient, getRaffleDraw } from '@croupier/sdk/client';
import { commitmentOf, drawingOfTickets, finishDrawing, hashOfText, maskName, readTickets } from '@croupier/sdk/rules';
import type { RaffleTicketDraw } from '@croupier/sdk/types';
import { expect, it } from 'vitest';

import { ids } from '../../seed/members.ts';
import { personas } from '../../seed/personas.ts';
import { createCaller, refusalOf } from '../../testing/caller.ts';
import { createPlayer, type Player } from '../../testing/money.ts';
import { createRafflePlayer, playTurnover, RAFFLE, waitUntil } from '../../testing/raffle.ts';

const BITUIN = ids.newcomer;
const CLOSE = '2026-11-28T16:00:00.000Z';
const DRAW = '2026-11-29T12:00:00.000Z';

async function drawOf({ client }: Pick<Player, 'client'>, promotionId = RAFFLE): Promise<RaffleTicketDraw> {
  return (await getRaffleDraw({ client, query: { promotionId } })).value;
}

it('PR-24: the list closes on the last Sunday at 00:00; turnover of that second gives draws and no tickets', async () => {
  const player = await createRafflePlayer('2026-11-21T06:00:00Z');
  const { world } = player;
  const open = await drawOf(player);
  expect(open).toMatchObject({ closesAt: CLOSE, drawsAt: DRAW, publicSource: '', tickets: 0 });
  expect(open).not.toHaveProperty('ticketsText');
  playTurnover(world, BITUIN, '2999.99', new Date('2026-11-28T15:59:59.999Z'));
  await waitUntil(player, CLOSE);
  playTurnover(world, BITUIN, '4000.00');
  const closed = await drawOf(player);
  expect(closed).toMatchObject({ entryCode: open.entryCode, serverSeedHash: open.serverSeedHash, tickets: 2 });
  const ranges = readTickets(closed.ticketsText ?? '') ?? [];
  expect(ranges.find(({ entryCode }) => entryCode === open.entryCode)).toSatisfy(
    ({ first, last }) => last - first === 1,
  );
  expect(ranges.at(-1)?.last).toBe(closed.ticketCount);
  expect(await hashOfText(closed.ticketsText ?? '')).toBe(closed.ticketsHash);
  expect(closed).not.toHaveProperty('serverSeed');
  expect(closed).not.toHaveProperty('winners');
});

it('PR-25: the winners follow from the list and the seed, which are published with the draw', async () => {
  const player = await createRafflePlayer('2026-11-21T06:00:00Z');
  playTurnover(player.world, BITUIN, '900000.00');
  await waitUntil(player, '2026-11-29T11:59:59.999Z');
  expect(await drawOf(player)).not.toHaveProperty('winners');
  await waitUntil(player, DRAW);
  const draw = await drawOf(player);
  const { promotionId, serverSeed = '', ticketsHash = '', publicValue = '', winners = [] } = draw;
  expect(await commitmentOf(serverSeed)).toBe(draw.serverSeedHash);
  const tickets = readTickets(draw.ticketsText ?? '') ?? [];
  const drawing = drawingOfTickets({ promotionId, ticketsHash, publicValue, tickets, prizes: 2 });
  expect(await finishDrawing(drawing, serverSeed)).toEqual(
    winners.map(({ ticket, entryCode, cursor }) => ({ ticket, entryCode, cursor })),
  );
  expect(winners.map(({ prize }) => prize.prizeId)).toEqual(['prize_motorcycle', 'prize_phone']);
  expect(new Set(winners.map(({ entryCode }) => entryCode)).size).toBe(2);
  // Nearly all tickets are those of bituin, so one of both prizes is hers.
  const own = winners.filter(({ entryCode }) => entryCode === draw.entryCode);
  expect(own).toMatchObject([{ account: maskName(personas.newcomer.account) }]);
  // Her turnover brings other messages too.
  const messages = player.world.store.messages.findBy('memberId', BITUIN);
  expect(messages.filter(({ link }) => link?.id === 'promo_fiesta_raffle')).toMatchObject([
    { kind: 'PROMOTION', link: { target: 'PROMOTION', id: 'promo_fiesta_raffle' }, sentAt: DRAW },
  ]);
});

it('PR-24: shows a guest and free play the list, and no entry code', async () => {
  const { world } = await createPlayer();
  const guest = createApiClient({ baseUrl: 'http://platform.example', fetch: (request) => world.dispatch(request) });
  const draw = await drawOf({ client: guest });
  expect(draw).toMatchObject({ closesAt: CLOSE });
  expect(draw).not.toHaveProperty('entryCode');
});

it('leaves out the months in which nobody called, all but the last one', async () => {
  const { world, client } = createCaller();
  world.clock.advance(Date.parse('2027-02-10T06:00:00Z') - world.clock.now().getTime());
  const promotionId = 'promo_fiesta_raffle_20270101';
  expect(await drawOf({ client })).toMatchObject({ closesAt: '2027-02-27T16:00:00.000Z' });
  expect(await drawOf({ client }, promotionId)).toMatchObject({ drawsAt: '2027-01-31T12:00:00.000Z', winners: [] });
  const forgotten = getRaffleDraw({ client, query: { promotionId: 'promo_fiesta_raffle_20261201' } });
  expect(await refusalOf(forgotten)).toMatchObject({ code: 'PROMO_NOT_FOUND' });
});

it('has drawn the raffle of the month before the world began', async () => {
  const { winners = [], ticketCount = 0 } = await drawOf(createCaller(), 'promo_fiesta_raffle_20261001');
  expect(winners).toHaveLength(2);
  expect(ticketCount).toBeGreaterThan(20);
});
