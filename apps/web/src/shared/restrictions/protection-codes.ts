import { hasCode, type ErrorWithCode } from '@croupier/sdk/errors';

/** A refusal that protects the member. */
export type ProtectionError = ErrorWithCode<'ACCOUNT_RESTRICTED'> | ErrorWithCode<'PLAYER_LIMIT_REACHED'>;

/** True for a refusal that protects the member, whose answer says why and until when. */
export function isProtectionRefusal(error: Error): error is ProtectionError & Error {
  return hasCode(error, 'ACCOUNT_RESTRICTED') || hasCode(error, 'PLAYER_LIMIT_REACHED');
}
