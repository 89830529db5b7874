import { useGetWithdrawConfig, useListMerchantWallets } from '@croupier/sdk/hooks';
import { formatMoney } from '@croupier/sdk/rules';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSession } from '../../session/use-session.ts';
import { HiddenAmount } from '../../shared/HiddenAmount.tsx';
import { useBalanceHidden } from '../../shared/use-stored-flag.ts';
import { MemberNavigation } from './MemberNavigation.tsx';

/** The pages of the member centre on phones, with what is known of them. */
export function MemberList(): ReactNode {
  const { t, i18n } = useTranslation('member');
  const session = useSession();
  const enabled = session.state === 'member' && !session.isTrial;
  const [isHidden] = useBalanceHidden();
  const { data: wallets } = useListMerchantWallets({ isSingle: false }, { enabled });
  const { data: config } = useGetWithdrawConfig({ enabled });
  return (
    <MemberNavigation
      layout="list"
      facts={{
        ...(wallets !== undefined && {
          wallets: isHidden ? <HiddenAmount /> : formatMoney(wallets.totalFunds, wallets.currency, i18n.language),
        }),
        ...(config?.openOrderId !== undefined && { withdrawal: t('facts.onWay') }),
      }}
    />
  );
}
