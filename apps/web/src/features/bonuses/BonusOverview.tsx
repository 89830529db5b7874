import { useGetWithdrawConfig } from '@croupier/sdk/hooks';
import { formatMoney } from '@croupier/sdk/rules';
import type { WithdrawConfig } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { useTimeText } from '../../shared/use-time-text.ts';
import { BonusInPlay } from './BonusInPlay.tsx';
import { isBonus, leftToStake, openGrantsOf, walletPartsOf } from '../../shared/bonuses/bonus-figures.ts';
import { isZero } from '../../shared/is-zero.ts';
import { useForfeit, type Forfeit } from './use-forfeit.ts';
import { WalletSplit } from './WalletSplit.tsx';

/** How much is the member's now, and the bonuses in play. */
export function BonusOverview(): ReactNode {
  const { t } = useTranslation('bonuses');
  const query = useGetWithdrawConfig({ staleTime: 0 });
  const forfeit = useForfeit();
  return (
    <>
      <ForfeitState forfeit={forfeit} />
      <QueryBoundary
        query={query}
        failure={t('overviewFailed')}
        skeleton={
          <>
            <Skeleton shape="box" height="4.5rem" />
            <Skeleton shape="box" height="24rem" />
          </>
        }
      >
        {(config) => <Overview config={config} forfeit={forfeit} />}
      </QueryBoundary>
    </>
  );
}

interface OverviewProps {
  readonly config: WithdrawConfig;
  readonly forfeit: Forfeit;
}

function Overview({ config, forfeit }: OverviewProps): ReactNode {
  const open = openGrantsOf(config.grants).filter(isBonus);
  return (
    <>
      <Answer config={config} />
      {open.length > 0 && (
        <AsideLayout aside={<WalletSplit config={config} />}>
          {open.map((grant) => (
            <BonusInPlay key={grant.grantId} grant={grant} config={config} forfeit={forfeit} />
          ))}
        </AsideLayout>
      )}
    </>
  );
}

/** The sentence that says how much of the main wallet can be withdrawn, and what has to be staked for the rest. */
function Answer({ config }: Pick<OverviewProps, 'config'>): ReactNode {
  const { t, i18n } = useTranslation('bonuses');
  const timeText = useTimeText();
  const { currency } = config;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const { balance, free } = walletPartsOf(config);
  const [first, ...others] = openGrantsOf(config.grants).filter(isBonus);
  const title = (): string => {
    if (isZero(balance)) return t('answer.empty');
    if (isZero(config.locked)) return t('answer.all', { balance: money(balance) });
    if (isZero(free)) return t('answer.none', { balance: money(balance) });
    return t('answer.part', { free: money(free), balance: money(balance) });
  };
  const text = (): string => {
    if (first === undefined) return t('answer.noBonus');
    if (others.length > 0) return t('answer.bonuses', { count: others.length + 1 });
    const left = money(leftToStake([first], currency));
    const amount = money(first.principal);
    return first.expiresAt === undefined
      ? t('answer.bonus', { left, amount })
      : t('answer.bonusUntil', { left, amount, time: timeText(first.expiresAt) });
  };
  return (
    <ContentSection titleSize="section" title={title()}>
      <p>{text()}</p>
    </ContentSection>
  );
}

/** What became of giving a bonus up: refused, or not known yet. */
function ForfeitState({ forfeit: { state, rejection, checkNow } }: Pick<OverviewProps, 'forfeit'>): ReactNode {
  const { t } = useTranslation('bonuses');
  return (
    <>
      {state === 'checking' && (
        <InlineAlert
          tone="warning"
          live="polite"
          title={t('checking.title')}
          action={<Button onClick={checkNow}>{t('checking.now')}</Button>}
        >
          {t('checking.text')}
        </InlineAlert>
      )}
      <FailureAlert error={rejection ?? null} />
    </>
  );
}
