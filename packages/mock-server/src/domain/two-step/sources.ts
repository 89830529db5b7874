import type { ContactChannel, TwoStep, TwoStepMethod } from '@croupier/sdk/types';

import { isSame, type CallContext, type DomainContext } from '../kernel/index.ts';
import { profileOf } from '../member/index.ts';
import { recordSecurityEvent } from '../security-events/index.ts';
import { authenticatorOf } from './authenticator.ts';
import { plainCode, recoveryHashOf } from './recovery-codes.ts';
import { findStep } from './totp.ts';

/** Sources whose codes are not sent by a call. */
export type OwnSource = Exclude<TwoStepMethod, ContactChannel>;

export function isOwnSource(source: TwoStepMethod | undefined): source is OwnSource {
  return source === 'TOTP' || source === 'RECOVERY_CODE';
}

/** The verified contacts of an account, to which codes can be sent. */
function channelsOf(context: DomainContext, memberId: string): readonly ContactChannel[] {
  const { mobile, mobileVerified, email, emailVerified } = profileOf(context, memberId);
  const isVerified = { SMS: mobile !== null && mobileVerified, EMAIL: email !== null && emailVerified };
  return (['SMS', 'EMAIL'] as const).filter((channel) => isVerified[channel]);
}

/** The sources of codes that an account has. */
export function sourcesOf(context: DomainContext, memberId: string): readonly TwoStepMethod[] {
  const app = authenticatorOf(context, memberId);
  return [
    ...channelsOf(context, memberId),
    ...(app === undefined ? [] : (['TOTP'] as const)),
    ...(app === undefined || app.recoveryHashes.length === 0 ? [] : (['RECOVERY_CODE'] as const)),
  ];
}

/** True for a right code of the app or a recovery code of the account, which is used up. */
export function takeCode(context: CallContext, memberId: string, source: OwnSource, typed: string): boolean {
  return source === 'TOTP' ? takeTotp(context, memberId, typed) : takeRecoveryCode(context, memberId, typed);
}

/** A code is valid once: neither it nor an earlier one is accepted again (RFC 6238, 5.2). */
function takeTotp(context: CallContext, memberId: string, typed: string): boolean {
  const { store, clock } = context;
  const app = authenticatorOf(context, memberId);
  const step = app && findStep(app, plainCode(typed), clock.now());
  if (step === undefined) return false;
  store.transact(() => store.authenticators.update(memberId, { lastStep: step }));
  return true;
}

function takeRecoveryCode(context: CallContext, memberId: string, typed: string): boolean {
  const { store, caller } = context;
  const hashes = authenticatorOf(context, memberId)?.recoveryHashes ?? [];
  const hash = recoveryHashOf(typed);
  const left = hashes.filter((stored) => !isSame(stored, hash));
  if (left.length === hashes.length) return false;
  store.transact(() => {
    store.authenticators.update(memberId, { recoveryHashes: left });
    recordSecurityEvent(context, { memberId, kind: 'RECOVERY_CODE_USED', caller });
  });
  return true;
}

/** The two-step check of an account. */
export function describeTwoStep(context: DomainContext, memberId: string): TwoStep {
  const { twoStep, twoStepAtEveryLogin, twoStepChangedAt } = profileOf(context, memberId);
  const app = authenticatorOf(context, memberId);
  return {
    enabled: twoStep,
    everyLogin: twoStepAtEveryLogin,
    channels: [...channelsOf(context, memberId)],
    methods: [...sourcesOf(context, memberId)],
    ...(twoStepChangedAt !== null && { changedAt: twoStepChangedAt }),
    ...(app !== undefined && { totpAddedAt: app.addedAt, recoveryCodesCreatedAt: app.recoveryCodesCreatedAt }),
    recoveryCodesLeft: app?.recoveryHashes.length ?? 0,
  };
}
