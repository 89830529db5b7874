import { formatAmount } from '@croupier/sdk/rules';
import type { LimitPrompt, LimitPromptAnswer, LimitPromptMode } from '@croupier/sdk/types';

import { invalidField, readAmount, Refusal, type CallContext, type DomainContext } from '../kernel/index.ts';
import { callingMember } from '../member/index.ts';
import { policyOf } from '../site/index.ts';
import { noteAnswer } from './prompt-answers.ts';
import { changeLimit } from './set-limit.ts';

/** What the site asks, and whether the member has answered. */
export function describePrompt(context: DomainContext, memberId: string): LimitPrompt {
  const answer = context.store.limitPrompts.get(memberId);
  const mode = policyOf(context).limitPrompt;
  return { mode, answered: answer !== undefined, ...(answer && { answeredAt: answer.answeredAt }) };
}

/** What a form asks before the next deposit of a member: nothing after the first one, or once it was answered [P-10]. */
export function promptBeforeDeposit(context: DomainContext, memberId: string): LimitPromptMode {
  const { mode, answered } = describePrompt(context, memberId);
  return answered || hasDeposited(context, memberId) ? 'OFF' : mode;
}

/** Refuses a first deposit where the site demands an answer, with LIMIT_PROMPT_REQUIRED. */
export function refuseUnanswered(context: DomainContext, memberId: string): void {
  if (promptBeforeDeposit(context, memberId) === 'REQUIRE') throw new Refusal('LIMIT_PROMPT_REQUIRED');
}

/** Sets deposit limits of the caller as an answer to the question; none are an answer, too. */
export function answerPrompt(context: CallContext, { limits }: LimitPromptAnswer): void {
  const member = callingMember(context);
  if (new Set(limits.map(({ period }) => period)).size < limits.length)
    throw invalidField('limits', 'NOT_ALLOWED', 'There is one deposit limit per period.');
  const choices = limits.map(({ period, ...money }) => ({
    period,
    amount: formatAmount(readAmount(money, member.currency)),
  }));
  context.store.transact(() => {
    for (const { period, amount } of choices) changeLimit(context, member, { kind: 'DEPOSIT', period }, amount);
    noteAnswer(context, member.id);
  });
}

function hasDeposited({ store: { journal } }: DomainContext, memberId: string): boolean {
  return journal.movementsOf(memberId).some(({ kind }) => kind === 'DEPOSIT');
}
