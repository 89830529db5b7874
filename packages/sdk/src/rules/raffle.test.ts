import { expect, it } from 'vitest';

import { parseAmount } from './money.ts';
import { drawingOfTickets, drawingOfWheel, type Drawing } from './raffle-draw.ts';
import { raffleChances, readTickets, ticketsTextOf } from './raffle.ts';

const peso = (text: string) => parseAmount(text, 'PHP');

/** Finishes a draw with these answers to its messages, and returns both. */
function play<Result>(drawing: Drawing<Result>, macs: readonly string[]) {
  const messages: string[] = [];
  let step = drawing.next();
  for (const mac of macs) {
    if (step.done === true) break;
    messages.push(step.value);
    step = drawing.next(mac);
  }
  return { messages, result: step.done === true ? step.value : undefined };
}

const LAST = 'f'.repeat(64);
const FIRST = '0'.repeat(64);

it('PR-20: counts no chance below zero when turnover was taken back', () => {
  const { earned, remaining, toNext } = raffleChances(peso('999.99'), peso('1000.00'), 2);
  expect([earned, remaining, toNext]).toEqual([0, 0, peso('0.01')]);
  expect(raffleChances(peso('1000.00'), peso('1000.00'), 0)).toMatchObject({ earned: 1, toNext: peso('1000.00') });
  expect(() => raffleChances(peso('1.00'), peso('0.00'), 0)).toThrow(RangeError);
});

it('PR-23: skips a value that would favour the first prizes, and goes on with the next cursor', () => {
  const drawing = drawingOfWheel({ promotionId: 'p', clientSeed: 'c', nonce: 4, weights: [1, 2] });
  const { messages, result } = play(drawing, [LAST, FIRST]);
  expect(messages).toEqual(['p:c:4:0', 'p:c:4:1']);
  expect(result).toEqual({ pick: 0, cursor: 1, place: 0 });
});

it('PR-23: refuses a wheel without a weight', () => {
  expect(() => drawingOfWheel({ promotionId: 'p', clientSeed: 'c', nonce: 0, weights: [] }).next()).toThrow(RangeError);
});

it('PR-24: reads only a list that is sorted, without gaps and closed by a line feed', () => {
  const holders = [
    { entryCode: 'b', tickets: 2 },
    { entryCode: 'a', tickets: 1 },
    { entryCode: 'c', tickets: 0 },
  ];
  const text = ticketsTextOf(holders);
  expect(text).toBe('1-1:a\n2-3:b\n');
  expect(readTickets(text)).toEqual([
    { entryCode: 'a', first: 1, last: 1 },
    { entryCode: 'b', first: 2, last: 3 },
  ]);
  expect(readTickets('')).toEqual([]);
  for (const wrong of ['1-1:a\n3-4:b\n', '1-1:b\n2-3:a\n', '1-1:a\n2-3:b', 'list\n'])
    expect(readTickets(wrong)).toBeUndefined();
});

it('PR-25: draws no more prizes than there are holders, and nobody twice', () => {
  const tickets = readTickets('1-2:a\n3-3:b\n') ?? [];
  const drawing = drawingOfTickets({ promotionId: 'p', ticketsHash: 'h', publicValue: '', tickets, prizes: 3 });
  const third = `${'0'.repeat(15)}2${'0'.repeat(48)}`;
  const { messages, result } = play(drawing, [FIRST, FIRST, third, FIRST]);
  expect(messages).toEqual(['p:draw:h::0:0', 'p:draw:h::1:0', 'p:draw:h::1:1']);
  expect(result).toEqual([
    { ticket: 1, entryCode: 'a', cursor: 0 },
    { ticket: 3, entryCode: 'b', cursor: 1 },
  ]);
});
