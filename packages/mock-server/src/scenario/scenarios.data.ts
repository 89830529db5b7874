import type { SelfExclusionRequest } from '@croupier/sdk/types';

import type { LimitName } from '../domain/player-limits/index.ts';
import type { personas } from '../seed/personas.ts';
import type { SettingsRow } from '../store/rows/settings.ts';
import { contractScenarios } from './contract-scenarios.data.ts';
import { promotionScenarios } from './promotion-scenarios.data.ts';

/** One change of a world, by the same functions as a call. */
export type ScenarioStep = {
  /** How often; once by default. */
  readonly times?: number;
} & (
  | { readonly kind: 'bet'; readonly stake: string; readonly payout: string }
  /** An offer of a daily salary by amihan. */
  | { readonly kind: 'offerSalary'; readonly offeree: string; readonly rate: string }
  /** A round of another account, which gets the money for it. */
  | { readonly kind: 'teamBet'; readonly account: string; readonly stake: string; readonly payout: string }
  /** The vendor takes the last round of an account back. */
  | { readonly kind: 'takeBackTeamBet'; readonly account: string }
  /** Leaves no money in the main wallet of the persona. */
  | { readonly kind: 'emptyWallet' }
  | {
      readonly kind: 'deposit';
      readonly methodId: string;
      readonly amount: string;
      /** The bonus that is chosen with it. */
      readonly promotionId?: string;
    }
  /** The birthday of the member, who gets the rank Bronze. */
  | { readonly kind: 'birthday' }
  /** An application for the birthday bonus with a picture, and a note for staff. */
  | { readonly kind: 'application'; readonly remark?: string }
  /** Noon of a Saturday of the site, unless it is a Saturday afternoon. */
  | { readonly kind: 'saturday' }
  /** A promotion that opens after a time, or is over. */
  | { readonly kind: 'promotion'; readonly promotionId: string; readonly opensIn?: number }
  /** A withdrawal of maricel to her first card. */
  | { readonly kind: 'withdraw'; readonly amount: string }
  | { readonly kind: 'wrongPassword'; readonly persona: keyof typeof personas }
  /** An authenticator app with this Base32 secret, asked for at every login. */
  | { readonly kind: 'authenticator'; readonly secret: string }
  /** Replaces the email address by a code to the new one and the password of the personas. */
  | { readonly kind: 'newEmail'; readonly email: string }
  | { readonly kind: 'advance'; readonly milliseconds: number }
  /** Goes to the end of the running week or month and so much further; before it, when negative. */
  | { readonly kind: 'advanceToEnd'; readonly of: 'WEEK' | 'MONTH'; readonly milliseconds: number }
  | { readonly kind: 'claimMission'; readonly missionId: string }
  /** Gives a member these lifetime totals of deposits and valid bets. */
  | { readonly kind: 'vipTotals'; readonly deposits: string; readonly bets: string }
  /** Ends after this time. */
  | { readonly kind: 'maintenance'; readonly milliseconds: number }
  | { readonly kind: 'timeOut'; readonly days: number }
  | { readonly kind: 'selfExclusion'; readonly months: SelfExclusionRequest['months'] }
  /** Documents with a number of this end, by which staff decide. */
  | { readonly kind: 'documents'; readonly numberEnds: string }
  | { readonly kind: 'closedRegion' }
  | { readonly kind: 'phoneService' }
  /** A limit of the member; amounts of SESSION are minutes. */
  | { readonly kind: 'limit'; readonly limit: LimitName; readonly amount: string }
  /** Lets the time pass until the list of tickets of a raffle is open, closed, or its tickets are drawn. */
  | { readonly kind: 'raffle'; readonly until: 'OPEN' | 'CLOSED' | 'DRAWN' }
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'doublePoints' }
  | { readonly kind: 'stock'; readonly goodsId: string; readonly left: number }
  /** An order of goods for points; staff reject a receiver with `#reject`. */
  | { readonly kind: 'redeem'; readonly goodsId: string; readonly recipient: string }
  /** Messages of staff. */
  | { readonly kind: 'message' }
  | { readonly kind: 'emptyInbox' }
  /** Makes the persona a friend whom another one invited. */
  | { readonly kind: 'invited'; readonly by: keyof typeof personas }
  | { readonly kind: 'realityCheck'; readonly minutes: number }
  /** Thousands of accounts below the persona. */
  | { readonly kind: 'largeTeam' }
  | { readonly kind: 'policyPack'; readonly policyPack: SettingsRow['policyPack'] }
);

/** A state of a world, reached from its seed by a few steps. */
export interface Scenario {
  /** What a developer sees. */
  readonly shows: string;
  /** Whom to log in as; a guest sees the scenario when absent. */
  readonly persona?: keyof typeof personas;
  readonly steps: readonly ScenarioStep[];
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Named states of the site, for development and tests. */
export const scenarios = {
  'new-member': {
    shows: 'a member without money, deposits and bets',
    persona: 'newcomer',
    steps: [],
  },
  'after-big-win': {
    shows: 'a member who has just won 250 times a stake of 100.00 in a slot',
    persona: 'member',
    steps: [{ kind: 'bet', stake: '100.00', payout: '25000.00' }],
  },
  'after-losses': {
    shows: 'a member who has just lost five stakes of 200.00 in a slot',
    persona: 'member',
    steps: [{ kind: 'bet', stake: '200.00', payout: '0.00', times: 5 }],
  },
  'deposit-pending': {
    shows: 'a member with a deposit of 500.02 that waits for the payment',
    persona: 'member',
    steps: [{ kind: 'deposit', methodId: 'pm_ewallet_01', amount: '500.02' }],
  },
  'deposit-expired': {
    shows: 'a member whose deposit of 500.02 has expired without a payment',
    persona: 'member',
    steps: [
      { kind: 'deposit', methodId: 'pm_ewallet_01', amount: '500.02' },
      { kind: 'advance', milliseconds: HOUR },
    ],
  },
  'deposits-full': {
    shows: 'a member with three open deposits, who cannot open another',
    persona: 'member',
    steps: [{ kind: 'deposit', methodId: 'pm_ewallet_01', amount: '500.02', times: 3 }],
  },
  'withdrawal-pending': {
    shows: 'a member with a withdrawal of 500.02 that staff do not take up',
    persona: 'member',
    steps: [{ kind: 'withdraw', amount: '500.02' }],
  },
  'withdrawal-rejected': {
    shows: 'a member whose withdrawal of 2,000.01 was rejected, because the payee name does not match',
    persona: 'member',
    steps: [
      { kind: 'withdraw', amount: '2000.01' },
      { kind: 'advance', milliseconds: MINUTE },
    ],
  },
  'withdrawal-paid': {
    shows: 'a member whose withdrawal of 2,000.00 was sent and waits for the receipt',
    persona: 'member',
    steps: [
      { kind: 'withdraw', amount: '2000.00' },
      { kind: 'advance', milliseconds: 2 * MINUTE },
    ],
  },
  'withdrawal-parts': {
    shows: 'a member whose withdrawal of 2,000.03 is sent in three payments',
    persona: 'member',
    steps: [
      { kind: 'withdraw', amount: '2000.03' },
      { kind: 'advance', milliseconds: 3 * MINUTE },
    ],
  },
  'withdrawal-disputed': {
    shows: 'a member with a withdrawal in three payments: one forced, one sent, one disputed',
    persona: 'unknownAddress',
    steps: [],
  },
  'limit-reached': {
    shows: 'a member who has deposited 500.00 of a deposit limit of 500.00 a day',
    persona: 'newcomer',
    steps: [
      { kind: 'deposit', methodId: 'pm_ewallet_01', amount: '500.00' },
      { kind: 'advance', milliseconds: MINUTE },
      { kind: 'limit', limit: { kind: 'DEPOSIT', period: 'DAY' }, amount: '500.00' },
    ],
  },
  'limit-raise-ready': {
    shows: 'a member who can confirm a deposit limit of 5,000.00 a day in place of 2,000.00',
    persona: 'member',
    steps: [
      { kind: 'limit', limit: { kind: 'DEPOSIT', period: 'DAY' }, amount: '2000.00' },
      { kind: 'limit', limit: { kind: 'DEPOSIT', period: 'DAY' }, amount: '5000.00' },
      { kind: 'advance', milliseconds: 24 * HOUR },
    ],
  },
  'enough-points': {
    shows: 'a member with 23,800 points, who can redeem all goods of the points mall',
    persona: 'member',
    steps: [{ kind: 'points', points: 20_000 }],
  },
  'goods-sold-out': {
    shows: 'a points mall whose rice cookers are sold out',
    persona: 'member',
    steps: [{ kind: 'stock', goodsId: 'pg_ricecooker', left: 0 }],
  },
  'goods-last-piece': {
    shows: 'a points mall with one steel tumbler left',
    persona: 'member',
    steps: [{ kind: 'stock', goodsId: 'pg_tumbler', left: 1 }],
  },
  'redemption-rejected': {
    shows: 'a member whose order of a tumbler was rejected an hour after it, with the points back',
    persona: 'member',
    steps: [
      { kind: 'redeem', goodsId: 'pg_tumbler', recipient: 'Maricel #reject' },
      { kind: 'advance', milliseconds: HOUR },
    ],
  },
  'double-points': {
    shows: 'a site that doubles points until Sunday night',
    persona: 'member',
    steps: [{ kind: 'doublePoints' }],
  },
  'rebate-ready': {
    shows: 'a member who can claim a rebate for slots played today',
    persona: 'member',
    steps: [{ kind: 'bet', stake: '500.00', payout: '480.00', times: 16 }],
  },
  'reality-check-due': {
    shows: 'a member who has played for 16 minutes and is to acknowledge a reality check',
    persona: 'member',
    steps: [
      { kind: 'realityCheck', minutes: 15 },
      { kind: 'bet', stake: '100.00', payout: '0.00' },
      { kind: 'advance', milliseconds: 10 * MINUTE },
      { kind: 'bet', stake: '100.00', payout: '60.00' },
      { kind: 'advance', milliseconds: 6 * MINUTE },
    ],
  },
  ...promotionScenarios,
  ...contractScenarios,
  'raffle-turns': {
    shows: 'a member with four or more turns of the raffle',
    persona: 'member',
    steps: [{ kind: 'bet', stake: '500.00', payout: '480.00', times: 8 }],
  },
  'raffle-closed': {
    shows: 'a member with four or more tickets in the closed list of a raffle that is drawn at 20:00',
    persona: 'member',
    steps: [
      { kind: 'raffle', until: 'OPEN' },
      { kind: 'bet', stake: '500.00', payout: '480.00', times: 8 },
      { kind: 'raffle', until: 'CLOSED' },
    ],
  },
  'raffle-drawn': {
    shows: 'a member with four or more tickets in a raffle whose winners are drawn and published',
    persona: 'member',
    steps: [
      { kind: 'raffle', until: 'OPEN' },
      { kind: 'bet', stake: '500.00', payout: '480.00', times: 8 },
      { kind: 'raffle', until: 'DRAWN' },
    ],
  },
  'locked-account': {
    shows: 'maricel locked for 15 minutes after five wrong passwords',
    steps: [{ kind: 'wrongPassword', persona: 'member', times: 5 }],
  },
  'captcha-at-login': {
    shows: 'a login of maricel that needs a captcha, after three wrong passwords',
    steps: [{ kind: 'wrongPassword', persona: 'member', times: 3 }],
  },
  'time-out': {
    shows: 'a member who takes a break of seven days',
    persona: 'member',
    steps: [{ kind: 'timeOut', days: 7 }],
  },
  'self-excluded': {
    shows: 'a member who excluded themselves for a year',
    persona: 'member',
    steps: [{ kind: 'selfExclusion', months: 12 }],
  },
  'inbox-full': {
    shows: 'a member with the 500 messages that an inbox keeps, none of them read',
    persona: 'member',
    steps: [{ kind: 'message', times: 500 }],
  },
  'inbox-empty': {
    shows: 'a member without a message',
    persona: 'member',
    steps: [{ kind: 'emptyInbox' }],
  },
  'rewards-ending': {
    shows: 'a member with a reward that ends within the hour',
    persona: 'member',
    steps: [{ kind: 'advance', milliseconds: 7 * 24 * HOUR - HOUR / 2 }],
  },
  'friend-nearly-qualified': {
    shows: 'a member invited by maricel, with 1,490.00 of the 1,500.00 turnover that both need for their reward',
    persona: 'newcomer',
    steps: [
      { kind: 'invited', by: 'member' },
      { kind: 'deposit', methodId: 'pm_ewallet_01', amount: '2000.00' },
      { kind: 'advance', milliseconds: MINUTE },
      { kind: 'bet', stake: '1490.00', payout: '0.00' },
    ],
  },
  'identity-review': {
    shows: 'a member whose passport is being checked, on a site that asks for it before deposits',
    persona: 'newcomer',
    steps: [
      { kind: 'policyPack', policyPack: 'pagcorLike' },
      { kind: 'documents', numberEnds: '01' },
    ],
  },
  'identity-refused': {
    shows: 'a member whose passport could not be read, on a site that asks for it before deposits',
    persona: 'newcomer',
    steps: [
      { kind: 'policyPack', policyPack: 'pagcorLike' },
      { kind: 'documents', numberEnds: '00' },
      { kind: 'advance', milliseconds: 2 * MINUTE },
    ],
  },
  'two-step-app': {
    shows: 'a member whose every login needs a code of the app with the secret JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    persona: 'member',
    steps: [{ kind: 'authenticator', secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' }],
  },
  'security-hold': {
    shows: 'a member who cannot withdraw for 24 hours, because the email address was changed',
    persona: 'member',
    steps: [{ kind: 'newEmail', email: 'maricel.santos@mail.example' }],
  },
  'mission-claimable': {
    shows: 'a member who has just played enough in slots for the mission of the day',
    persona: 'member',
    steps: [{ kind: 'bet', stake: '200.00', payout: '200.00', times: 5 }],
  },
  'missions-collected': {
    shows: 'a member who has collected the rewards of all missions that are done',
    persona: 'member',
    steps: [
      { kind: 'bet', stake: '200.00', payout: '200.00', times: 5 },
      { kind: 'claimMission', missionId: 'mis_daily_turnover' },
      { kind: 'claimMission', missionId: 'mis_three_days' },
    ],
  },
  'leaderboard-decided': {
    shows: 'a member with a prize of the weekly board, whose places became final ten minutes after the week',
    persona: 'member',
    steps: [
      { kind: 'bet', stake: '200.00', payout: '200.00', times: 6 },
      { kind: 'advanceToEnd', of: 'WEEK', milliseconds: 10 * MINUTE },
    ],
  },
  'rank-up': {
    shows: 'a member who has just become Gold by a deposit of 500.00, with the bonus of the rank to claim',
    persona: 'member',
    steps: [
      { kind: 'vipTotals', deposits: '79500.00', bets: '900000.00' },
      { kind: 'deposit', methodId: 'pm_ewallet_01', amount: '500.00' },
      { kind: 'advance', milliseconds: MINUTE },
    ],
  },
  'rank-about-to-fall': {
    shows: 'a Silver member who has played too little to keep the rank, an hour before the month ends',
    persona: 'member',
    steps: [{ kind: 'advanceToEnd', of: 'MONTH', milliseconds: -HOUR }],
  },
  'agent-10000-accounts': {
    shows: 'an agent with 10,000 more accounts on four levels, who have played for three months',
    persona: 'agent',
    steps: [{ kind: 'largeTeam' }],
  },
  'expired-password': {
    shows: 'a member who must change the password',
    persona: 'expiredPassword',
    steps: [],
  },
  'phone-service': {
    shows: 'a site whose login and registration by mobile number go through the phone service',
    steps: [{ kind: 'phoneService' }],
  },
  'rules-ukgc-like': {
    shows: 'a site with rules like those of Great Britain: no cockfights, a limit asked for before the first deposit',
    persona: 'member',
    steps: [{ kind: 'policyPack', policyPack: 'ukgcLike' }],
  },
  'rules-mga-like': {
    shows: 'a site with rules like those of Malta: no cockfights, documents before any withdrawal',
    persona: 'member',
    steps: [{ kind: 'policyPack', policyPack: 'mgaLike' }],
  },
  'rules-pagcor-like': {
    shows: 'a site with rules like those of the Philippines: no cockfights, age 21, documents before any deposit',
    persona: 'member',
    steps: [{ kind: 'policyPack', policyPack: 'pagcorLike' }],
  },
  maintenance: {
    shows: 'the site under maintenance for two more hours',
    steps: [{ kind: 'maintenance', milliseconds: 2 * HOUR }],
  },
  'closed-region': {
    shows: 'the site closed for the region of the visitor',
    steps: [{ kind: 'closedRegion' }],
  },
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof scenarios;
