import { useGetWithdrawConfig, useListMerchantWallets, useListWithdrawOrders } from '@croupier/sdk/hooks';
import { formatAmount, formatMoney, parseAmount, subtractAmounts } from '@croupier/sdk/rules';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { BalanceCard } from '@croupier/ui/display/BalanceCard';
import { Icon } from '@croupier/ui/display/Icon';
import { PageStack } from '@croupier/ui/layout/PageStack';
import { useIsDesktop } from '@croupier/ui/theme';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useRecentDays } from '../../shared/lists/use-recent-days.ts';
import { useMemberSession } from '../../shared/page/MembersOnly.tsx';
import { paths } from '../../shared/paths.ts';
import { useBalanceHidden } from '../../shared/use-stored-flag.ts';
import { AccountTasks } from './AccountTasks.tsx';
import { LatestMovements } from './LatestMovements.tsx';

/** The member's balance, and what waits for an answer. On phones the frame adds the pages of the member centre. */
export function AccountPage(): ReactNode {
  const { t, i18n } = useTranslation('account');
  const { t: site } = useTranslation();
  const { member } = useMemberSession();
  const isDesktop = useIsDesktop();
  const [isHidden, setIsHidden] = useBalanceHidden();
  const config = useGetWithdrawConfig({ staleTime: 0 });
  const wallets = useListMerchantWallets({ isSingle: false }, { staleTime: 0 });
  const orders = useListWithdrawOrders(
    { ...useRecentDays(30), pageSize: 5 },
    { select: ({ content }) => content, staleTime: 0 },
  );
  const { currency } = member;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const inVendors =
    wallets.data === undefined || wallets.data.isSingle
      ? undefined
      : formatAmount(
          subtractAmounts(parseAmount(wallets.data.totalFunds, currency), parseAmount(member.balance, currency)),
        );
  return (
    <PageStack headed>
      <BalanceCard
        label={t('balance')}
        amount={money(member.balance)}
        masked={isHidden}
        onMaskedChange={setIsHidden}
        hideLabel={site('balance.hide')}
        showLabel={site('balance.show')}
        facts={
          config.data === undefined
            ? []
            : [
                { id: 'free', label: t('free'), value: money(config.data.withdrawable) },
                { id: 'locked', label: t('locked'), value: money(config.data.locked) },
                ...(inVendors === undefined ? [] : [{ id: 'vendors', label: t('vendors'), value: money(inVendors) }]),
              ]
        }
        {...(config.isError && { note: t('failed') })}
        actions={
          <>
            <LinkButton component={Link} to={paths.withdrawal} startIcon={<Icon name="out" />}>
              {t('withdraw')}
            </LinkButton>
            <LinkButton component={Link} to={paths.wallets} startIcon={<Icon name="swap" />}>
              {t('move')}
            </LinkButton>
            <LinkButton component={Link} to={paths.transactions} startIcon={<Icon name="history" />}>
              {t('movements.title')}
            </LinkButton>
          </>
        }
      />
      <AccountTasks orders={orders.data ?? []} isPasswordSet={config.data?.paymentPasswordSet !== false} />
      {isDesktop && <LatestMovements />}
    </PageStack>
  );
}
