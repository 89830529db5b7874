import type { DomainContext } from '../domain/context.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedLoginHistory } from './login-history.ts';
import { seedMembers } from './members.ts';
import { seedMoney } from './money.ts';
import { seedNotices } from './notices.ts';
import { seedTeams } from './team.ts';

/** Fills an empty world with its initial data. */
export function seedWorld(context: DomainContext): void {
  seedMembers(context);
  seedMoney(context);
  seedTeams(context);
  seedLoginHistory(context);
  seedNotices(context);
  seedCatalogue(context);
}
