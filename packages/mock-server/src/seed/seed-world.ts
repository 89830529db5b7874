import { HOUR_MS } from '@croupier/sdk/rules';

import type { DomainContext } from '../domain/kernel/index.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedContracts } from './contracts.ts';
import { seedChat } from './chat.ts';
import { seedLoginHistory } from './login-history.ts';
import { seedMembers } from './members.ts';
import { seedMoney } from './money.ts';
import { seedTeams } from './team.ts';
import { notices } from './notices.data.ts';

/** Seeds announcements dated relative to the world's start. */
function seedNotices({ store, clock }: DomainContext): void {
  const now = clock.now().getTime();
  store.transact(() => {
    for (const { id, hoursAgo, audience = 'PUBLIC', homeOnly = false, en, ty } of notices) {
      const startAt = new Date(now - hoursAgo * HOUR_MS).toISOString();
      const [titleEn, contentEn] = en;
      const [titleTy, contentTy] = ty;
      store.notices.insert({ id, audience, homeOnly, startAt, titleEn, titleTy, contentEn, contentTy });
    }
  });
}

/** Fills an empty world with its initial data. */
export function seedWorld(context: DomainContext): void {
  seedMembers(context);
  seedMoney(context);
  seedTeams(context);
  seedContracts(context);
  seedLoginHistory(context);
  seedNotices(context);
  seedCatalogue(context);
  seedChat(context);
}
