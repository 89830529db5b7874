import { formatMoney, parseAmount } from '@croupier/sdk/rules';
import type { TurnoverGrant, WithdrawConfig } from '@croupier/sdk/types';
import { SegmentedBar } from '@croupier/ui/data/SegmentedBar';
import { Progress } from '@croupier/ui/feedback/Progress';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useTimeText } from '../../shared/use-time-text.ts';

export interface LockedMoneyProps {
  readonly config: WithdrawConfig;
}

/** What of the main balance is free and what is not yet, and what has to be staked for it. Nothing where all is free. */
export function LockedMoney({ config }: LockedMoneyProps): ReactNode {
  const { t, i18n } = useTranslation('withdrawal');
  const { currency, locked, withdrawable, winningsLocked, grants } = config;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const share = (amount: string): number => Number(parseAmount(amount, currency).minor);
  const open = grants.filter(({ state }) => state === 'OPEN');
  if (open.length === 0) return null;
  return (
    <ContentSection framed title={t('locked.title', { amount: money(locked) })}>
      <PanelStack>
        <SegmentedBar
          legend="line"
          label={t('locked.split')}
          segments={[
            {
              id: 'free',
              fill: 'solid',
              label: t('locked.free'),
              value: money(withdrawable),
              share: share(withdrawable),
            },
            { id: 'locked', fill: 'hatched', label: t('locked.notYet'), value: money(locked), share: share(locked) },
          ]}
        />
        {open.map((grant) => (
          <Grant key={grant.grantId} grant={grant} />
        ))}
        {/[1-9]/.test(winningsLocked) && (
          <SmallPrint>{t('locked.winnings', { amount: money(winningsLocked) })}</SmallPrint>
        )}
        <SmallPrint>{t('locked.order')}</SmallPrint>
      </PanelStack>
    </ContentSection>
  );
}

function Grant({ grant }: { readonly grant: TurnoverGrant }): ReactNode {
  const { t, i18n } = useTranslation('withdrawal');
  const timeText = useTimeText();
  const { title, required, done, principal, currency, source, expiresAt, maxStake } = grant;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const ownSource = source === 'DEPOSIT' || source === 'TRANSFER_IN' ? source : undefined;
  const parse = (amount: string): number => Number(parseAmount(amount, currency).minor);
  return (
    <Progress
      label={ownSource === undefined ? title : t(`locked.source.${ownSource}`)}
      value={parse(done)}
      max={parse(required)}
      valueText={t('locked.progress', { done: money(done), required: money(required) })}
      note={
        <>
          {ownSource !== undefined
            ? t('locked.ownMoney', { amount: money(principal) })
            : expiresAt === undefined
              ? t('locked.bonus', { amount: money(principal) })
              : t('locked.bonusUntil', { amount: money(principal), time: timeText(expiresAt) })}
          {maxStake !== undefined && ` ${t('locked.maxStake', { max: money(maxStake) })}`}
        </>
      }
    />
  );
}
