import type { LimitPromptAnswer, PlayerProtection } from '@croupier/sdk/types';

import { describeBreak } from '../breaks/index.ts';
import { describeRealityCheck } from '../gaming-sessions/index.ts';
import type { CallContext } from '../kernel/index.ts';
import { callingMember } from '../member/index.ts';
import { describeLimit } from './describe-limit.ts';
import { limitsOf } from './limit-rows.ts';
import { answerPrompt, describePrompt } from './prompt.ts';
import { describeReview } from './review.ts';

/** Limits, break and reality check of the caller. */
export function getProtection(context: CallContext): PlayerProtection {
  const member = callingMember(context);
  return {
    limits: limitsOf(context, member.id).map((row) => describeLimit(context, member, row)),
    limitPrompt: describePrompt(context, member.id),
    realityCheck: describeRealityCheck(context, member.id),
    break: describeBreak(context, member.id),
    review: describeReview(context, member.id),
  };
}

/** Answers the question about deposit limits, and returns what is in force then. */
export function answerLimitPrompt(context: CallContext, answer: LimitPromptAnswer): PlayerProtection {
  answerPrompt(context, answer);
  return getProtection(context);
}
