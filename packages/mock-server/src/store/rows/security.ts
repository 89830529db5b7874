import { zSecurityEventKind } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { define, defineLarge, timeField } from './define.ts';

/** A change to the security of an account, or a login from a new place. */
export const securityEventRow = z.object({
  id: z.string(),
  memberId: z.string(),
  kind: zSecurityEventKind,
  time: timeField,
  /** Address and device of the caller; null when nobody called. */
  ip: z.nullable(z.string()),
  location: z.nullable(z.string()),
  device: z.nullable(z.string()),
  /** End of the time in which withdrawals and transfers are blocked because of it. */
  holdUntil: z.nullable(timeField),
});
export type SecurityEventRow = z.infer<typeof securityEventRow>;

/** The authenticator app of an account; its id is the member's. */
export const authenticatorRow = z.object({
  id: z.string(),
  /** Base32. */
  secret: z.string(),
  addedAt: timeField,
  /** Number of the 30 seconds of the last accepted code, since the epoch; no earlier code is accepted again. */
  lastStep: z.int(),
  /** Hashes of the recovery codes that have not been used. */
  recoveryHashes: z.array(z.string()),
  recoveryCodesCreatedAt: timeField,
});
export type AuthenticatorRow = z.infer<typeof authenticatorRow>;

/** An authenticator app that is being added. */
export const totpSetupRow = z.object({
  id: z.string(),
  memberId: z.string(),
  secret: z.string(),
  expiresAt: timeField,
  wrongTries: z.int(),
});
export type TotpSetupRow = z.infer<typeof totpSetupRow>;

/** An address from which a login of the account needs no second step. */
export const trustedAddressRow = z.object({
  id: z.string(),
  memberId: z.string(),
  ip: z.string(),
  location: z.nullable(z.string()),
  trustedAt: timeField,
  lastUsedAt: timeField,
});
export type TrustedAddressRow = z.infer<typeof trustedAddressRow>;

export const securityCollections = {
  securityEvents: defineLarge<SecurityEventRow>(securityEventRow, ['memberId']),
  authenticators: define<AuthenticatorRow>(authenticatorRow),
  totpSetups: define<TotpSetupRow>(totpSetupRow, ['memberId']),
  trustedAddresses: define<TrustedAddressRow>(trustedAddressRow, ['memberId']),
};
