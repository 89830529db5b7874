import { parseAmount } from '@croupier/sdk/rules';

import type { ProfileRow } from '../../store/rows/profile.ts';
import type { MemberRow } from '../../store/rows/session.ts';
import { SITE_CURRENCY, type DomainContext } from '../kernel/index.ts';
import { ADJUSTMENT, mainWallet, move } from '../ledger/index.ts';
import { changeProfile } from './profile-row.ts';

export interface NewAccount {
  /** Lower case, and not taken. */
  readonly account: string;
  /** Account type; 0 (member) by default. */
  readonly type?: number;
  /** Undefined when the account is verified by something other than a password. */
  readonly password?: string | undefined;
  readonly nickname?: string | undefined;
  /** Initial balance of a trial account as a decimal string; zero by default. */
  readonly playMoney?: string;
  /** True when the first login is still pending: the member has not chosen a password. */
  readonly isFirstLoginDue?: boolean;
  readonly profile?: Partial<Omit<ProfileRow, 'id'>>;
}

/** Creates an account without checking permission. */
export function openAccount(context: DomainContext, account: NewAccount): MemberRow {
  const { store, clock, random } = context;
  const now = clock.now().toISOString();
  return store.transact(() => {
    const member = store.members.insert({
      id: `m_${random.hex(10)}`,
      account: account.account,
      nickname: account.nickname ?? null,
      type: account.type ?? 0,
      password: account.password ?? '',
      passwordChangedAt: now,
      firstLoginDone: account.isFirstLoginDue !== true,
      currency: SITE_CURRENCY,
      vipRank: null,
      vipName: null,
    });
    if (account.playMoney !== undefined) creditPlayMoney(context, member, account.playMoney);
    changeProfile(context, member.id, { ...account.profile, registeredAt: now });
    return member;
  });
}

function creditPlayMoney(context: DomainContext, { id, currency }: MemberRow, playMoney: string): void {
  const amount = parseAmount(playMoney, currency);
  move(context, { kind: 'ADJUSTMENT', memberId: id, from: ADJUSTMENT, to: mainWallet(id), amount });
}
