import { useListMerchantWallets } from '@croupier/sdk/hooks';
import { formatMoney, parseAmount } from '@croupier/sdk/rules';
import type { MerchantWallets } from '@croupier/sdk/types';
import { SegmentedBar } from '@croupier/ui/data/SegmentedBar';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PageStack } from '@croupier/ui/layout/PageStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { withNameOfMain } from '../../shared/wallet-names.ts';
import { CollectWallets } from './CollectWallets.tsx';
import { MoveMoney } from './MoveMoney.tsx';
import { WalletMoves } from './WalletMoves.tsx';
import { WalletRows } from './WalletRows.tsx';

/** Where the member's money is, and how it gets into a game and back. */
export function WalletsPage(): ReactNode {
  const { t } = useTranslation('wallets');
  const query = useListMerchantWallets({ isSingle: false }, { staleTime: 0 });
  return (
    <PageStack headed>
      <QueryBoundary query={query} failure={t('failed')} skeleton={<Skeleton shape="box" height="24rem" />}>
        {(wallets) => <OpenWallets wallets={withNameOfMain(wallets, t('main'))} />}
      </QueryBoundary>
      <WalletMoves />
    </PageStack>
  );
}

function OpenWallets({ wallets }: { readonly wallets: MerchantWallets }): ReactNode {
  const { t, i18n } = useTranslation('wallets');
  const { currency, totalFunds, isSingle } = wallets;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const [main, ...vendors] = wallets.wallets;
  const filled = vendors.filter(({ balance }) => parseAmount(balance, currency).minor > 0n);
  return (
    <>
      <ContentSection titleSize="section" title={t('answer.title', { total: money(totalFunds) })}>
        <p>{main !== undefined && t('answer.ready', { main: money(main.balance) })}</p>
      </ContentSection>
      {isSingle ? (
        <InlineAlert tone="info" title={t('single.title')}>
          {t('single.text')}
        </InlineAlert>
      ) : (
        <AsideLayout aside={<MoveMoney wallets={wallets} />}>
          <ContentSection framed title={t('shares')}>
            <SegmentedBar
              label={t('shares')}
              segments={[...(main === undefined ? [] : [main]), ...filled].map(
                ({ wallet, displayName, balance }, index) => ({
                  id: wallet,
                  fill: index === 0 ? 'solid' : 'hatched',
                  label: displayName,
                  value: money(balance),
                  share: Number(parseAmount(balance, currency).minor),
                }),
              )}
            />
            {filled.length > 0 && <CollectWallets wallets={wallets.wallets} />}
          </ContentSection>
          <WalletRows wallets={wallets.wallets} />
        </AsideLayout>
      )}
    </>
  );
}
