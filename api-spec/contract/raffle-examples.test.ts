import { createHash, createHmac } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import * as reader from './contract-reader.ts';

interface Prize {
  readonly prizeId: string;
  readonly weight?: number;
}
interface Fairness {
  readonly promotionId: string;
  readonly revealed: ReadonlyArray<{ readonly serverSeed: string; readonly serverSeedHash: string }>;
}
interface TicketDraw {
  readonly promotionId: string;
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly publicValue: string;
  readonly ticketsText: string;
  readonly ticketsHash: string;
  readonly ticketCount: number;
  readonly winners: ReadonlyArray<{ readonly ticket: number; readonly entryCode: string; readonly cursor: number }>;
}
interface DrawResult {
  readonly prize: Prize;
  readonly record: {
    readonly nonce: number;
    readonly clientSeed: string;
    readonly cursor: number;
    readonly pick: number;
  };
}

interface Examples {
  readonly getRaffleFairness: Fairness;
  readonly getRafflePromotion: { readonly prizes: readonly Prize[] };
  readonly claimRafflePromotion: DrawResult;
  readonly getRaffleDraw: TicketDraw;
}

/** The value of a success example. */
const exampleOf = <Id extends keyof Examples>(id: Id, name: string): Examples[Id] =>
  // The linter has checked the example against its schema.
  reader.exampleOf(reader.operationNamed(id), name) as Examples[Id];

const bytesOf = (hex: string): Buffer => Buffer.from(hex, 'hex');
const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');

/** The first 8 bytes of the HMAC, modulo the size. */
function drawn(serverSeed: string, message: string, size: number): number {
  const mac = createHmac('sha256', bytesOf(serverSeed)).update(message).digest();
  return Number(mac.readBigUInt64BE() % BigInt(size));
}

describe('the examples of the raffle', () => {
  const { promotionId, revealed } = exampleOf('getRaffleFairness', 'rotated');
  const [seed = { serverSeed: '', serverSeedHash: '' }] = revealed;
  const { prizes } = exampleOf('getRafflePromotion', 'success');

  it('have the hash of the revealed seed', () => {
    expect(sha256(bytesOf(seed.serverSeed))).toBe(seed.serverSeedHash);
  });

  it.each(['success', 'blank'])('follow from the revealed seed: the draw %s', (name) => {
    const { prize, record } = exampleOf('claimRafflePromotion', name);
    const weights = prizes.map(({ weight = 0 }) => weight);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const message = `${promotionId}:${record.clientSeed}:${record.nonce}:${record.cursor}`;
    expect(drawn(seed.serverSeed, message, total)).toBe(record.pick);
    const place = weights.findIndex((_, index) => weights.slice(0, index + 1).reduce((a, b) => a + b) > record.pick);
    expect(prizes[place]?.prizeId).toBe(prize.prizeId);
  });

  it('have tickets and winners that follow from the list and the seed of the ticket draw', () => {
    const draw = exampleOf('getRaffleDraw', 'drawn');
    expect(sha256(bytesOf(draw.serverSeed))).toBe(draw.serverSeedHash);
    expect(sha256(draw.ticketsText)).toBe(draw.ticketsHash);
    const holders = draw.ticketsText
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [, first = '', last = '', code = ''] = /^(\d+)-(\d+):(\w+)$/.exec(line) ?? [];
        return Array.from({ length: Number(last) - Number(first) + 1 }, () => code);
      });
    expect(holders).toHaveLength(draw.ticketCount);
    const winners = draw.winners.map(({ cursor }, index) => {
      const message = `${draw.promotionId}:draw:${draw.ticketsHash}:${draw.publicValue}:${index}:${cursor}`;
      const ticket = drawn(draw.serverSeed, message, draw.ticketCount) + 1;
      return { ticket, entryCode: holders[ticket - 1], cursor };
    });
    expect(draw.winners).toMatchObject(winners);
  });
});
