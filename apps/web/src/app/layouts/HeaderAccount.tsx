import { LinkButton } from '@croupier/ui/LinkButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { paths } from '../../routes/paths.ts';
import type { MemberSession } from '../../session/use-session.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { HeaderBalance } from './HeaderBalance.tsx';

export interface HeaderAccountProps {
  readonly session: MemberSession;
  /** True on the deposit page, whose form has that button itself. */
  readonly isPayingIn: boolean;
}

/** Header actions of a member: balance, deposit, account [HEADER-08]. */
export function HeaderAccount({ session, isPayingIn }: HeaderAccountProps): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <HeaderBalance member={session.member} isTrial={session.isTrial} />
      {!session.isTrial && !isPayingIn && (
        <LinkButton component={Link} to={paths.deposit} variant="action">
          {t('deposit')}
        </LinkButton>
      )}
      {session.isTrial && (
        <LinkButton component={Link} to={paths.register} variant="action">
          {t('registerShort')}
        </LinkButton>
      )}
      <AccountMenu member={session.member} />
    </>
  );
}
