import { useGetWithdrawConfig, useListBankCards } from '@croupier/sdk/hooks';
import { formatMoney } from '@croupier/sdk/rules';
import type { MemberInfo, WithdrawConfig } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PageStack } from '@croupier/ui/layout/PageStack';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { paths } from '../../shared/paths.ts';
import { useTimeText } from '../../shared/use-time-text.ts';
import { useWithdrawal } from './use-withdrawal.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { withdrawalPath } from './withdrawal-path.ts';

const RecentWithdrawals = lazyComponent(async () => (await import('./RecentWithdrawals.tsx')).RecentWithdrawals);
const SetPaymentPassword = lazyComponent(
  async () => (await import('../../shared/payment-password/SetPaymentPassword.tsx')).SetPaymentPassword,
);

export interface NewWithdrawalProps {
  readonly member: MemberInfo;
  readonly onOrder: (orderId: string) => void;
}

/** What can be withdrawn, the form, and the latest withdrawals. */
export function NewWithdrawal({ member, onOrder }: NewWithdrawalProps): ReactNode {
  const { t } = useTranslation('withdrawal');
  const config = useGetWithdrawConfig({ staleTime: 0 });
  const cards = useListBankCards();
  const withdrawal = useWithdrawal(member.id, onOrder);
  return (
    <PageStack headed>
      <QueryBoundary query={config} failure={t('failed')} skeleton={<Skeleton shape="box" height="24rem" />}>
        {(limits) => (
          <>
            <Answer config={limits} />
            {limits.paymentPasswordSet ? (
              <QueryBoundary
                query={cards}
                failure={t('cards.failed')}
                skeleton={<Skeleton shape="box" height="18rem" />}
              >
                {(bankCards) => (
                  <WithdrawalForm member={member} config={limits} cards={bankCards} withdrawal={withdrawal} />
                )}
              </QueryBoundary>
            ) : (
              <Suspense fallback={<Skeleton shape="box" height="18rem" />}>
                <SetPaymentPassword />
              </Suspense>
            )}
          </>
        )}
      </QueryBoundary>
      <Suspense fallback={<Skeleton shape="box" height="18rem" />}>
        <RecentWithdrawals />
      </Suspense>
    </PageStack>
  );
}

/** The sentence that answers how much can be withdrawn now, and why it is not more. */
function Answer({ config }: { readonly config: WithdrawConfig }): ReactNode {
  const { t, i18n } = useTranslation('withdrawal');
  const timeText = useTimeText();
  const money = (amount: string): string => formatMoney(amount, config.currency, i18n.language);
  const { availableNow, limitedBy, openOrderId } = config;
  if (openOrderId !== undefined) {
    return (
      <InlineAlert
        tone="info"
        title={t('answer.openOrder')}
        action={
          <LinkButton component={Link} to={withdrawalPath(openOrderId)}>
            {t('answer.toOrder')}
          </LinkButton>
        }
      >
        {t('answer.openOrderText')}
      </InlineAlert>
    );
  }
  const reasons: Partial<Record<typeof limitedBy & string, string>> = {
    TURNOVER: t('answer.turnover', { locked: money(config.locked) }),
    MAX_AMOUNT: t('answer.maxAmount', { max: money(config.maxAmount) }),
    DAILY_LIMIT: t('answer.dailyLimit', {
      left: money(config.remainingDailyAmount),
      count: config.remainingDailyCount,
      time: timeText(config.resetsAt),
    }),
  };
  const isNothing = !/[1-9]/.test(availableNow);
  return (
    <ContentSection
      titleSize="section"
      title={isNothing ? t('answer.nothing') : t('answer.title', { amount: money(availableNow) })}
      {...(isNothing &&
        limitedBy === 'BALANCE' && {
          actions: (
            <LinkButton component={Link} to={paths.deposit}>
              {t('answer.deposit')}
            </LinkButton>
          ),
        })}
    >
      <p>
        {limitedBy !== undefined && reasons[limitedBy] !== undefined
          ? reasons[limitedBy]
          : t('answer.least', { min: money(config.minAmount) })}
      </p>
    </ContentSection>
  );
}
