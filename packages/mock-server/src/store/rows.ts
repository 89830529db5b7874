import type { CollectionDefinition } from './collection.ts';
import { accountFigureCollections } from './rows/account-figures.ts';
import { agentCollections } from './rows/agents.ts';
import { breakCollections } from './rows/breaks.ts';
import { liveCollections, talkCollections } from './rows/live.ts';
import { lotteryCollections } from './rows/lottery.ts';
import { messageCollections } from './rows/messages.ts';
import { missionCollections } from './rows/missions.ts';
import { moneyCollections } from './rows/money.ts';
import { profileCollections } from './rows/profile.ts';
import { promotionCollections } from './rows/promotions.ts';
import { faultCollections } from './rows/faults.ts';
import { chatCollections } from './rows/chat.ts';
import { catalogueCollections } from './rows/catalogue.ts';
import { contentCollections } from './rows/content.ts';
import { contractCollections } from './rows/contracts.ts';
import { eventCollections } from './rows/events.ts';
import { gameCollections } from './rows/games.ts';
import { identityCollections } from './rows/identity.ts';
import { holdCollections } from './rows/holds.ts';
import { gamingSessionCollections } from './rows/gaming-sessions.ts';
import { playSlotCollections } from './rows/play-slots.ts';
import { playTotalCollections } from './rows/play-totals.ts';
import { playerLimitCollections } from './rows/player-limits.ts';
import { pointCollections } from './rows/points.ts';
import { rebateCollections } from './rows/rebates.ts';
import { referralCollections } from './rows/referral.ts';
import { rewardCollections } from './rows/rewards.ts';
import { raffleCollections } from './rows/raffle.ts';
import { scenarioCollections } from './rows/scenario.ts';
import { securityCollections } from './rows/security.ts';
import { sessionCollections } from './rows/session.ts';
import { settlementCollections } from './rows/settlements.ts';
import { settingsCollections } from './rows/settings.ts';
import { siteCollections } from './rows/site.ts';
import { sportsCollections } from './rows/sports.ts';
import { statementCollections } from './rows/statements.ts';
import { supportCollections } from './rows/support.ts';
import { turnoverCollections } from './rows/turnover.ts';
import { transferCollections } from './rows/transfers.ts';
import { uploadCollections } from './rows/uploads.ts';
import { verificationCollections } from './rows/verification.ts';
import { vipCollections } from './rows/vip.ts';
import { withdrawalCollections } from './rows/withdrawals.ts';

/** All collections of a world by area. */
export const collections = {
  ...accountFigureCollections,
  ...agentCollections,
  ...moneyCollections,
  ...profileCollections,
  ...promotionCollections,
  ...faultCollections,
  ...breakCollections,
  ...catalogueCollections,
  ...chatCollections,
  ...contentCollections,
  ...contractCollections,
  ...eventCollections,
  ...gameCollections,
  ...holdCollections,
  ...identityCollections,
  ...gamingSessionCollections,
  ...messageCollections,
  ...missionCollections,
  ...playSlotCollections,
  ...playTotalCollections,
  ...playerLimitCollections,
  ...pointCollections,
  ...rebateCollections,
  ...referralCollections,
  ...rewardCollections,
  ...raffleCollections,
  ...scenarioCollections,
  ...securityCollections,
  ...sessionCollections,
  ...settingsCollections,
  ...settlementCollections,
  ...siteCollections,
  ...sportsCollections,
  ...statementCollections,
  ...supportCollections,
  ...liveCollections,
  ...lotteryCollections,
  ...talkCollections,
  ...turnoverCollections,
  ...transferCollections,
  ...uploadCollections,
  ...verificationCollections,
  ...vipCollections,
  ...withdrawalCollections,
};

export type RowOf<Name extends keyof typeof collections> =
  (typeof collections)[Name] extends CollectionDefinition<infer Item> ? Item : never;
