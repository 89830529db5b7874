import type { ContractDebt } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { recordCalls } from '../../shared/contracts/record-calls.ts';
import { useContractTexts } from '../../shared/contracts/use-contract-texts.ts';
import { SAME_PLACE, useOpenParam } from '../../shared/contracts/use-open-param.ts';
import { useParties } from '../../shared/contracts/use-parties.ts';
import { paths } from '../../shared/paths.ts';
import { useTimeText } from '../../shared/use-time-text.ts';
import type { KindProps } from './kind-props.ts';

export interface DebtsProps extends KindProps {
  /** What the agent owes of all kinds; undefined for nothing. */
  readonly overdue: ContractDebt | undefined;
}

/** Pay that is due and not paid: what the agent owes, and what is owed to the agent. */
export function Debts({ kind, overdue }: DebtsProps): ReactNode {
  return (
    <>
      {overdue !== undefined && <OwnDebt debt={overdue} />}
      <OwedToMe kind={kind} />
    </>
  );
}

/** What the agent owes, what it blocks, and how it ends [CT-53]. */
function OwnDebt({ debt: { amount, currency, since } }: { readonly debt: ContractDebt }): ReactNode {
  const { t } = useTranslation('agentRecords');
  const { money } = useContractTexts();
  const timeText = useTimeText();
  const list = useOpenParam('overdue');
  return (
    <InlineAlert
      tone="danger"
      title={t('debt.title', { amount: money(amount, currency) })}
      action={
        <>
          <LinkButton component={Link} to={paths.deposit} variant="action">
            {t('debt.deposit')}
          </LinkButton>
          <LinkButton component={Link} to={list.addressOf('1')} state={SAME_PLACE}>
            {t('debt.list')}
          </LinkButton>
        </>
      }
    >
      {t('debt.text', { time: timeText(since) })}
    </InlineAlert>
  );
}

/** Settlements of the kind that the payer could not pay yet, with the statement of the oldest; nothing without any. */
function OwedToMe({ kind }: KindProps): ReactNode {
  const { t } = useTranslation('agentRecords');
  const { money } = useContractTexts();
  const { nameOf } = useParties();
  const timeText = useTimeText();
  const record = useOpenParam('record');
  const { data } = useQuery(
    recordCalls[kind].query({ direction: 'RECEIVED', overdue: true, order: 'asc' }, { staleTime: 0 }),
  );
  const [oldest] = data?.content ?? [];
  if (data === undefined || oldest === undefined) return null;
  const { payer, dueAt, recordId } = oldest;
  return (
    <InlineAlert
      tone="warning"
      title={t('owed.title', { amount: money(data.totalReceived, data.currency) })}
      action={
        <LinkButton component={Link} to={record.addressOf(recordId)} state={SAME_PLACE}>
          {t('owed.why')}
        </LinkButton>
      }
    >
      {t('owed.text', { payer: nameOf(payer), time: timeText(dueAt) })}
    </InlineAlert>
  );
}
