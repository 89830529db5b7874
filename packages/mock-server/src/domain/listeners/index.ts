import { countBookedMovement, countPlayedBet } from '../account-figures/index.ts';
import { cancelOrdersForBreak } from '../deposits/index.ts';
import { endLaunchesForBreak } from '../games/index.ts';
import { endAtBreak, endAtLogout } from '../gaming-sessions/index.ts';
import type { Listeners } from '../kernel/index.ts';
import {
  recordBadges,
  recordBalance,
  recordContract,
  recordDeposit,
  recordMessage,
  recordProtection,
  recordRealityCheck,
  recordSessionEnd,
  recordSettlement,
  recordStatus,
  recordWithdrawal,
} from '../live-events/index.ts';
import { checkDeposit, checkLogin, checkPlay } from '../missions/index.ts';
import {
  sendBonusEndNotice,
  sendCreditNotice,
  sendDepositNotice,
  sendProofRequest,
  sendSecurityMessage,
  sendWelcome,
  sendWithdrawalNotice,
} from '../notices/index.ts';
import { countPlay, countSlot } from '../play-totals/index.ts';
import { noteReview } from '../player-limits/index.ts';
import { countPoints, grantPoints } from '../points/index.ts';
import { countJoins } from '../promotions/index.ts';
import { countTakenBack } from '../rebate-differences/index.ts';
import { countRebate } from '../rebates/index.ts';
import { checkAfterBet, checkAfterDeposit } from '../referral/index.ts';
import { dropResetLinks } from '../security/index.ts';
import { recordBreak, sendSecurityNotice } from '../security-events/index.ts';
import { endLogins, endSessionsForExclusion } from '../session/index.ts';
import {
  countWindows,
  openFirstWindow,
  retryAfterBalance,
  retryAfterBet,
  retryAfterBonus,
} from '../settlements/index.ts';
import { countTurnover, endGrantsForExclusion, grantTurnover } from '../turnover/index.ts';
import { dropSetups } from '../two-step/index.ts';
import { countBet, countDeposit } from '../vip/index.ts';
import { recallForExclusion } from '../wallets/index.ts';

/** Which areas react to which event of an area before them. */
export const listeners: Listeners = {
  passwordChanged: [endLogins, dropResetLinks, dropSetups],
  booked: [countBookedMovement],
  credited: [grantTurnover, sendCreditNotice],
  balanceChanged: [recordBalance, retryAfterBalance],
  // Points and rebate count at the rank that was held before the bet.
  betChanged: [
    countTurnover,
    countPlay,
    countPlayedBet,
    countSlot,
    countPoints,
    countRebate,
    countTakenBack,
    countBet,
    countJoins,
    checkPlay,
    checkAfterBet,
    countWindows,
    retryAfterBet,
  ],
  depositChanged: [recordDeposit, sendDepositNotice, countDeposit, checkDeposit, checkAfterDeposit],
  withdrawalChanged: [recordWithdrawal, sendWithdrawalNotice],
  contractChanged: [recordContract],
  settlementChanged: [recordSettlement],
  contractAccepted: [openFirstWindow],
  bonusEnded: [sendBonusEndNotice, retryAfterBonus],
  messageAdded: [recordMessage],
  badgesChanged: [recordBadges],
  pointsWon: [grantPoints],
  sessionEnded: [endAtLogout, recordSessionEnd],
  protectionChanged: [recordProtection],
  realityCheckDue: [recordRealityCheck],
  loggedIn: [noteReview, checkLogin, sendWelcome],
  proofAsked: [sendProofRequest],
  securityChanged: [sendSecurityNotice, sendSecurityMessage],
  // Wallets come back before bonuses are taken out of the main wallet (P-24).
  breakStarted: [
    endAtBreak,
    endLaunchesForBreak,
    cancelOrdersForBreak,
    endSessionsForExclusion,
    recallForExclusion,
    endGrantsForExclusion,
    recordBreak,
    recordProtection,
  ],
  maintenanceChanged: [recordStatus],
};
