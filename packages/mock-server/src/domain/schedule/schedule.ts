import { lotteries } from '../catalogue/index.ts';
import { nextOfferEnd } from '../contracts/index.ts';
import { nextDepositStep } from '../deposits/index.ts';
import { nextSessionStep } from '../gaming-sessions/index.ts';
import { nextIdentityStep } from '../identity/index.ts';
import { runDueSteps, type DomainContext, type NextStep } from '../kernel/index.ts';
import { getOpenDraw } from '../lottery/index.ts';
import { nextLeaderboardStep } from '../missions/index.ts';
import { nextLimitStep } from '../player-limits/index.ts';
import { nextRedemptionStep } from '../points/index.ts';
import { nextPromotionStep } from '../promotions/index.ts';
import { nextRaffleStep } from '../raffle/index.ts';
import { nextDifferenceStep } from '../rebate-differences/index.ts';
import { nextRatesStep, nextRebateStep } from '../rebates/index.ts';
import { nextReferralStep } from '../referral/index.ts';
import { nextRewardEnd } from '../rewards/index.ts';
import { nextSettlementStep } from '../settlements/index.ts';
import { nextExpiry } from '../turnover/index.ts';
import { nextVipStep } from '../vip/index.ts';
import { nextWithdrawStep } from '../withdrawals/index.ts';

/** What happens by the clock, by kind; of the same instant, in this order. */
const STEPS = {
  deposit: nextDepositStep,
  bonusEnd: nextExpiry,
  withdrawal: nextWithdrawStep,
  gamingSession: nextSessionStep,
  limitLapse: nextLimitStep,
  identity: nextIdentityStep,
  application: nextPromotionStep,
  rankCheck: nextVipStep,
  rebateRates: nextRatesStep,
  rebate: nextRebateStep,
  rebateDifference: nextDifferenceStep,
  redemption: nextRedemptionStep,
  leaderboard: nextLeaderboardStep,
  raffle: nextRaffleStep,
  referral: nextReferralStep,
  rewardEnd: nextRewardEnd,
  offerEnd: nextOfferEnd,
  settlement: nextSettlementStep,
} as const satisfies Readonly<Record<string, NextStep>>;

/** What happens by the clock: a step of an area, or the draw of a lottery. */
type StepKind = keyof typeof STEPS | 'draw';

export interface UpcomingStep {
  readonly kind: StepKind;
  /** ISO time. */
  readonly at: string;
}

/** Does what fell due by now, in the order of time. */
export function runSchedule(context: DomainContext): void {
  runDueSteps(context, Object.values(STEPS));
}

/** The next step of each kind that is after now, the earliest first. Kinds without one are left out. */
export function upcomingSteps(context: DomainContext): readonly UpcomingStep[] {
  const steps = Object.entries(STEPS).flatMap(([kind, next]) => {
    const step = next(context);
    // The keys of the table are exactly the kinds of steps.
    return step === undefined ? [] : [{ kind: kind as keyof typeof STEPS, at: step.at }];
  });
  const draws = lotteries.map(({ code }) => Date.parse(getOpenDraw(context, code).drawAt ?? ''));
  const nextDraw = Math.min(...draws.filter(Number.isFinite));
  const now = context.clock.now().getTime();
  return [...steps, { kind: 'draw' as const, at: nextDraw }]
    .filter(({ at }) => at > now && Number.isFinite(at))
    .toSorted((a, b) => a.at - b.at)
    .map(({ kind, at }) => ({ kind, at: new Date(at).toISOString() }));
}
