import { macWith, hexOf } from './hash.ts';
import type { TicketRange } from './raffle.ts';

/**
 * A draw that asks for the HMAC-SHA256 of a message with the server seed as key, in lower-case hexadecimal digits, and
 * goes on with it. So a platform and a browser draw by the same rule, each with its own cryptography.
 */
export type Drawing<Result> = Generator<string, Result, string>;

/** One turn of a raffle's wheel. */
export interface WheelTurn {
  readonly promotionId: string;
  readonly clientSeed: string;
  /** Number of the turn with this pair of seeds, from 0. */
  readonly nonce: number;
  /** Weights of the prizes in the order of the wheel. */
  readonly weights: readonly number[];
}

/** A number below the size of a draw, and how many values were skipped for it. */
interface Pick {
  readonly pick: number;
  readonly cursor: number;
}

const RANGE = 2n ** 64n;
/** Hexadecimal digits of the first 8 bytes. */
const DIGITS = 16;

/** Draws a number below `size`. Values that would favour small numbers are skipped, and numbers that are refused. */
function* pickBelow(
  size: number,
  messageOf: (cursor: number) => string,
  isRefused: (pick: number) => boolean = () => false,
): Drawing<Pick> {
  const count = BigInt(size);
  for (let cursor = 0; ; cursor += 1) {
    const mac = yield messageOf(cursor);
    const value = BigInt(`0x${mac.slice(0, DIGITS)}`);
    const pick = Number(value % count);
    if (value < RANGE - (RANGE % count) && !isRefused(pick)) return { pick, cursor };
  }
}

/** Draws the place of a prize on the wheel, from 0 (rule PR-23). Throws for a wheel without weight. */
export function* drawingOfWheel(turn: WheelTurn): Drawing<Pick & { readonly place: number }> {
  const { promotionId, clientSeed, nonce, weights } = turn;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) throw new RangeError('A wheel needs a prize with a weight.');
  const drawn = yield* pickBelow(total, (cursor) => `${promotionId}:${clientSeed}:${nonce}:${cursor}`);
  let above = 0;
  const place = weights.findIndex((weight) => {
    above += weight;
    return above > drawn.pick;
  });
  return { ...drawn, place };
}

/** A draw of tickets. */
interface TicketDrawing {
  readonly promotionId: string;
  /** SHA-256 of the published list in hexadecimal digits. */
  readonly ticketsHash: string;
  /** Empty without a public source. */
  readonly publicValue: string;
  readonly tickets: readonly TicketRange[];
  /** Number of prizes; no more are drawn than there are holders. */
  readonly prizes: number;
}

/** A drawn ticket; its place in the result is that of its prize. */
interface DrawnTicket {
  /** From 1. */
  readonly ticket: number;
  readonly entryCode: string;
  /** Number of values that were skipped. */
  readonly cursor: number;
}

/** Draws a ticket for each prize; nobody wins twice (rule PR-25). */
export function* drawingOfTickets(drawing: TicketDrawing): Drawing<readonly DrawnTicket[]> {
  const { promotionId, ticketsHash, publicValue, tickets, prizes } = drawing;
  const count = tickets.at(-1)?.last ?? 0;
  const codeOf = (pick: number): string => tickets.find(({ last }) => pick < last)?.entryCode ?? '';
  const won = new Set<string>();
  const drawn: DrawnTicket[] = [];
  while (drawn.length < Math.min(prizes, tickets.length)) {
    const start = `${promotionId}:draw:${ticketsHash}:${publicValue}:${drawn.length}`;
    const { pick, cursor } = yield* pickBelow(
      count,
      (next) => `${start}:${next}`,
      (found) => won.has(codeOf(found)),
    );
    const entryCode = codeOf(pick);
    won.add(entryCode);
    drawn.push({ ticket: pick + 1, entryCode, cursor });
  }
  return drawn;
}

/** Finishes a draw with this browser's own cryptography. Rejects where it has none. */
export async function finishDrawing<Result>(drawing: Drawing<Result>, serverSeed: string): Promise<Result> {
  const macOf = await macWith(serverSeed);
  let step = drawing.next();
  while (step.done !== true) step = drawing.next(hexOf(await macOf(step.value)));
  return step.value;
}
