import type { Fault } from '../fault.ts';

const DOMAIN = 'packages/mock-server/src/domain';
const testsOf = (...areas: readonly string[]): Fault['proof'] => ({
  kind: 'unit',
  tests: areas.map((area) => `${DOMAIN}/${area}.test.ts`),
});

/** Faults of promotions, the raffle, missions, rebates, rewards, points and referral. */
export const ENGAGEMENT_FAULTS: readonly Fault[] = [
  {
    id: 'goods-below-zero',
    file: `${DOMAIN}/points/redeem.ts`,
    before: "if (row.stock < quantity) throw new Refusal('POINTS_OUT_OF_STOCK', { value: { stock: row.stock } });",
    after: '',
    breaks: 'goods are not sold beyond the stock',
    proof: testsOf('points/examples', 'points/redemptions'),
  },
  {
    id: 'rejected-points-kept',
    file: `${DOMAIN}/points/decide.ts`,
    before: "type: 'REFUND', points, remark",
    after: "type: 'REFUND', points: 0, remark",
    breaks: 'a rejected redemption returns its points',
    proof: testsOf('points/examples', 'points/redemptions'),
  },
  {
    id: 'reward-after-its-end',
    file: `${DOMAIN}/rewards/rewards.ts`,
    before: 'clock.now().getTime() >= Date.parse(expiresAt)',
    after: 'clock.now().getTime() > Date.parse(expiresAt)',
    breaks: 'a reward cannot be claimed in the instant in which it expires',
    proof: testsOf('rewards/rewards'),
  },
  {
    id: 'reward-without-turnover',
    file: `${DOMAIN}/rewards/rewards.ts`,
    before: 'turnover: { factor, title: { EN: titleEn, TY: titleTy } },',
    after: '',
    breaks: 'a reward has to be played before it is withdrawn',
    proof: testsOf('rewards/rewards', 'promotions/examples', 'promotions/promotions'),
  },
  {
    id: 'raffle-draw-not-counted',
    file: `${DOMAIN}/raffle/claim.ts`,
    before: '{ serverSeed, clientSeed, draws: nonce + 1 }',
    after: '{ serverSeed, clientSeed, draws: nonce }',
    breaks: 'each draw of the wheel has a number of its own and uses a chance',
    proof: testsOf('raffle/wheel'),
  },
  {
    id: 'tickets-after-the-close',
    file: `${DOMAIN}/raffle/chances.ts`,
    before: 'turnoverBetween(context, memberId, startAt, closesAt)',
    after: "turnoverBetween(context, memberId, startAt, '2099-01-01T00:00:00Z')",
    breaks: 'turnover after the close of the list brings no ticket',
    proof: testsOf('raffle/tickets'),
  },
  {
    id: 'prize-below-the-score',
    file: `${DOMAIN}/missions/fix-board.ts`,
    before: 'if (compareAmounts(score, parseAmount(LEAST_SCORE, score.currency)) < 0) return undefined;',
    after: '',
    breaks: 'a place on the board needs a score for its prize',
    proof: testsOf('missions/examples', 'missions/missions'),
  },
  {
    id: 'rebate-debt-forgotten',
    file: `${DOMAIN}/rebates/claim.ts`,
    before: 'lessDebt(sumOf(rows, currency), debtOf(context, memberId, currency));',
    after: 'lessDebt(sumOf(rows, currency), { ...debtOf(context, memberId, currency), minor: 0n });',
    breaks: 'a rebate of bets that were taken back lowers the next one',
    proof: testsOf('rebates/examples', 'rebates/rebates'),
  },
  {
    id: 'friend-of-the-household',
    file: `${DOMAIN}/referral/qualify.ts`,
    before: 'refusal: link ?? null,',
    after: 'refusal: null,',
    breaks: 'a friend of the same household brings no reward',
    proof: testsOf('referral/examples', 'referral/referral'),
  },
  {
    id: 'bonus-without-its-day',
    file: `${DOMAIN}/promotions/conditions.ts`,
    before: 'at.getTime() >= from && at.getTime() < until)];',
    after: 'at.getTime() >= from)];',
    breaks: 'the reload of Saturdays is over at midnight',
    proof: testsOf('promotions/examples', 'promotions/promotions'),
  },
  {
    id: 'applications-without-end',
    file: `${DOMAIN}/promotions/conditions.ts`,
    before: 'return Math.max(0, MAX_APPLICATIONS - sent.length);',
    after: 'return MAX_APPLICATIONS;',
    breaks: 'a promotion can be applied for three times a year',
    proof: testsOf('promotions/examples', 'promotions/promotions'),
  },
];
