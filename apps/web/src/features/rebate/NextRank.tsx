import { useListVipRanks } from '@croupier/sdk/hooks';
import { formatMoney } from '@croupier/sdk/rules';
import type { ManualRebate } from '@croupier/sdk/types';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { useMemberSession } from '../../shared/page/MembersOnly.tsx';
import { earnedAt, earnedOf } from './rebate-figures.ts';

/** What today's bets would give back at the next rank; nothing when it is the same, or there is no next one. */
export function NextRank({ rebate }: { readonly rebate: ManualRebate }): ReactNode {
  const { t, i18n } = useTranslation('rebate');
  const { vipRankLevel = 0 } = useMemberSession().member;
  const { data: ranks = [] } = useListVipRanks({ language: usePlatformLanguage() }, { select: ({ list }) => list });
  const next = ranks.find((rank) => rank.vipRankLevel > vipRankLevel);
  if (next === undefined) return null;
  const [now, then] = [earnedOf(rebate), earnedAt(rebate, next.rebateRates)];
  if (now === then) return null;
  const money = (amount: string): string => formatMoney(amount, rebate.currency, i18n.language);
  return (
    <ContentSection framed title={t('atRank.title', { rank: next.vipLabelName })}>
      <p>{t('atRank.text', { amount: money(then), now: money(now) })}</p>
    </ContentSection>
  );
}
