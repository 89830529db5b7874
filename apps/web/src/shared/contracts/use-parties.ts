import { useTranslation } from 'react-i18next';

import { useMemberSession } from '../page/MembersOnly.tsx';
import { PLATFORM } from './contract-kinds.ts';

/** The two accounts of a contract, seen by the account that is logged in. */
export interface Parties {
  /** True for the own account. */
  readonly isMine: (account: string) => boolean;
  /** The account name, or what the platform is called. */
  readonly nameOf: (account: string) => string;
  /** Who pays whom: `amihan pays you`, `you pay tala`. */
  readonly paysText: (payer: string, account: string) => string;
}

/** Names of payers and accounts. */
export function useParties(): Parties {
  const { t } = useTranslation('contracts');
  const { member } = useMemberSession();
  const isMine = (account: string): boolean => account === member.account;
  const nameOf = (account: string): string => (account === PLATFORM ? t('platform') : account);
  return {
    isMine,
    nameOf,
    paysText: (payer, account) =>
      isMine(account) ? t('pays.me', { payer: nameOf(payer) }) : t('pays.other', { account: nameOf(account) }),
  };
}
