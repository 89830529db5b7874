import { DAY_MS, HOUR_MS, periodAt } from '@croupier/sdk/rules';

import { NO_LISTENERS, SITE_TIME_ZONE, type DomainContext } from '../domain/kernel/index.ts';
import { seedAccountFigures } from './account-figures.ts';
import { seedAgents } from './agents.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedContracts } from './contracts.ts';
import { seedChat } from './chat.ts';
import { seedIdentity } from './identity.ts';
import { seedLoginHistory } from './login-history.ts';
import { seedMembers } from './members.ts';
import { seedMoney } from './money.ts';
import { seedMissions } from './missions.ts';
import { seedMessages } from './messages.ts';
import { seedPlayTotals } from './play-totals.ts';
import { seedPoints } from './points.ts';
import { seedRebateDifferences } from './rebate-differences.ts';
import { seedRebates } from './rebates.ts';
import { seedPromotions } from './promotions.ts';
import { seedRaffle } from './raffle.ts';
import { seedReferral } from './referral.ts';
import { seedRewards } from './rewards.ts';
import { seedSecurityEvents } from './security-events.ts';
import { seedSettlements } from './settlements.ts';
import { seedStatements } from './statements.ts';
import { seedGamingSessions } from './gaming-sessions.ts';
import { seedPlayerLimits } from './player-limits.ts';
import { seedTeams } from './team.ts';
import { seedSupport } from './support.ts';
import { seedTurnover } from './turnover.ts';
import { seedVip } from './vip.ts';
import { seedBankCards, seedDisputedOrder } from './withdrawals.ts';
import { notices } from './notices.data.ts';

/** Seeds announcements dated relative to the world's start. */
function seedNotices({ store, clock }: DomainContext): void {
  const now = clock.now().getTime();
  store.transact(() => {
    for (const notice of notices) {
      const { id, hoursAgo, audience = 'PUBLIC', homeOnly = false, promotionType = null, onSunday, en, ty } = notice;
      const startAt = new Date(now - hoursAgo * HOUR_MS).toISOString();
      const [titleEn, contentEn] = en;
      const [titleTy, contentTy] = ty;
      const [effectFrom = null, effectUntil = null] = onSunday?.map((hour) => onNextSunday(clock.now(), hour)) ?? [];
      const texts = { titleEn, titleTy, contentEn, contentTy };
      store.notices.insert({ id, audience, homeOnly, startAt, promotionType, effectFrom, effectUntil, ...texts });
    }
  });
}

/** An hour of the first Sunday of the site whose morning is not over. */
function onNextSunday(now: Date, hour: number): string {
  const monday = periodAt('WEEK', new Date(now.getTime() + DAY_MS / 2), SITE_TIME_ZONE).end;
  return new Date(monday.getTime() - DAY_MS + hour * HOUR_MS).toISOString();
}

/**
 * Fills an empty world with its initial data. Nothing reacts to the past of a seeded account: its turnover was played long
 * ago, unless the seed says otherwise.
 */
export function seedWorld(world: DomainContext, seed: number): void {
  const context = { ...world, listeners: NO_LISTENERS };
  seedMembers(context);
  seedBankCards(context);
  seedMoney(context);
  seedTurnover(context);
  seedPromotions(context);
  seedDisputedOrder(context);
  seedIdentity(context);
  seedTeams(context);
  seedGamingSessions(context);
  seedPlayerLimits(context);
  seedStatements(context);
  seedContracts(context);
  seedLoginHistory(context);
  seedNotices(context);
  seedSupport(context);
  seedCatalogue(context);
  seedChat(context);
  seedSecurityEvents(context);
  seedPlayTotals(context);
  seedPoints(context);
  seedAgents(context);
  seedRebates(context);
  seedRaffle(context);
  seedRewards(context);
  seedMissions(context);
  seedVip(context);
  seedReferral(context);
  seedMessages(context);
  seedRebateDifferences(context);
  seedSettlements(context);
  seedAccountFigures(context);
  keepOrigin(context, seed);
}

/** Keeps how the world began, after all else that the seed has. */
function keepOrigin({ store, clock }: DomainContext, seed: number): void {
  const origin = { id: 'world', seed, seededAt: clock.now().toISOString(), movements: store.journal.size() };
  store.transact(() => store.origins.insert(origin));
}
