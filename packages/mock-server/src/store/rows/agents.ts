import { zAccountType, zGameType, zRebateRates } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { define, defineLarge, moneyField, timeField } from './define.ts';

/** The line rates of an account from a brand day on, until its next row. */
export const lineRatesRow = z.object({
  /** Member and first day. */
  id: z.string(),
  memberId: z.string(),
  /** First day, `YYYY-MM-DD` in the brand's time zone. */
  from: z.string(),
  /** A category that is absent has none. */
  rates: zRebateRates,
});
export type LineRatesRow = z.infer<typeof lineRatesRow>;

/** A link by which people register below an agent. */
export const registerLinkRow = z.object({
  id: z.string(),
  agentId: z.string(),
  /** The agent code inside it. */
  code: z.string(),
  domain: z.string(),
  accountType: zAccountType,
  rates: zRebateRates,
  remark: z.nullable(z.string()),
  createdAt: timeField,
  /** Null while it works. */
  deletedAt: z.nullable(timeField),
});
export type RegisterLinkRow = z.infer<typeof registerLinkRow>;

/** An opening of a link, once per network address and brand day; both are in its id. */
export const linkVisitRow = z.object({ id: z.string(), linkId: z.string() });
export type LinkVisitRow = z.infer<typeof linkVisitRow>;

/** The link that an account was registered with; its id is the member's. */
export const linkAccountRow = z.object({ id: z.string(), linkId: z.string() });
export type LinkAccountRow = z.infer<typeof linkAccountRow>;

/** An agent's note about an account of the team; its id is made of both. */
export const downlineNoteRow = z.object({ id: z.string(), remark: z.string() });
export type DownlineNoteRow = z.infer<typeof downlineNoteRow>;

/** The rebate difference of a day that has been paid: one direct downline and category. */
export const rebateDifferenceRow = z.object({
  id: z.string(),
  agentId: z.string(),
  downlineId: z.string(),
  /** `YYYY-MM-DD` in the brand's time zone. */
  day: z.string(),
  gameType: zGameType,
  currency: z.string(),
  /** Turnover of the downline's line when it was paid. */
  validBet: moneyField,
  /** The same without bets that were taken back since. */
  validBetNow: moneyField,
  ownRate: z.string(),
  theirRate: z.string(),
  gross: moneyField,
  /** What was taken off for earlier days. */
  correction: moneyField,
  /** Null when all rows of the agent's day add up to zero. */
  movementId: z.nullable(z.string()),
});
export type RebateDifferenceRow = z.infer<typeof rebateDifferenceRow>;

/** Rebate differences that were paid for bets that were taken back since; its id is agent, downline and category. */
export const rebateDifferenceDebtRow = z.object({ id: z.string(), amount: moneyField });
export type RebateDifferenceDebtRow = z.infer<typeof rebateDifferenceDebtRow>;

/** The brand day whose rebate differences are paid next; one row `next`. */
export const rebateDifferenceDayRow = z.object({ id: z.string(), day: z.string() });
export type RebateDifferenceDayRow = z.infer<typeof rebateDifferenceDayRow>;

export const agentCollections = {
  lineRates: defineLarge<LineRatesRow>(lineRatesRow, ['memberId']),
  registerLinks: defineLarge<RegisterLinkRow>(registerLinkRow, ['agentId', 'code']),
  linkVisits: defineLarge<LinkVisitRow>(linkVisitRow, ['linkId']),
  linkAccounts: defineLarge<LinkAccountRow>(linkAccountRow, ['linkId']),
  downlineNotes: defineLarge<DownlineNoteRow>(downlineNoteRow),
  rebateDifferences: defineLarge<RebateDifferenceRow>(rebateDifferenceRow, ['agentId', 'day']),
  rebateDifferenceDebts: defineLarge<RebateDifferenceDebtRow>(rebateDifferenceDebtRow),
  rebateDifferenceDays: define<RebateDifferenceDayRow>(rebateDifferenceDayRow),
};
