import { useGetMemberInfo } from '@croupier/sdk/hooks';
import { formatMoney } from '@croupier/sdk/rules';
import type { MemberInfo } from '@croupier/sdk/types';
import { BalancePill } from '@croupier/ui/navigation/BalancePill';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { useIsDesktop } from '@croupier/ui/theme';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { linkOf } from '../../pages/menus.ts';
import { paths } from '../../shared/paths.ts';
import type { MemberSession } from '../../session/use-session.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useBalanceHidden } from '../../shared/use-stored-flag.ts';
import { AccountMenu } from './AccountMenu.tsx';

const HeaderMessages = lazyComponent(async () => (await import('./HeaderMessages.tsx')).HeaderMessages);

export interface HeaderAccountProps {
  readonly session: MemberSession;
  /** True for links to deposit and withdrawal. */
  readonly movesMoney: boolean;
}

interface HeaderBalanceProps {
  readonly member: MemberInfo;
  /** Free play: the amount is play money. */
  readonly isTrial: boolean;
}

/** Balance with a refresh button; can be hidden, which is stored [HEADER-05] [HEADER-06] [HEADER-07]. */
function HeaderBalance({ member, isTrial }: HeaderBalanceProps): ReactNode {
  const { t, i18n } = useTranslation();
  const isDesktop = useIsDesktop();
  const [isHidden, setIsHidden] = useBalanceHidden();
  const snackbar = useSnackbar();
  const errorText = useErrorText();
  const { refetch, isFetching } = useGetMemberInfo({ enabled: false });
  const refresh = async (): Promise<void> => {
    const { error } = await refetch();
    // An expired session opens the login popup, which shows the reason.
    if (error === null || error.code === 'AUTH_REQUIRED') return;
    const text = t('balance.failed', { reason: errorText(error) });
    snackbar.show({ text, tone: 'danger', key: 'balance' });
  };
  const changeHidden = (willHide: boolean): void => {
    setIsHidden(willHide);
    // Phones have no space for a refresh button, so showing the balance refreshes it.
    if (!willHide && !isDesktop) void refresh();
  };
  return (
    <BalancePill
      label={isTrial ? t('balance.playMoney') : t('balance.label')}
      labelShown={isTrial}
      amount={formatMoney(member.balance, member.currency, i18n.language)}
      masked={isHidden}
      onMaskedChange={changeHidden}
      hideLabel={t('balance.hide')}
      showLabel={t('balance.show')}
      onRefresh={() => void refresh()}
      refreshLabel={t('balance.refresh')}
      refreshing={isFetching}
      refreshingLabel={t('balance.refreshing')}
    />
  );
}

/**
 * Header of a logged-in account: messages on desktops, balance, withdraw on desktops, deposit (registration for a trial account; nothing on a
 * break), account menu [HEADER-08].
 */
export function HeaderAccount({ session, movesMoney }: HeaderAccountProps): ReactNode {
  const { t } = useTranslation();
  const isDesktop = useIsDesktop();
  const withdrawal = isDesktop && movesMoney && !session.isTrial ? linkOf('withdrawal', session) : undefined;
  return (
    <>
      {isDesktop && !session.isTrial && (
        <Suspense>
          <HeaderMessages isOpen={!session.isExpired} />
        </Suspense>
      )}
      <HeaderBalance member={session.member} isTrial={session.isTrial} />
      {withdrawal !== undefined && (
        <LinkButton component={Link} to={withdrawal.path}>
          {t(withdrawal.labelKey)}
        </LinkButton>
      )}
      {!session.isTrial && movesMoney && session.member.break === 'NONE' && (
        <LinkButton component={Link} to={paths.deposit} variant="action">
          {t('deposit')}
        </LinkButton>
      )}
      {session.isTrial && (
        <LinkButton component={Link} to={paths.register} variant="action">
          {t('registerShort')}
        </LinkButton>
      )}
      <AccountMenu session={session} />
    </>
  );
}
