import { commitmentOf, drawingOfTickets, finishDrawing, hashOfText, readTickets } from '@croupier/sdk/rules';
import type { RaffleTicketDraw, RaffleWinner } from '@croupier/sdk/types';

/** What this browser found when it computed a draw of tickets again. */
export interface TicketCheck {
  /** The seed is the one whose hash was published at the opening. */
  readonly isSeedSame: boolean;
  /** The list has its published hash, and is in its form. */
  readonly isListSame: boolean;
  /** For each prize, whether its ticket follows from seed and list. */
  readonly winners: readonly boolean[];
  /** All of it. */
  readonly matches: boolean;
}

/** A draw whose list, seed and winners are published. */
type PublishedDraw = RaffleTicketDraw &
  Required<Pick<RaffleTicketDraw, 'ticketsText' | 'ticketsHash' | 'serverSeed' | 'winners'>>;

export function isPublished(draw: RaffleTicketDraw): draw is PublishedDraw {
  const { ticketsText, ticketsHash, serverSeed, winners } = draw;
  return [ticketsText, ticketsHash, serverSeed, winners].every((part) => part !== undefined);
}

/**
 * Computes a draw of tickets again: hash of the seed, hash of the list, and each winner (rules PR-24, PR-25 and PR-27).
 * `prizes` is the number of prizes. Undefined before the draw; rejects where the browser has no cryptography.
 */
export async function checkTickets(draw: RaffleTicketDraw, prizes: number): Promise<TicketCheck | undefined> {
  if (!isPublished(draw)) return undefined;
  const { promotionId, serverSeed, serverSeedHash, ticketsText, publicValue = '', winners } = draw;
  const [seedHash, ticketsHash] = await Promise.all([commitmentOf(serverSeed), hashOfText(ticketsText)]);
  const tickets = readTickets(ticketsText);
  const drawn = await finishDrawing(
    drawingOfTickets({ promotionId, ticketsHash, publicValue, tickets: tickets ?? [], prizes }),
    serverSeed,
  );
  const isSeedSame = seedHash === serverSeedHash;
  const isListSame = tickets !== undefined && ticketsHash === draw.ticketsHash;
  const isWinner = ({ ticket, entryCode, cursor }: RaffleWinner, place: number): boolean => {
    const computed = drawn[place];
    return computed?.ticket === ticket && computed.entryCode === entryCode && computed.cursor === cursor;
  };
  const same = winners.map(isWinner);
  const matches = isSeedSame && isListSame && drawn.length === winners.length && same.every(Boolean);
  return { isSeedSame, isListSame, winners: same, matches };
}
