import { DAY_MS } from '@croupier/sdk/rules';

import { SITE_CURRENCY, type DomainContext } from '../domain/kernel/index.ts';
import { changeProfile } from '../domain/member/index.ts';
import type { ProfileRow } from '../store/rows/profile.ts';
import type { MemberRow } from '../store/rows/session.ts';

const MAX_PASSWORD_AGE = 30 * DAY_MS;

/** A seeded account; omitted values are those of a plain member. Times are ISO 8601 in UTC. */
export interface SeededAccount {
  readonly row: Pick<MemberRow, 'id' | 'account' | 'password'> & Partial<MemberRow>;
  readonly registeredAt: string;
  readonly profile?: Partial<Omit<ProfileRow, 'id' | 'registeredAt'>>;
}

/** Adds an account to a new world. Must be called in a transaction. */
export function seedAccount(context: DomainContext, { row, registeredAt, profile }: SeededAccount): void {
  const { store, clock } = context;
  const passwordAge = Math.min(MAX_PASSWORD_AGE, clock.now().getTime() - Date.parse(registeredAt));
  store.members.insert({
    nickname: null,
    type: 0,
    passwordChangedAt: new Date(clock.now().getTime() - passwordAge).toISOString(),
    firstLoginDone: true,
    currency: SITE_CURRENCY,
    vipRank: null,
    vipName: null,
    ...row,
  });
  changeProfile(context, row.id, { ...profile, registeredAt });
}
