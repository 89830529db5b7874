import { formatMoney } from '@croupier/sdk/rules';
import type { Reward, RewardPage } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { BalanceCard } from '@croupier/ui/display/BalanceCard';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { RewardList, type RewardItem } from '@croupier/ui/rewards/RewardList';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { isZero } from '../../shared/is-zero.ts';
import { paths } from '../../shared/paths.ts';
import { useTimeText } from '../../shared/use-time-text.ts';
import { ClaimResult } from './ClaimResult.tsx';
import { isFree, rewardSums } from './reward-sums.ts';
import { rewardSources } from './rewards.ts';
import type { RewardsClaim } from './use-claim-rewards.ts';

export interface ClaimableRewardsProps {
  /** Those that can be collected, by their end. */
  readonly rewards: RewardPage;
  readonly claim: RewardsClaim;
}

/** The sum of what is ready and one button for all of it, then each reward with its end, the first one on top. */
export function ClaimableRewards({ rewards, claim }: ClaimableRewardsProps): ReactNode {
  const { t } = useTranslation('rewards');
  const { content } = rewards;
  const items = useRewardItems(content, claim.submit.pending?.body.rewardIds ?? []);
  return (
    <>
      <ClaimResult claim={claim} />
      {content.length > 0 && <ReadySum rewards={rewards} claim={claim} />}
      <ContentSection title={t('endsFirst')} titleSize="section">
        <RewardList
          label={t('endsFirst')}
          items={items}
          onClaim={(id) => claim.collect([id])}
          claimLabel={({ title, amount = '' }) => t('collectOne', { title, amount })}
          claimingLabel={t('collecting')}
          isBusy={claim.submit.state !== 'ready'}
          empty={{
            title: t('none.title'),
            text: t('none.text'),
            actions: (
              <LinkButton component={Link} to={paths.promotions}>
                {t('toOffers')}
              </LinkButton>
            ),
          }}
        />
      </ContentSection>
    </>
  );
}

/** How much is ready, how much of it is free at once, and the button that collects all. */
function ReadySum({ rewards, claim }: ClaimableRewardsProps): ReactNode {
  const { t, i18n } = useTranslation('rewards');
  const { content, claimableAmount, currency } = rewards;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const { free, toPlay } = rewardSums(content, currency);
  const isBusy = claim.submit.state !== 'ready';
  return (
    <BalanceCard
      label={t('readyForYou')}
      amount={money(claimableAmount)}
      facts={[
        ...(isZero(free) ? [] : [{ id: 'free', label: t('freeAtOnce'), value: money(free) }]),
        { id: 'toPlay', label: t('toPlayOnce'), value: money(toPlay) },
      ]}
      actions={
        <Button
          variant="action"
          busy={isBusy}
          busyLabel={t('collecting')}
          onClick={() => claim.collect(content.map(({ rewardId }) => rewardId))}
        >
          {t('collectAll', { count: content.length })}
        </Button>
      }
    />
  );
}

/** Rewards as rows: where each comes from, its end, and whether it has to be played. */
function useRewardItems(rewards: readonly Reward[], claiming: readonly string[]): readonly RewardItem[] {
  const { t, i18n } = useTranslation('rewards');
  const timeText = useTimeText();
  return rewards.map(({ rewardId, source, title, amount, currency, factor, expiresAt }) => ({
    id: rewardId,
    title,
    amount: formatMoney(amount, currency, i18n.language),
    state: claiming.includes(rewardId) ? 'claiming' : 'claimable',
    text: [
      i18n.t(rewardSources.textOf(source)),
      expiresAt === undefined ? t('noEnd') : t('until', { time: timeText(expiresAt) }),
      isFree({ factor }) ? t('free') : t('toPlay'),
    ].join(' · '),
  }));
}
