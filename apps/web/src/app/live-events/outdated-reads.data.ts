import type { queryKeyOf } from '@croupier/sdk/hooks';
import type { LiveEvent } from '@croupier/sdk/types';

type ReadId = Parameters<typeof queryKeyOf>[0];

/** The reads whose answers an event of each type outdates. Those of `balance.changed` are besides the balance itself. */
export const OUTDATED_READS: { readonly [Type in LiveEvent['type']]: readonly ReadId[] } = {
  'balance.changed': [
    'getWalletBalance',
    'listMerchantWallets',
    'getWithdrawConfig',
    'getTransferTargets',
    'listTransactions',
    'getAccountStatement',
    'listTransfers',
    'listBettingRecords',
    'getPersonalProfit',
    'listBonusDetails',
    'getGamingSession',
    // Settled bets and deposits count for these.
    'getMissionSummary',
    'getMissionLeaderboard',
    'getManualRebate',
    'listRebateHistory',
    'getVipProgress',
    'getPointBalance',
    'getRafflePromotion',
    'getPromotion',
  ],
  'deposit.changed': ['getDepositOrder', 'listDepositOrders', 'listDepositMethods'],
  'withdrawal.changed': ['getWithdrawOrder', 'listWithdrawOrders', 'getWithdrawConfig'],
  'walletTransfer.changed': ['getWalletTransfer', 'listMerchantWallets'],
  // Staff decide about applications and orders of goods with a message.
  'message.created': [
    'listMessages',
    'getUnreadCount',
    'getMemberBadges',
    'listPromotions',
    'getPromotion',
    'listPromotionParticipations',
    // A refused order gives back points and stock.
    'listPointRedemptions',
    'getPointBalance',
    'listPointHistory',
    'listPointRewards',
    'getPointGoods',
  ],
  // A new rank comes with a bonus to claim, and is in the member's information.
  'badges.changed': [
    'getMemberBadges',
    'getUnreadCount',
    'getMissionSummary',
    'getVipProgress',
    'getMemberInfo',
    'listRewards',
    'getReferral',
    'listReferredFriends',
  ],
  'contract.changed': ['getContract', 'listContracts', 'getConsolidatedContracts'],
  'settlement.changed': [
    'getSalaryStatement',
    'listRunningSettlements',
    'listSalaryDays',
    'listDividendRecords',
    'listDailySalaryRecords',
    'listHourSalaryRecords',
    'listRealtimeSalaryRecords',
    // A payment ends what was owed.
    'getConsolidatedContracts',
    'getAgentRevenue',
  ],
  // A break ends promotions, open deposits and the gaming session at once.
  'protection.changed': [
    'getMemberInfo',
    'getAccountRestrictions',
    'getPlayerProtection',
    'getIdentity',
    'getGamingSession',
    'getAnnouncements',
    'listBanners',
    'listPromotions',
    'listPromotionTypes',
    'listDepositMethods',
    'listDepositOrders',
    'getMemberBadges',
  ],
  'realityCheck.due': ['getGamingSession'],
  'system.status': ['getSystemStatus', 'getSiteConfiguration'],
  // The session itself ends.
  'session.ended': [],
  // Everything is outdated.
  'stream.reset': [],
};
