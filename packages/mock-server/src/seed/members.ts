import type { DomainContext } from '../domain/context.ts';
import type { MemberRow } from '../store/rows/session.ts';
import { personas } from './personas.ts';

const DAY = 86_400_000;
const PASSWORD_AGE = 30 * DAY;

/** The accounts that every world starts with. */
export function seedMembers({ store, clock }: DomainContext): void {
  const passwordChangedAt = new Date(clock.now().getTime() - PASSWORD_AGE).toISOString();
  const common = {
    passwordChangedAt,
    firstLoginDone: true,
    currency: 'PHP',
    unreadMessages: 0,
    claimablePromotions: 0,
    vipRank: null,
    vipName: null,
  } satisfies Partial<MemberRow>;
  const { member, agent, backOffice } = personas;
  const rows: MemberRow[] = [
    {
      ...common,
      id: 'm_1001',
      account: member.account,
      password: member.password,
      nickname: 'Maricel',
      type: 0,
      unreadMessages: 2,
      claimablePromotions: 1,
      vipRank: 2,
      vipName: 'Silver',
    },
    {
      ...common,
      id: 'm_2001',
      account: agent.account,
      password: agent.password,
      nickname: 'Amihan',
      type: 1,
    },
    {
      ...common,
      id: 'm_9001',
      account: backOffice.account,
      password: backOffice.password,
      nickname: null,
      type: 9,
    },
  ];
  store.transact(() => rows.forEach((row) => store.members.insert(row)));
}
