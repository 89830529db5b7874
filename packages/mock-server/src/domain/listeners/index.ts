import { cancelOrdersForBreak } from '../deposits/index.ts';
import { endLaunchesForBreak } from '../games/index.ts';
import type { Listeners } from '../kernel/index.ts';
import {
  recordBadges,
  recordBalance,
  recordDeposit,
  recordSessionEnd,
  recordStatus,
  recordWithdrawal,
} from '../live-events/index.ts';
import { dropResetLinks } from '../security/index.ts';
import { endLogins, endSessionsForExclusion } from '../session/index.ts';
import { endGrantsForExclusion, grantTurnover } from '../turnover/index.ts';
import { recallForExclusion } from '../wallets/index.ts';

/** Which areas react to which event of an area before them. */
export const listeners: Listeners = {
  passwordChanged: [endLogins, dropResetLinks],
  credited: [grantTurnover],
  balanceChanged: [recordBalance],
  depositChanged: [recordDeposit],
  withdrawalChanged: [recordWithdrawal],
  badgesChanged: [recordBadges],
  sessionEnded: [recordSessionEnd],
  // Wallets come back before bonuses are taken out of the main wallet (P-24).
  breakStarted: [
    endLaunchesForBreak,
    cancelOrdersForBreak,
    endSessionsForExclusion,
    recallForExclusion,
    endGrantsForExclusion,
  ],
  maintenanceChanged: [recordStatus],
};
