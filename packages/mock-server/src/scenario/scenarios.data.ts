import { contractScenarios } from './contract-scenarios.data.ts';
import { pointsScenarios } from './points-scenarios.data.ts';
import { promotionScenarios } from './promotion-scenarios.data.ts';
import type { Scenario } from './scenario.ts';

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
  ...pointsScenarios,
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
  'address-asked': {
    shows: 'a member who cannot withdraw before staff have accepted a proof of address',
    persona: 'member',
    steps: [{ kind: 'askForProof', proof: 'ADDRESS' }],
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
