import examples from '@croupier/api-spec/fixtures/raffle-examples.json' with { type: 'json' };
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import {
  commitmentOf,
  drawingOfTickets,
  drawingOfWheel,
  finishDrawing,
  hashOfText,
  parseAmount,
  raffleChances,
  readTickets,
  ticketsTextOf,
} from './index.ts';

const examplesOf = (what: string): [id: string, title: string, example: (typeof examples)[number]][] =>
  examples.flatMap((example) => (example.when.do === what ? [[example.id, example.title, example]] : []));

const peso = (text: string) => parseAmount(text, 'PHP');

const chances = z.object({ turnover: z.string(), perChance: z.string(), used: z.int() });

it.each(examplesOf('chances'))('%s: %s', (_id, _title, { given, expect: expected }) => {
  const { turnover, perChance, used } = chances.parse(given);
  const { earned, remaining } = raffleChances(peso(turnover), peso(perChance), used);
  expect({ earned, remainingChances: remaining }).toEqual(expected);
});

const wheel = z.object({
  promotionId: z.string(),
  serverSeed: z.string(),
  clientSeed: z.string(),
  prizes: z.array(z.object({ prizeId: z.string(), weight: z.int() })),
});

it.each(examplesOf('wheel'))('%s: %s', async (_id, _title, { given, when, expect: expected }) => {
  const { promotionId, serverSeed, clientSeed, prizes } = wheel.parse(given);
  const { nonces } = z.object({ nonces: z.array(z.int()) }).parse(when);
  const weights = prizes.map(({ weight }) => weight);
  const draws = nonces.map(async (nonce) => {
    const drawing = drawingOfWheel({ promotionId, clientSeed, nonce, weights });
    const { pick, cursor, place } = await finishDrawing(drawing, serverSeed);
    return { nonce, cursor, pick, prizeId: prizes[place]?.prizeId };
  });
  expect(await commitmentOf(serverSeed)).toBe(expected.serverSeedHash);
  expect(await Promise.all(draws)).toMatchObject((expected.draws ?? []).map(({ hmac: _hmac, ...draw }) => draw));
});

const raffle = z.object({
  promotionId: z.string(),
  serverSeed: z.string(),
  publicValue: z.string(),
  perChance: z.string(),
  holders: z.array(z.object({ entryCode: z.string(), turnover: z.string() })),
  prizes: z.array(z.string()),
});

it.each(examplesOf('draw'))('%s: %s', async (_id, _title, { given, expect: expected }) => {
  const { promotionId, serverSeed, publicValue, perChance, holders, prizes } = raffle.parse(given);
  const text = ticketsTextOf(
    holders.map(({ entryCode, turnover }) => ({
      entryCode,
      tickets: raffleChances(peso(turnover), peso(perChance), 0).earned,
    })),
  );
  const ticketsHash = await hashOfText(text);
  const tickets = readTickets(text) ?? [];
  const drawing = drawingOfTickets({ promotionId, ticketsHash, publicValue, tickets, prizes: prizes.length });
  const drawn = await finishDrawing(drawing, serverSeed);
  expect({
    serverSeedHash: await commitmentOf(serverSeed),
    ticketsText: text,
    ticketsHash,
    ticketCount: tickets.at(-1)?.last,
    winners: drawn.map((winner, index) => ({ prizeId: prizes[index], ...winner })),
  }).toEqual(expected);
});
