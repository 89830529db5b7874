import type { ControlAnswer, ControlCalls } from './control.ts';

type StepKind = ControlAnswer<'GET /upcoming'>['upcoming'][number]['kind'];
export type FaultKind = ControlCalls['POST /faults']['body']['kind'];

/** What each kind of fault does, and what the app must do. */
export const faultEffects: Readonly<Record<FaultKind, string>> = {
  noAnswer: 'No answer arrives. The app must stop waiting by itself and offer a retry.',
  reset: 'The connection closes before the call has an effect. The app must say so and offer a retry.',
  lostAfterCommit:
    'The connection closes after the call had its effect: the money moves, the answer is lost. The app must ask again with the same key.',
  duplicate: 'The call arrives twice, one answer comes back. The app must show one effect.',
  status: 'A 503 without a body. The app must show its own text.',
  html: 'An HTML page of a proxy with a 502. The app must show its own text, nothing of the page.',
  error: 'An error of the contract. The app must explain it in the language of the visitor.',
  truncated: 'Half of the JSON arrives. The app must treat the call as failed.',
  wrongType: 'One value has another type. The app must show the rest or say that it failed, and never crash.',
  unknownEnum: 'One value is not in the contract. The app must show the rest.',
  slow: 'The answer arrives late. The app must show that it is waiting and send nothing twice.',
};

/** What happens by the clock. */
export const stepKinds: Readonly<Record<StepKind, string>> = {
  deposit: 'payment of a deposit',
  bonusEnd: 'end of a bonus',
  withdrawal: 'step of a withdrawal',
  gamingSession: 'end of a gaming session',
  limitLapse: 'lapse of a change of a limit',
  identity: 'decision on documents',
  application: 'decision on an application',
  rankCheck: 'check of ranks',
  rebateRates: 'new rebate rates',
  rebate: 'payment of a rebate',
  rebateDifference: 'rebate differences of agents',
  redemption: 'decision on a redemption',
  leaderboard: 'places of the weekly board',
  raffle: 'step of the raffle',
  referral: 'reward of a referral',
  rewardEnd: 'end of a reward',
  offerEnd: 'end of an offer',
  settlement: 'settlement of contracts',
  draw: 'draw of a lottery',
};
