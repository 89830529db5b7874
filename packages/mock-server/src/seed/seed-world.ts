import type { DomainContext } from '../domain/context.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedMembers } from './members.ts';
import { seedNotices } from './notices.ts';

/** Fills an empty world with what every world starts with. */
export function seedWorld(context: DomainContext): void {
  seedMembers(context);
  seedNotices(context);
  seedCatalogue(context);
}
