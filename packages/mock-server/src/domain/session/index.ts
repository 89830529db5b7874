export { clearFailures, countFailure, failureKey, lockoutSeconds, refuseLocked } from './attempts.ts';
export { startFreePlay } from './free-play.ts';
export { loginByPhone } from './identity-login.ts';
export { listLogins } from './login-records.ts';
export { login } from './login.ts';
export {
  checkPhoneToken,
  phoneTokenOf,
  readSocialToken,
  socialTokenOf,
  type SocialClaims,
} from './sandbox-identity.ts';
export { endSessionsForExclusion, listSessions, revokeOtherSessions, revokeSession } from './open-sessions.ts';
export {
  endExpiredSession,
  endLogins,
  findSession,
  logout,
  noteCall,
  openSession,
  type OpenedSession,
} from './session.ts';
export { requireTwoStep, sendTwoStepCode, verifyTwoStep } from './two-step.ts';
