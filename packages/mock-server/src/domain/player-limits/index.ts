export { nextLimitStep } from './due-steps.ts';
export { putLimit } from './limit-rows.ts';
export { answerLimitPrompt, getProtection } from './protection.ts';
export { promptBeforeDeposit, refuseUnanswered } from './prompt.ts';
export { depositLeft, mayReceive, mayStake, refuseDeposit, refuseLaunch, refuseStake } from './refusals.ts';
export { noteReview } from './review.ts';
export { acknowledgeCheck, getSessionStatus } from './session-status.ts';
export { refuseAboveCap } from './stake-cap.ts';
export { confirmLimit, setLimit } from './set-limit.ts';
