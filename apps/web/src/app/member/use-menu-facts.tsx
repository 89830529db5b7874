import {
  useGetPersonalProfit,
  useGetTransferTargets,
  useGetWithdrawConfig,
  useListDepositOrders,
  useListMerchantWallets,
} from '@croupier/sdk/hooks';
import {
  addAmounts,
  formatAmount,
  formatMoney,
  parseAmount,
  subtractAmounts,
  timesOfPreset,
  type Amount,
} from '@croupier/sdk/rules';
import type { WithdrawConfig } from '@croupier/sdk/types';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { useSession } from '../../session/use-session.ts';
import { HiddenAmount } from '../../shared/HiddenAmount.tsx';
import { useRecentDays } from '../../shared/lists/use-recent-days.ts';
import { Money } from '../../shared/Money.tsx';
import { useBalanceHidden } from '../../shared/use-stored-flag.ts';
import { useLimitFact } from './use-limit-fact.ts';
import type { MenuPage } from './MemberNavigation.tsx';

export type MenuFacts = Readonly<Partial<Record<MenuPage, ReactNode>>>;

/** One fact of each page of the member centre, where it is known; amounts are hidden with the balance. */
export function useMenuFacts(enabled: boolean): MenuFacts {
  const { t, i18n } = useTranslation('member');
  const { timeZone } = useSite().brand;
  const [isHidden] = useBalanceHidden();
  const session = useSession();
  const rank = session.state === 'member' ? session.member.vipLabelName : undefined;
  const [month] = useState(() => timesOfPreset('thisMonth', new Date(), timeZone));
  const { data: wallets } = useListMerchantWallets({ isSingle: false }, { enabled });
  const { data: config } = useGetWithdrawConfig({ enabled });
  const { data: targets } = useGetTransferTargets({ direction: 'UPLINE' }, { enabled });
  const { data: profit } = useGetPersonalProfit(month, { enabled });
  const { data: deposits } = useListDepositOrders(
    { ...useRecentDays(30), status: 'COMPLETED', pageSize: 1 },
    { enabled, select: ({ content }) => content },
  );
  const limitFact = useLimitFact(enabled);
  const [deposit] = deposits ?? [];
  const [upline] = targets?.content ?? [];
  const money = (amount: string, currency: string): string => formatMoney(amount, currency, i18n.language);
  const factOf = (page: MenuPage, fact: ReactNode): MenuFacts =>
    fact === undefined ? {} : { [page]: isHidden ? <HiddenAmount /> : fact };
  const result =
    profit &&
    formatAmount(
      subtractAmounts(
        parseAmount(profit.total.payout, profit.currency),
        parseAmount(profit.total.betAmount, profit.currency),
      ),
    );
  const toPlay = config && turnoverLeftForBonuses(config);
  return {
    ...factOf('wallets', wallets && money(wallets.totalFunds, wallets.currency)),
    ...factOf('deposit', deposit && t('facts.lastDeposit', { amount: money(deposit.amount, deposit.currency) })),
    ...(config?.openOrderId === undefined
      ? factOf('withdrawal', config && t('facts.free', { amount: money(config.withdrawable, config.currency) }))
      : { withdrawal: t('facts.onWay') }),
    ...(upline !== undefined && { uplineTransfer: upline.nickname ?? upline.account }),
    ...factOf('limits', limitFact),
    ...(rank !== undefined && { rank }),
    // A month without play has no result.
    ...(profit !== undefined &&
      profit.rows.length > 0 &&
      factOf('profitAndLoss', result && <Money value={result} currency={profit.currency} change="result" />)),
    ...(toPlay !== undefined &&
      toPlay.minor > 0n &&
      factOf('bonuses', t('facts.toPlay', { amount: money(formatAmount(toPlay), toPlay.currency) }))),
  };
}

/** What is left to stake for open bonuses; deposits have turnover of their own. */
function turnoverLeftForBonuses({ grants, currency }: Pick<WithdrawConfig, 'grants' | 'currency'>): Amount {
  return grants
    .filter(({ source, state }) => state === 'OPEN' && (source === 'PROMOTION' || source === 'REWARD'))
    .map(({ required, done }) => subtractAmounts(parseAmount(required, currency), parseAmount(done, currency)))
    .reduce(addAmounts, parseAmount('0', currency));
}
