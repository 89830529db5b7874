import { useGetAccountRestrictions } from '@croupier/sdk/hooks';
import { formatMoney, isOpenDeposit } from '@croupier/sdk/rules';
import type { AccountRestrictions, DepositMethod, MemberInfo, Restriction } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { PageStack } from '@croupier/ui/layout/PageStack';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FocusOnArrival } from '../../shared/page/FocusOnArrival.tsx';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { DepositForm } from './DepositForm.tsx';
import { DepositOrderView } from './DepositOrderView.tsx';
import { depositStatuses } from './order-status.ts';
import { useDepositMethods } from './use-deposit-methods.ts';
import { useDeposit } from './use-deposit.ts';
import { useRecentDeposits } from './use-recent-deposits.ts';

const LimitPrompt = lazyComponent(async () => (await import('./LimitPrompt.tsx')).LimitPrompt);
const RestrictionReasons = lazyComponent(
  async () => (await import('../../shared/restrictions/RestrictionReasons.tsx')).RestrictionReasons,
);
const RecentDeposits = lazyComponent(async () => (await import('./RecentDeposits.tsx')).RecentDeposits);

export interface DepositPanelProps {
  readonly member: MemberInfo;
  /** Order shown instead of the form. */
  readonly orderId: string | undefined;
  readonly onOrderChange: (orderId: string | undefined) => void;
  /** Full page: two columns, with recent orders below. */
  readonly isPage?: boolean;
  /** Called to return to the game after the deposit. */
  readonly onDone?: () => void;
}

interface OpenOrdersProps {
  readonly methods: readonly DepositMethod[];
  readonly onOpen: (orderId: string) => void;
}

/** Links to open deposits, above the form. */
function OpenOrders({ methods, onOpen }: OpenOrdersProps): ReactNode {
  const { t, i18n } = useTranslation('deposit');
  const { data = [] } = useRecentDeposits();
  const nameOf = (id: string): string => methods.find(({ methodId }) => methodId === id)?.name ?? id;
  return data
    .filter(({ status }) => isOpenDeposit(depositStatuses.known(status)))
    .map(({ orderId, methodId, amount, currency, status }) => (
      <InlineAlert
        key={orderId}
        tone="warning"
        title={t('open.title', { amount: formatMoney(amount, currency, i18n.language), method: nameOf(methodId) })}
        action={<Button onClick={() => onOpen(orderId)}>{t('open.action')}</Button>}
      >
        {t(`status.${depositStatuses.known(status)}`)}
      </InlineAlert>
    ));
}

const blockingDeposits = ({ restrictions }: AccountRestrictions): readonly Restriction[] =>
  restrictions.filter(({ blocks }) => blocks.includes('DEPOSIT'));

/** Deposit form, or an order in progress; instead of the form, why the account cannot deposit. */
export function DepositPanel(props: DepositPanelProps): ReactNode {
  const { member, orderId, onOrderChange, isPage = false, onDone } = props;
  // The texts of the form too: loading them later would hide the sheet over a game again.
  const { t } = useTranslation(['deposit', 'forms', 'offers', 'games']);
  const query = useDepositMethods(member.currency);
  const restrictions = useGetAccountRestrictions({ staleTime: 0, select: blockingDeposits });
  const deposit = useDeposit(member.id, onOrderChange);
  // Only a view that replaces the first one takes the focus.
  const [firstOrderId] = useState(orderId);
  const [isReplaced, setIsReplaced] = useState(false);
  if (orderId !== firstOrderId && !isReplaced) setIsReplaced(true);
  if (orderId !== undefined) {
    return (
      <DepositOrderView
        orderId={orderId}
        isPage={isPage}
        takesFocus={isReplaced}
        onNew={() => onOrderChange(undefined)}
        {...(onDone !== undefined && { onDone })}
      />
    );
  }
  const skeleton = <Skeleton shape="box" height="24rem" />;
  const { data: reasons = [] } = restrictions;
  const form = restrictions.isPending ? (
    skeleton
  ) : reasons.length > 0 ? (
    <Suspense fallback={skeleton}>
      <RestrictionReasons reasons={reasons} currency={member.currency} />
    </Suspense>
  ) : (
    <QueryBoundary
      query={query}
      failure={t('methods.failed')}
      skeleton={skeleton}
      empty={{
        when: ({ list }) => list.length === 0,
        state: (
          <EmptyState
            icon="wallet"
            title={t('methods.none')}
            text={t('methods.noneText')}
            actions={<Button onClick={() => void query.refetch()}>{t('methods.again')}</Button>}
          />
        ),
      }}
    >
      {(offer) => (
        <>
          {isReplaced && <FocusOnArrival />}
          {offer.limitPrompt !== 'OFF' && (
            <Suspense fallback={skeleton}>
              <LimitPrompt member={member} />
            </Suspense>
          )}
          {offer.limitPrompt !== 'REQUIRE' && (
            <DepositForm member={member} offer={offer} deposit={deposit} isPage={isPage} />
          )}
        </>
      )}
    </QueryBoundary>
  );
  if (!isPage) return form;
  return (
    <PageStack headed>
      <OpenOrders methods={query.data?.list ?? []} onOpen={onOrderChange} />
      {form}
      <Suspense fallback={<Skeleton shape="box" height="18rem" />}>
        <RecentDeposits />
      </Suspense>
    </PageStack>
  );
}
