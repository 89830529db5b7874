import type { RecoveryCodes, TotpConfirmation, TotpSetup } from '@croupier/sdk/types';
import { MINUTE_MS } from '@croupier/sdk/rules';

import type { AuthenticatorRow } from '../../store/rows/security.ts';
import { Refusal, type DomainContext, type DomainEvents } from '../kernel/index.ts';
import { existingMember } from '../member/index.ts';
import { toBase32 } from './base32.ts';
import { drawRecoveryCodes, plainCode, recoveryHashOf, type TenCodes } from './recovery-codes.ts';
import { findStep } from './totp.ts';

/** Name of the account's provider in an authenticator app. */
const ISSUER = 'Croupier';
/** 160 bits, as RFC 4226 recommends. */
const SECRET_HEX_DIGITS = 40;
const SETUP_TTL_MS = 10 * MINUTE_MS;
/** Wrong codes after which a set-up ends. */
const MAX_ATTEMPTS = 5;

/** The authenticator app of an account; undefined without one. */
export function authenticatorOf({ store }: DomainContext, memberId: string): AuthenticatorRow | undefined {
  return store.authenticators.get(memberId);
}

/** Draws the secret of an app that is to be added. An earlier set-up of the account ends. */
export function startSetup(context: DomainContext, memberId: string): TotpSetup {
  const { store, clock, secrets } = context;
  const { account } = existingMember(context, memberId);
  const id = `tps_${secrets.hex(24)}`;
  const secret = toBase32(secrets.hex(SECRET_HEX_DIGITS));
  const expiresAt = new Date(clock.now().getTime() + SETUP_TTL_MS).toISOString();
  store.transact(() => {
    dropSetups(context, { memberId });
    store.totpSetups.insert({ id, memberId, secret, expiresAt, wrongTries: 0 });
  });
  const otpauthUri = `otpauth://totp/${ISSUER}:${encodeURIComponent(account)}?secret=${secret}&issuer=${ISSUER}`;
  return { setupId: id, secret, otpauthUri, expiresAt };
}

/** An app that was added. */
interface AddedApp {
  readonly recoveryCodes: TenCodes;
  /** True when the account had another app before. */
  readonly isReplacement: boolean;
}

/**
 * Adds the app of a set-up whose code is right, in place of an earlier one. Refuses a wrong code with TWO_STEP_INVALID,
 * and with TWO_STEP_EXPIRED a set-up that another account has begun or that has ended.
 */
export function finishSetup(context: DomainContext, memberId: string, request: TotpConfirmation): AddedApp {
  const { store, clock } = context;
  const setup = store.totpSetups.get(request.setupId);
  if (setup?.memberId !== memberId || Date.parse(setup.expiresAt) <= clock.now().getTime()) {
    throw new Refusal('TWO_STEP_EXPIRED');
  }
  const lastStep = findStep(setup, plainCode(request.code), clock.now());
  if (lastStep === undefined) {
    const wrongTries = setup.wrongTries + 1;
    store.transact(() => {
      if (wrongTries >= MAX_ATTEMPTS) store.totpSetups.remove(setup.id);
      else store.totpSetups.update(setup.id, { wrongTries });
    });
    throw new Refusal('TWO_STEP_INVALID', { value: { attemptsLeft: MAX_ATTEMPTS - wrongTries } });
  }
  return store.transact(() => {
    dropSetups(context, { memberId });
    const isReplacement = authenticatorOf(context, memberId) !== undefined;
    const recoveryCodes = addAuthenticator(context, memberId, { secret: setup.secret, lastStep });
    return { recoveryCodes, isReplacement };
  });
}

/** Gives an account this app and new recovery codes, in place of earlier ones. Returns the codes. */
export function addAuthenticator(
  context: DomainContext,
  memberId: string,
  app: Pick<AuthenticatorRow, 'secret' | 'lastStep'>,
): TenCodes {
  const { store, clock } = context;
  const now = clock.now().toISOString();
  const codes = drawRecoveryCodes(context);
  store.transact(() => {
    if (authenticatorOf(context, memberId) !== undefined) store.authenticators.remove(memberId);
    const recovery = { recoveryHashes: codes.map(recoveryHashOf), recoveryCodesCreatedAt: now };
    store.authenticators.insert({ id: memberId, ...app, addedAt: now, ...recovery });
  });
  return codes;
}

/** Replaces the recovery codes of an account with an app. Returns the new ones, and the time of their creation. */
export function renewRecoveryCodes(context: DomainContext, memberId: string): RecoveryCodes {
  const { store, clock } = context;
  const createdAt = clock.now().toISOString();
  const codes = drawRecoveryCodes(context);
  store.transact(() =>
    store.authenticators.update(memberId, {
      recoveryHashes: codes.map(recoveryHashOf),
      recoveryCodesCreatedAt: createdAt,
    }),
  );
  return { recoveryCodes: codes, createdAt };
}

/** Removes the app of an account together with its recovery codes. */
export function dropAuthenticator({ store }: DomainContext, memberId: string): void {
  store.transact(() => store.authenticators.remove(memberId));
}

/** Ends the set-ups that an account has begun. */
export function dropSetups(
  { store }: DomainContext,
  { memberId }: Pick<DomainEvents['passwordChanged'], 'memberId'>,
): void {
  store.transact(() => {
    for (const { id } of store.totpSetups.findBy('memberId', memberId)) store.totpSetups.remove(id);
  });
}
