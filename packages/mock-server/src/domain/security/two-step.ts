import type {
  AddedTotp,
  RecoveryCodes,
  TotpConfirmation,
  TotpSetup,
  TotpStart,
  TwoStep,
  TwoStepChange,
  TwoStepProof,
} from '@croupier/sdk/types';

import { Refusal, sessionOf, type CallContext } from '../kernel/index.ts';
import { callingMember, changeProfile, profileOf } from '../member/index.ts';
import { recordSecurityEvent } from '../security-events/index.ts';
import {
  authenticatorOf,
  describeTwoStep,
  dropAuthenticator,
  finishSetup,
  renewRecoveryCodes,
  sourcesOf,
  startSetup,
} from '../two-step/index.ts';
import { checkLoginPassword, checkPasswordAndCode } from './login-password.ts';
import { checkOffered, takeCountedProof, takeProof } from './proof.ts';

/** The two-step check of the caller's account. */
export function getTwoStep(context: CallContext): TwoStep {
  return describeTwoStep(context, sessionOf(context).memberId);
}

/** Switches the two-step check on or off, both with the login password and a code (S-04). */
export function updateTwoStep(context: CallContext, change: TwoStepChange): TwoStep {
  const member = callingMember(context);
  const { enabled, everyLogin, loginPassword, verificationCode, method } = change;
  checkPasswordAndCode(context, member, loginPassword, () => {
    checkOffered(context, member, method);
    takeProof(context, member, { method, code: verificationCode });
  });
  context.store.transact(() => {
    if (everyLogin !== undefined) changeProfile(context, member.id, { twoStepAtEveryLogin: everyLogin });
    switchTwoStep(context, member.id, enabled);
  });
  return describeTwoStep(context, member.id);
}

/** Reports a change of the check; switching it off holds money for a day. The same state again changes nothing. */
function switchTwoStep(context: CallContext, memberId: string, enabled: boolean): void {
  const { clock, caller } = context;
  if (profileOf(context, memberId).twoStep === enabled) return;
  changeProfile(context, memberId, { twoStep: enabled, twoStepChangedAt: clock.now().toISOString() });
  recordSecurityEvent(context, { memberId, kind: enabled ? 'TWO_STEP_ON' : 'TWO_STEP_OFF', caller, holds: !enabled });
}

/** Answers the secret of an app that is to be added. Refuses a wrong login password. */
export function startTotp(context: CallContext, { loginPassword }: TotpStart): TotpSetup {
  const member = callingMember(context);
  checkLoginPassword(context, member, loginPassword);
  return startSetup(context, member.id);
}

/** Adds the app whose code is right. In place of an earlier app it holds money for a day. */
export function confirmTotp(context: CallContext, request: TotpConfirmation): AddedTotp {
  const { memberId } = sessionOf(context);
  const { recoveryCodes, isReplacement } = finishSetup(context, memberId, request);
  recordSecurityEvent(context, { memberId, kind: 'TOTP_ADDED', caller: context.caller, holds: isReplacement });
  return { twoStep: describeTwoStep(context, memberId), recoveryCodes };
}

/** Removes the app with its recovery codes, and holds money for a day. Without another source the check is off. */
export function removeTotp(context: CallContext, proof: TwoStepProof): TwoStep {
  const { store, caller } = context;
  const memberId = acceptAppProof(context, proof);
  store.transact(() => {
    dropAuthenticator(context, memberId);
    recordSecurityEvent(context, { memberId, kind: 'TOTP_REMOVED', caller, holds: true });
    if (sourcesOf(context, memberId).length === 0) switchTwoStep(context, memberId, false);
  });
  return describeTwoStep(context, memberId);
}

/** Creates recovery codes in place of the earlier ones. */
export function createRecoveryCodes(context: CallContext, proof: TwoStepProof): RecoveryCodes {
  const { store, caller } = context;
  const memberId = acceptAppProof(context, proof);
  return store.transact(() => {
    recordSecurityEvent(context, { memberId, kind: 'RECOVERY_CODES_CREATED', caller });
    return renewRecoveryCodes(context, memberId);
  });
}

/**
 * Accepts login password and code for a change of an account's app; returns the account. Refuses a wrong one, a source
 * that it does not have, and with NOT_FOUND an account without an app.
 */
function acceptAppProof(context: CallContext, { loginPassword, code, method }: TwoStepProof): string {
  const member = callingMember(context);
  checkPasswordAndCode(context, member, loginPassword, () => {
    checkOffered(context, member, method);
    if (authenticatorOf(context, member.id) === undefined) throw new Refusal('NOT_FOUND');
    takeCountedProof(context, member, { method, code });
  });
  return member.id;
}
