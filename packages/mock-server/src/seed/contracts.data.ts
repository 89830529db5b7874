import type { ContractEndReason, ContractPeriod, ContractType } from '@croupier/sdk/types';

/** Threshold, rate and active users of a tier; no active users by default. */
type SeededTier = readonly [threshold: string, rate: string, activeUsers?: number];

/** What became of an offer; the hours are the age of the decision. An open one has none. */
type Outcome =
  | { readonly accepted: number }
  | { readonly ended: Exclude<ContractEndReason, 'SUPERSEDED'>; readonly at: number; readonly reason?: string };

export interface SeededContract {
  /** Number of the id. */
  readonly number: number;
  /** Account names; null for the platform. */
  readonly payer: string | null;
  readonly payee: string;
  readonly type: ContractType;
  readonly period: ContractPeriod | null;
  readonly tiers: readonly SeededTier[];
  /** Age of the offer in hours. */
  readonly hoursAgo: number;
  readonly outcome?: Outcome;
}

const DAY = 24;
const DAILY = { type: 'DAILY_SALARY', period: 'DAILY' } as const;
const HOURLY = { type: 'HOUR_SALARY', period: 'DAILY' } as const;
const REALTIME = { type: 'REALTIME_SALARY', period: null } as const;
const DIVIDEND = { type: 'DIVIDEND', period: 'MONTHLY' } as const;

/**
 * The contracts and offers of the seeded teams, those of the contract's examples among them: platform > amihan > kidlat >
 * lakandula, amihan > tala, and platform > bagwis. Nobody pays more than it receives.
 */
export const seededContracts: readonly SeededContract[] = [
  {
    number: 119,
    payer: null,
    payee: 'amihan',
    ...DIVIDEND,
    tiers: [
      ['0.00', '0.1500'],
      ['50000.00', '0.2000', 3],
      ['200000.00', '0.2500', 5],
    ],
    hoursAgo: 88 * DAY,
    outcome: { accepted: 88 * DAY - 1 },
  },
  {
    number: 120,
    payer: null,
    payee: 'amihan',
    ...DAILY,
    tiers: [
      ['0.00', '0.0010'],
      ['50000.00', '0.0020', 1],
      ['200000.00', '0.0030', 5],
    ],
    hoursAgo: 88 * DAY,
    outcome: { accepted: 88 * DAY - 1 },
  },
  {
    number: 140,
    payer: null,
    payee: 'bagwis',
    ...DAILY,
    tiers: [['0.00', '0.0010']],
    hoursAgo: 80 * DAY,
    outcome: { accepted: 80 * DAY - 1 },
  },
  {
    number: 171,
    payer: 'amihan',
    payee: 'kidlat',
    ...DIVIDEND,
    tiers: [
      ['0.00', '0.1000'],
      ['50000.00', '0.1500', 3],
      ['200000.00', '0.2000', 5],
    ],
    hoursAgo: 65 * DAY,
    outcome: { accepted: 65 * DAY - 2 },
  },
  {
    number: 172,
    payer: 'amihan',
    payee: 'kidlat',
    ...DAILY,
    tiers: [
      ['0.00', '0.0008'],
      ['50000.00', '0.0015', 3],
    ],
    hoursAgo: 65 * DAY - 1,
    outcome: { accepted: 65 * DAY - 2 },
  },
  {
    number: 174,
    payer: 'kidlat',
    payee: 'lakandula',
    ...DAILY,
    tiers: [
      ['0.00', '0.0005'],
      ['50000.00', '0.0010', 3],
    ],
    hoursAgo: 60 * DAY,
    outcome: { accepted: 59 * DAY },
  },
  {
    number: 184,
    payer: null,
    payee: 'amihan',
    ...HOURLY,
    tiers: [['0.00', '0.0018']],
    hoursAgo: 15 * DAY,
    outcome: { accepted: 15 * DAY - 1 },
  },
  {
    number: 183,
    payer: 'amihan',
    payee: 'hiraya',
    ...DAILY,
    tiers: [['20000.00', '0.0006', 2]],
    hoursAgo: 25 * DAY,
    outcome: { ended: 'EXPIRED', at: 18 * DAY },
  },
  {
    number: 206,
    payer: null,
    payee: 'amihan',
    ...REALTIME,
    tiers: [['0.00', '0.0012']],
    hoursAgo: 6 * DAY,
    outcome: { accepted: 6 * DAY - 1 },
  },
  {
    number: 208,
    payer: 'amihan',
    payee: 'kidlat',
    ...REALTIME,
    tiers: [['0.00', '0.0011']],
    hoursAgo: 5 * DAY,
    outcome: { ended: 'WITHDRAWN', at: 5 * DAY - 3 },
  },
  {
    number: 207,
    payer: 'amihan',
    payee: 'kidlat',
    ...HOURLY,
    tiers: [
      ['0.00', '0.0008'],
      ['10000.00', '0.0015', 2],
    ],
    hoursAgo: 7 * DAY,
    outcome: { accepted: 7 * DAY - 1 },
  },
  {
    number: 204,
    payer: 'amihan',
    payee: 'tala',
    ...DAILY,
    tiers: [['50000.00', '0.0020', 1]],
    hoursAgo: 56,
    outcome: { accepted: 55 },
  },
  {
    number: 188,
    payer: 'amihan',
    payee: 'tala',
    ...HOURLY,
    tiers: [['5000.00', '0.0010', 1]],
    hoursAgo: 55,
    outcome: { ended: 'DECLINED', at: 53, reason: 'Mas gusto ko ang arawan.' },
  },
  {
    number: 198,
    payer: 'amihan',
    payee: 'kidlat',
    ...DIVIDEND,
    tiers: [
      ['0.00', '0.1000'],
      ['50000.00', '0.1800', 3],
    ],
    hoursAgo: 51,
    outcome: { accepted: 24.5 },
  },
  {
    number: 211,
    payer: 'amihan',
    payee: 'tala',
    ...REALTIME,
    tiers: [['0.00', '0.0010']],
    hoursAgo: 27,
    outcome: { accepted: 24.5 },
  },
  {
    number: 215,
    payer: 'kidlat',
    payee: 'bongsantos',
    ...DAILY,
    tiers: [
      ['0.00', '0.0004'],
      ['50000.00', '0.0012', 3],
    ],
    hoursAgo: 22,
  },
  {
    number: 218,
    payer: null,
    payee: 'amihan',
    ...DAILY,
    tiers: [
      ['0.00', '0.0008'],
      ['40000.00', '0.0025', 4],
      ['200000.00', '0.0035', 8],
    ],
    hoursAgo: 20,
  },
  {
    number: 219,
    payer: 'amihan',
    payee: 'tala',
    ...DAILY,
    tiers: [
      ['0.00', '0.0010'],
      ['60000.00', '0.0020', 1],
    ],
    hoursAgo: 3,
  },
  {
    number: 220,
    payer: 'amihan',
    payee: 'kidlat',
    ...HOURLY,
    tiers: [
      ['0.00', '0.0008'],
      ['8000.00', '0.0015', 2],
    ],
    hoursAgo: 2,
  },
];
