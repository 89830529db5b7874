import { formatMoney } from '@croupier/sdk/rules';
import type { VipBonus, VipRank } from '@croupier/sdk/types';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { RewardList, type RewardItem } from '@croupier/ui/rewards/RewardList';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useTimeText } from '../../shared/use-time-text.ts';
import type { BonusClaim } from './use-bonus-claim.ts';
import { useBonusTitle } from './use-bonus-title.ts';

export interface RankBonusesProps {
  readonly bonuses: readonly VipBonus[];
  readonly ranks: readonly VipRank[];
  readonly claim: BonusClaim;
}

/** The bonuses of the ranks: what can be claimed, what was claimed, and what comes with the next ranks. */
export function RankBonuses({ bonuses, ranks, claim }: RankBonusesProps): ReactNode {
  const { t } = useTranslation('vip');
  const itemOf = useBonusItems(ranks, claim);
  return (
    <ContentSection titleSize="section" title={t('bonuses')}>
      <RewardList
        label={t('bonuses')}
        items={bonuses.map(itemOf)}
        onClaim={(bonusId) => claim.submit({ bonusId })}
        claimLabel={({ amount = '' }) => t('collect', { amount })}
        claimingLabel={t('collecting')}
        isBusy={claim.state !== 'ready'}
        claimVariant="action"
        empty={{ title: t('noBonuses') }}
      />
    </ContentSection>
  );
}

/** Bonuses as rows. The row of a claim shows its answer before the page has the bonuses again. */
function useBonusItems(ranks: readonly VipRank[], claim: BonusClaim): (bonus: VipBonus) => RewardItem {
  const { t, i18n } = useTranslation('vip');
  const timeText = useTimeText();
  const titleOf = useBonusTitle(ranks);
  const pendingId = claim.state === 'ready' ? undefined : claim.pending?.body.bonusId;
  return (bonus) => {
    const { bonusId, status, currency, claimedAt, expiresAt } = bonus;
    const amount = formatMoney(bonus.amount, currency, i18n.language);
    const item = { id: bonusId, title: titleOf(bonus), amount };
    if (status === 'CLAIMED' || bonusId === claim.claimed?.id) {
      const text = claimedAt === undefined ? amount : t('claimedAt', { amount, time: timeText(claimedAt) });
      return { ...item, state: 'claimed', status: t('claimed'), text };
    }
    if (status === 'CLAIMABLE') {
      return {
        ...item,
        state: bonusId === pendingId ? 'claiming' : 'claimable',
        ...(expiresAt !== undefined && { text: t('collectBy', { time: timeText(expiresAt) }) }),
      };
    }
    return { ...item, state: 'open', text: t('notEarned') };
  };
}
