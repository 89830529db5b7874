import * as z from 'zod/mini';

import { define, defineLarge } from './define.ts';

/** A bet at a sandbox's sports book; its id is the vendor's round. Its legs are those of the bet. */
export const sportsTicketRow = z.object({
  id: z.string(),
  betId: z.string(),
  launchId: z.string(),
  /** Ids of its selections in the order of its legs, separated by spaces. */
  selections: z.string(),
  phase: z.enum(['OPEN', 'SETTLED', 'RETURNED']),
});
export type SportsTicketRow = z.infer<typeof sportsTicketRow>;

/** What a control call has made of a match: its final score, or null for one that is called off. Its id is the match's. */
export const matchResultRow = z.object({
  id: z.string(),
  home: z.nullable(z.number()),
  away: z.nullable(z.number()),
});
export type MatchResultRow = z.infer<typeof matchResultRow>;

export const sportsCollections = {
  sportsTickets: defineLarge<SportsTicketRow>(sportsTicketRow, ['phase']),
  matchResults: define<MatchResultRow>(matchResultRow),
};
