import { formatMoney, isFinalWithdrawal } from '@croupier/sdk/rules';
import type { WithdrawOrder, WithdrawStatus, WithdrawTimelineEntry } from '@croupier/sdk/types';
import { Timeline, type TimelineStep } from '@croupier/ui/data/Timeline';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useTimeText } from '../../shared/use-time-text.ts';
import { withdrawalStatuses } from './withdrawal-status.ts';

/** The platform may add causes that this version has no text for. */
const CAUSES: Readonly<Record<string, WithdrawTimelineEntry['by'] | undefined>> = {
  MEMBER: 'MEMBER',
  STAFF: 'STAFF',
  BANK: 'BANK',
  SYSTEM: 'SYSTEM',
};

/** What happened to a withdrawal, and the next step with its time. */
export function OrderTimeline({ order }: { readonly order: WithdrawOrder }): ReactNode {
  const { t, i18n } = useTranslation('withdrawal');
  const timeText = useTimeText();
  const { timeline, currency, expectedAt, confirmDeadline, rejectCode } = order;
  const rejectText =
    rejectCode === 'NAME_MISMATCH' || rejectCode === 'BANK_REFUSED' ? t(`reject.${rejectCode}`) : undefined;
  const isFinal = isFinalWithdrawal(order.status);
  const textOf = ({ amount, reason, status }: WithdrawTimelineEntry): string | undefined =>
    (status === 'REJECTED' ? rejectText : undefined) ??
    reason ??
    (amount && formatMoney(amount, currency, i18n.language));
  const titleOf = ({ payoutId, by }: WithdrawTimelineEntry, status: WithdrawStatus): string => {
    if (payoutId === undefined) return t(`timeline.order.${status}`);
    return status === 'DISPUTED' && by === 'MEMBER'
      ? t('timeline.part.reported')
      : t(`timeline.part.${CAUSES[by] ?? 'STAFF'}`);
  };
  const steps = timeline.map((entry, index): TimelineStep => {
    const status = withdrawalStatuses.known(entry.status);
    const isLast = index === timeline.length - 1;
    return {
      id: `${entry.at} ${index}`,
      state: status === 'REJECTED' || status === 'CANCELLED' ? 'failed' : isLast && !isFinal ? 'current' : 'done',
      title: titleOf(entry, status),
      time: timeText(entry.at),
      text: textOf(entry),
    };
  });
  const next = expectedAt ?? confirmDeadline;
  return (
    <ContentSection framed title={t('timeline.title')}>
      <Timeline
        label={t('timeline.title')}
        stateLabels={{
          done: t('timeline.state.done'),
          current: t('timeline.state.current'),
          upcoming: t('timeline.state.upcoming'),
          failed: t('timeline.state.failed'),
        }}
        steps={[
          ...steps,
          ...(isFinal || next === undefined
            ? []
            : [
                {
                  id: 'next',
                  state: 'upcoming' as const,
                  title: t(expectedAt === undefined ? 'timeline.confirm' : 'timeline.next'),
                  time: t('slip.by', { time: timeText(next) }),
                },
              ]),
        ]}
      />
    </ContentSection>
  );
}
