import type { ErrorCode } from '@croupier/sdk/errors';
import { formatMoney } from '@croupier/sdk/rules';
import type { ReferralInfo } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { SettingList } from '@croupier/ui/data/SettingList';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ClaimState } from '../../shared/claims/ClaimState.tsx';
import { useTimeText } from '../../shared/use-time-text.ts';
import { useClaimReferral } from './use-claim-referral.ts';

export interface ReferralRewardsProps {
  readonly info: Pick<ReferralInfo, 'rewards'>;
}

/** Each refusal is shown: a reward that was collected elsewhere is no longer listed. */
const ANSWERED: ReadonlySet<ErrorCode> = new Set();

/** Rewards for friends that can be collected; left out without one. */
export function ReferralRewards({ info }: ReferralRewardsProps): ReactNode {
  const { t, i18n } = useTranslation('referral');
  const timeText = useTimeText();
  const claim = useClaimReferral();
  const { submit, state, pending, claimed } = claim;
  // The reward of a claim is left out before the page has the rewards again.
  const rewards = info.rewards.filter(({ status, rewardId }) => status === 'CLAIMABLE' && rewardId !== claimed?.id);
  const factor = info.rewards.find(({ rewardId }) => rewardId === claimed?.id)?.factor;
  return (
    <>
      <ClaimState
        claim={claim}
        answered={ANSWERED}
        title={t('rewards.done')}
        turnover={Number(factor) === 0 ? 'none' : 'once'}
      />
      {rewards.length > 0 && (
        <SettingList
          title={t('rewards.title')}
          settings={rewards.map(({ rewardId, title, amount, currency, expiresAt }) => ({
            id: rewardId,
            title,
            ...(expiresAt !== undefined && { note: t('rewards.until', { time: timeText(expiresAt) }) }),
            action: (
              <Button
                busy={pending?.body.rewardId === rewardId}
                busyLabel={t('rewards.busy')}
                disabled={state !== 'ready' && pending?.body.rewardId !== rewardId}
                onClick={() => submit({ rewardId })}
              >
                {t('rewards.claim', { amount: formatMoney(amount, currency, i18n.language) })}
              </Button>
            ),
          }))}
        />
      )}
    </>
  );
}
