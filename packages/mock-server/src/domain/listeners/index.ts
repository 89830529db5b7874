import { endAtLogout } from '../gaming-sessions/index.ts';
import type { Listeners } from '../kernel/index.ts';
import {
  recordBadges,
  recordBalance,
  recordDeposit,
  recordProtection,
  recordRealityCheck,
  recordSessionEnd,
  recordStatus,
  recordWithdrawal,
} from '../live-events/index.ts';
import { noteReview } from '../player-limits/index.ts';
import { dropResetLinks } from '../security/index.ts';
import { endLogins } from '../session/index.ts';
import { grantTurnover } from '../turnover/index.ts';

/** Which areas react to which event of an area before them. */
export const listeners: Listeners = {
  passwordChanged: [endLogins, dropResetLinks],
  credited: [grantTurnover],
  balanceChanged: [recordBalance],
  depositChanged: [recordDeposit],
  withdrawalChanged: [recordWithdrawal],
  badgesChanged: [recordBadges],
  sessionEnded: [endAtLogout, recordSessionEnd],
  protectionChanged: [recordProtection],
  realityCheckDue: [recordRealityCheck],
  loggedIn: [noteReview],
  maintenanceChanged: [recordStatus],
};
