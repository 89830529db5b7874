import { useGetBettingRecord, useGetDepositOrder, useGetWithdrawOrder } from '@croupier/sdk/hooks';
import { calendarDay } from '@croupier/sdk/rules';
import type { Transaction } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { Receipt } from '@croupier/ui/data/Receipt';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { Money } from '../../shared/Money.tsx';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { paths } from '../../shared/paths.ts';

/** The record that an entry belongs to, with a link to it; nothing for a correction by staff. */
export function EntrySource({ entry }: { readonly entry: Transaction }): ReactNode {
  const { t } = useTranslation('account');
  const { timeZone } = useSite().brand;
  const { reference, time, vassalage } = entry;
  if (reference === undefined) return null;
  const { kind, id } = reference;
  const day = calendarDay(new Date(time), timeZone);
  const ofDay = `from=${day}&to=${day}`;
  switch (kind) {
    case 'DEPOSIT_ORDER':
      return <DepositSource orderId={id} />;
    case 'WITHDRAW_ORDER':
      return <WithdrawalSource orderId={id} />;
    case 'BET':
      return <BetSource betId={id} to={`${paths.bettingRecord}?${ofDay}`} />;
    case 'TRANSFER':
      return vassalage === undefined ? (
        <SourceLink to={paths.uplineTransfer}>{t('movements.source.transfers')}</SourceLink>
      ) : (
        <SourceLink to={paths.wallets}>{t('movements.source.wallets')}</SourceLink>
      );
    case 'BONUS':
      return <SourceLink to={`${paths.bonuses}?${ofDay}`}>{t('movements.source.bonuses')}</SourceLink>;
    case 'SALARY_RECORD':
      return null;
  }
}

function DepositSource({ orderId }: { readonly orderId: string }): ReactNode {
  const { t } = useTranslation('account');
  const query = useGetDepositOrder({ orderId });
  return (
    <ContentSection title={t('movements.source.deposit')}>
      <QueryBoundary query={query} failure={t('movements.source.failed')} skeleton={<Skeleton lines={2} />}>
        {({ methodName, amount, currency }) => (
          <Receipt
            lines={[
              { id: 'method', label: t('movements.source.method'), value: methodName },
              { id: 'paid', label: t('movements.source.asked'), value: <Money value={amount} currency={currency} /> },
            ]}
          >
            <SourceLink to={`${paths.deposit}?order=${encodeURIComponent(orderId)}`}>
              {t('movements.source.toDeposit')}
            </SourceLink>
          </Receipt>
        )}
      </QueryBoundary>
    </ContentSection>
  );
}

function WithdrawalSource({ orderId }: { readonly orderId: string }): ReactNode {
  const { t } = useTranslation('account');
  const query = useGetWithdrawOrder({ orderId });
  return (
    <ContentSection title={t('movements.source.withdrawal')}>
      <QueryBoundary query={query} failure={t('movements.source.failed')} skeleton={<Skeleton lines={3} />}>
        {({ bankCard, fee, payable, currency }) => (
          <Receipt
            lines={[
              {
                id: 'bank',
                label: t('movements.source.account'),
                value: bankCard.bankName,
                note: bankCard.accountNumber,
              },
              { id: 'fee', label: t('movements.source.fee'), value: <Money value={fee} currency={currency} /> },
              {
                id: 'payable',
                label: t('movements.source.payable'),
                value: <Money value={payable} currency={currency} />,
              },
            ]}
          >
            <SourceLink to={`${paths.withdrawal}?order=${encodeURIComponent(orderId)}`}>
              {t('movements.source.toWithdrawal')}
            </SourceLink>
          </Receipt>
        )}
      </QueryBoundary>
    </ContentSection>
  );
}

function BetSource({ betId, to }: { readonly betId: string; readonly to: string }): ReactNode {
  const { t } = useTranslation('account');
  const query = useGetBettingRecord({ betId }, { select: ({ bettingRecord }) => bettingRecord });
  return (
    <ContentSection title={t('movements.source.bet')}>
      <QueryBoundary query={query} failure={t('movements.source.failed')} skeleton={<Skeleton lines={4} />}>
        {({ gameName, roundId, betAmount, payout, netWin, currency }) => (
          <Receipt
            lines={[
              { id: 'game', label: t('movements.source.game'), value: gameName },
              ...(roundId === undefined ? [] : [{ id: 'round', label: t('movements.source.round'), value: roundId }]),
              {
                id: 'stake',
                label: t('movements.source.stake'),
                value: <Money value={betAmount} currency={currency} />,
              },
              {
                id: 'payout',
                label: t('movements.source.payout'),
                value: <Money value={payout} currency={currency} />,
              },
              {
                id: 'net',
                label: t('movements.source.result'),
                value: <Money value={netWin} currency={currency} change="result" />,
              },
            ]}
          >
            <SourceLink to={to}>{t('movements.source.toBets')}</SourceLink>
          </Receipt>
        )}
      </QueryBoundary>
    </ContentSection>
  );
}

interface SourceLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

function SourceLink({ to, children }: SourceLinkProps): ReactNode {
  return (
    <LinkButton component={Link} to={to} variant="link">
      {children}
    </LinkButton>
  );
}
