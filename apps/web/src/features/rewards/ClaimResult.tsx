import { formatMoney } from '@croupier/sdk/rules';
import type { RewardClaim } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { Celebration } from '@croupier/ui/rewards/Celebration';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { CheckingAlert } from '../../shared/forms/CheckingAlert.tsx';
import { paths } from '../../shared/paths.ts';
import { useTimeText } from '../../shared/use-time-text.ts';
import type { RewardsClaim } from './use-claim-rewards.ts';

/** What became of a claim: not known yet, refused as a whole, or credited with its receipt. */
export function ClaimResult({ claim: { submit, claim } }: { readonly claim: RewardsClaim }): ReactNode {
  const { t } = useTranslation('rewards');
  return (
    <>
      <CheckingAlert submit={submit} title={t('checking.title')}>
        {t('checking.text')}
      </CheckingAlert>
      <Refusal claim={submit} />
      {claim !== undefined && <Collected claim={claim} />}
    </>
  );
}

/** One reward that has ended or is collected refuses all of them: the list is read again without it. */
function Refusal({ claim: { rejection } }: { readonly claim: RewardsClaim['submit'] }): ReactNode {
  const { t } = useTranslation('rewards');
  if (rejection?.code !== 'REWARD_EXPIRED' && rejection?.code !== 'REWARD_ALREADY_CLAIMED')
    return <FailureAlert error={rejection ?? null} />;
  return (
    <InlineAlert tone="warning" live="polite" title={t(`refused.${rejection.code}.title`)}>
      {t(`refused.${rejection.code}.text`)}
    </InlineAlert>
  );
}

function Collected({ claim }: { readonly claim: RewardClaim }): ReactNode {
  const { t, i18n } = useTranslation('rewards');
  const timeText = useTimeText();
  const { claimed, amount, balance, currency } = claim;
  const money = (value: string): string => formatMoney(value, currency, i18n.language);
  const time = claimed[0]?.claimedAt;
  return (
    <div role="status">
      <Celebration
        kind="claim"
        title={t('collected.title', { count: claimed.length })}
        slip={{
          caption: time === undefined ? t('collected.caption') : t('collected.captionAt', { time: timeText(time) }),
          amount: money(amount),
          lines: [
            ...claimed.map(({ rewardId, title, amount: part }) => ({ id: rewardId, label: title, value: money(part) })),
            { id: 'balance', label: t('collected.balance'), value: money(balance) },
          ],
        }}
        actions={
          <LinkButton component={Link} to={paths.transactions}>
            {t('collected.toStatement')}
          </LinkButton>
        }
      />
    </div>
  );
}
