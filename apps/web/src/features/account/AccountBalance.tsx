import { useGetWithdrawConfig, useListMerchantWallets } from '@croupier/sdk/hooks';
import { formatAmount, formatMoney, parseAmount, subtractAmounts } from '@croupier/sdk/rules';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { BalanceCard } from '@croupier/ui/display/BalanceCard';
import { Icon } from '@croupier/ui/display/Icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useMemberSession } from '../../shared/page/MembersOnly.tsx';
import { paths } from '../../shared/paths.ts';
import { useBalanceHidden } from '../../shared/use-stored-flag.ts';

/** The member's balance, what of it can leave, and the ways to pay in and out. */
export function AccountBalance(): ReactNode {
  const { t, i18n } = useTranslation('account');
  const { t: site } = useTranslation();
  const { member } = useMemberSession();
  const [isHidden, setIsHidden] = useBalanceHidden();
  const config = useGetWithdrawConfig({ staleTime: 0 });
  const wallets = useListMerchantWallets({ isSingle: false }, { staleTime: 0 });
  const { currency } = member;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const inVendors =
    wallets.data === undefined || wallets.data.isSingle
      ? undefined
      : formatAmount(
          subtractAmounts(parseAmount(wallets.data.totalFunds, currency), parseAmount(member.balance, currency)),
        );
  return (
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
  );
}
