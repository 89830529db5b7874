import type { TwoStepMethod } from '@croupier/sdk/types';

import type { MemberRow } from '../../store/rows/session.ts';
import { invalidField, Refusal, type CallContext } from '../kernel/index.ts';
import { isOwnSource, sourcesOf, takeCode } from '../two-step/index.ts';
import { consumeCode } from '../verification/index.ts';
import { refuseCounted } from './login-password.ts';
import { checkSecurityCode } from './security-code.ts';

/** A code that proves the owner of an account; without `method` it is one that was sent. */
export interface CodeProof {
  readonly method?: TwoStepMethod | undefined;
  readonly code: string;
}

/** Refuses a source of codes that the account does not have. */
export function checkOffered(context: CallContext, { id }: MemberRow, method: TwoStepMethod | undefined): void {
  if (method === undefined || sourcesOf(context, id).includes(method)) return;
  throw invalidField('method', 'NOT_OFFERED', 'The account has no such source of codes');
}

/**
 * Accepts a code and uses it up. One of the app or a recovery code can be guessed without asking for one, so a wrong one
 * is refused with TWO_STEP_INVALID and counts like a wrong login; one that was sent is refused like everywhere.
 */
export function takeProof(context: CallContext, member: MemberRow, { method, code }: CodeProof): void {
  if (isOwnSource(method)) {
    if (!takeCode(context, member.id, method, code)) refuseCounted(context, member, 'TWO_STEP_INVALID');
    return;
  }
  const target = checkSecurityCode(context, member.id, code, method);
  consumeCode(context, 'security', target);
}

/** The same, but every wrong or old code is refused with TWO_STEP_INVALID and counts like a wrong login. */
export function takeCountedProof(context: CallContext, member: MemberRow, proof: CodeProof): void {
  try {
    takeProof(context, member, proof);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'TWO_STEP_INVALID') throw error;
    refuseCounted(context, member, 'TWO_STEP_INVALID');
  }
}
