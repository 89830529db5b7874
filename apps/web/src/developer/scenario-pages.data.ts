import { agentPaths, contractPaths } from '../shared/agent-paths.ts';
import { paths, promotionPath, rafflePath } from '../shared/paths.ts';
import type { ScenarioName } from './use-scene.ts';

/** Headings of the list of scenarios, in its order. */
export const scenarioGroups = [
  'Money',
  'Bonuses and rewards',
  'Points and raffle',
  'Player protection',
  'Account',
  'Agents',
  'Site',
] as const;

/** Where a scenario is listed, and the page that shows it. */
export interface ScenarioPage {
  readonly group: (typeof scenarioGroups)[number];
  readonly page: string;
}

const money = (page: string): ScenarioPage => ({ group: 'Money', page });
const bonus = (page: string): ScenarioPage => ({ group: 'Bonuses and rewards', page });
const points = (page: string): ScenarioPage => ({ group: 'Points and raffle', page });
const protection = (page: string): ScenarioPage => ({ group: 'Player protection', page });
const account = (page: string): ScenarioPage => ({ group: 'Account', page });
const agents = (page: string): ScenarioPage => ({ group: 'Agents', page });
const site = (page: string): ScenarioPage => ({ group: 'Site', page });

const challengePage = promotionPath('promo_slot_fortnight');
const birthdayPage = promotionPath('promo_birthday');
const raffle = rafflePath('promo_fiesta_raffle');

export const scenarioPages: Readonly<Record<ScenarioName, ScenarioPage>> = {
  'new-member': money(paths.deposit),
  'after-big-win': money(paths.bettingRecord),
  'after-losses': money(paths.bettingRecord),
  'deposit-pending': money(paths.depositRecord),
  'deposit-expired': money(paths.depositRecord),
  'deposits-full': money(paths.deposit),
  'withdrawal-pending': money(paths.withdrawalRecord),
  'withdrawal-rejected': money(paths.withdrawalRecord),
  'withdrawal-paid': money(paths.withdrawalRecord),
  'withdrawal-parts': money(paths.withdrawalRecord),
  'withdrawal-disputed': money(paths.withdrawalRecord),
  'security-hold': money(paths.withdrawal),
  'rebate-ready': bonus(paths.rebate),
  'rewards-ending': bonus(paths.rewards),
  'friend-nearly-qualified': bonus(paths.referral),
  'mission-claimable': bonus(paths.missions),
  'missions-collected': bonus(paths.missions),
  'leaderboard-decided': bonus(paths.missions),
  'rank-up': bonus(paths.rank),
  'rank-about-to-fall': bonus(paths.rank),
  'bonus-in-play': bonus(paths.bonuses),
  'bonus-nearly-played': bonus(paths.bonuses),
  'bonus-expired': bonus(paths.bonuses),
  'reload-day': bonus(paths.deposit),
  birthday: bonus(birthdayPage),
  'application-in-review': bonus(birthdayPage),
  'application-rejected': bonus(birthdayPage),
  'birthday-issued': bonus(paths.rewards),
  'challenge-open': bonus(challengePage),
  'challenge-joined': bonus(challengePage),
  'challenge-in-process': bonus(challengePage),
  'challenge-issued': bonus(challengePage),
  'challenge-closed': bonus(challengePage),
  'promotions-dated': bonus(paths.promotions),
  'enough-points': points(paths.pointsMall),
  'goods-sold-out': points(paths.pointsMall),
  'goods-last-piece': points(paths.pointsMall),
  'redemption-rejected': points(paths.redemptions),
  'double-points': points(paths.pointsMall),
  'raffle-turns': points(raffle),
  'raffle-closed': points(raffle),
  'raffle-drawn': points(raffle),
  'limit-reached': protection(paths.deposit),
  'limit-raise-ready': protection(paths.limits),
  'reality-check-due': protection(paths.hot),
  'time-out': protection(paths.hot),
  'self-excluded': protection(paths.hot),
  'identity-review': protection(paths.security),
  'identity-refused': protection(paths.security),
  'address-asked': protection(paths.security),
  'locked-account': account(paths.login),
  'captcha-at-login': account(paths.login),
  'expired-password': account(paths.home),
  'two-step-app': account(paths.security),
  'inbox-full': account(paths.inbox),
  'inbox-empty': account(paths.inbox),
  'contract-offered': agents(paths.contracts),
  'contract-payer-short': agents(contractPaths.DIVIDEND),
  'contract-corrected': agents(contractPaths.REALTIME_SALARY),
  'salary-running': agents(contractPaths.REALTIME_SALARY),
  'dividend-carried': agents(contractPaths.DIVIDEND),
  'agent-10000-accounts': agents(agentPaths.members),
  'phone-service': site(paths.login),
  'rules-ukgc-like': site(paths.deposit),
  'rules-mga-like': site(paths.withdrawal),
  'rules-pagcor-like': site(paths.deposit),
  maintenance: site(paths.home),
  'closed-region': site(paths.home),
};
