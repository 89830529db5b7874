import { useListMerchantWallets } from '@croupier/sdk/hooks';
import { formatMoney, parseAmount } from '@croupier/sdk/rules';
import type { MerchantWallets } from '@croupier/sdk/types';
import { SegmentedBar } from '@croupier/ui/data/SegmentedBar';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PageStack } from '@croupier/ui/layout/PageStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useMemberSession } from '../../shared/page/MembersOnly.tsx';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { withNameOfMain } from '../../shared/wallet-names.ts';
import { CollectResult } from './CollectResult.tsx';
import { MovePanel } from './MovePanel.tsx';
import { MoveResult } from './MoveResult.tsx';
import { useCollectWallets } from './use-collect-wallets.ts';
import { MAIN, useMoveMoney } from './use-move-money.ts';
import { WalletMoves } from './WalletMoves.tsx';
import { WalletRows } from './WalletRows.tsx';
import { hasMoney } from './wallet-sums.ts';

/** Where the member's money is, and how it gets into a game and back. */
export function WalletsPage(): ReactNode {
  const { t } = useTranslation('wallets');
  const query = useListMerchantWallets({ isSingle: false }, { staleTime: 0 });
  return (
    <PageStack headed>
      <QueryBoundary query={query} failure={t('failed')} skeleton={<Skeleton shape="box" height="24rem" />}>
        {(wallets) => <Wallets wallets={withNameOfMain(wallets, t('main'))} />}
      </QueryBoundary>
      {query.data?.isSingle !== true && <WalletMoves wallets={query.data?.wallets ?? []} />}
    </PageStack>
  );
}

function Wallets({ wallets }: { readonly wallets: MerchantWallets }): ReactNode {
  const { t, i18n } = useTranslation('wallets');
  const { member } = useMemberSession();
  const collection = useCollectWallets(member.id);
  const move = useMoveMoney(wallets, member.id);
  const { currency, totalFunds, isSingle } = wallets;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const main = wallets.wallets.find(({ wallet }) => wallet === MAIN);
  const filled = wallets.wallets.filter((wallet) => wallet.wallet !== MAIN && hasMoney(wallet));
  const rows = <WalletRows wallets={wallets} disabled={move.submit.state !== 'ready'} collection={collection} />;
  return (
    <>
      <ContentSection
        titleSize="section"
        title={
          isSingle
            ? t('single.title')
            : t('answer.title', { total: money(totalFunds), main: money(main?.balance ?? '0') })
        }
      >
        <p>{isSingle ? t('single.text') : t('answer.text')}</p>
      </ContentSection>
      <MoveResult wallets={wallets} money={move} />
      <CollectResult collection={collection} />
      {filled.length > 0 && (
        <SegmentedBar
          legend="none"
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
      )}
      {isSingle ? (
        rows
      ) : (
        <AsideLayout
          aside={<MovePanel wallets={wallets} money={move} disabled={collection.submit.state !== 'ready'} />}
        >
          {rows}
        </AsideLayout>
      )}
    </>
  );
}
