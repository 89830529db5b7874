import { calendarDay, compareAmounts, formatMoney, parseAmount } from '@croupier/sdk/rules';
import type { VipProgress } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import { StatusChip } from '@croupier/ui/display/StatusChip';
import { Progress } from '@croupier/ui/feedback/Progress';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { isZero } from '../../shared/is-zero.ts';
import { betsPath } from '../../shared/paths.ts';
import { useTimeText } from '../../shared/use-time-text.ts';

/** Whether the rank can be lost this month, and what keeps it [PR-52]. */
export function KeepingRank({ progress }: { readonly progress: VipProgress }): ReactNode {
  const { t, i18n } = useTranslation('vip');
  const { timeZone } = useSite().brand;
  const timeText = useTimeText();
  const { vipLabelName: rank, keepDone, keepRequired, keepUntil, currency } = progress;
  const title = t('keep.title', { rank });
  if (isZero(keepRequired)) {
    return (
      <ContentSection framed title={title}>
        <p>{t('keep.cannotBeLost')}</p>
      </ContentSection>
    );
  }
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const [done, required] = [parseAmount(keepDone, currency), parseAmount(keepRequired, currency)];
  const isSafe = compareAmounts(done, required) >= 0;
  const lastDay = calendarDay(new Date(keepUntil), timeZone);
  return (
    <ContentSection framed title={title} actions={isSafe && <StatusChip tone="success">{t('keep.safe')}</StatusChip>}>
      <p>{t('keep.text', { rank, required: money(keepRequired), time: timeText(keepUntil) })}</p>
      <Progress
        label={t('keep.thisMonth')}
        value={Number(done.minor)}
        max={Number(required.minor)}
        valueText={t('of', { done: money(keepDone), required: money(keepRequired) })}
        tone={isSafe ? 'success' : 'accent'}
      />
      <SmallPrint>{t('keep.fall')}</SmallPrint>
      <LinkButton
        component={Link}
        variant="link"
        to={betsPath({ days: { from: `${lastDay.slice(0, 8)}01`, to: lastDay } })}
      >
        {t('keep.bets')}
      </LinkButton>
    </ContentSection>
  );
}
