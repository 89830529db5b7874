import { useListBonusDetails } from '@croupier/sdk/hooks';
import { formatMoney, parseAmount, progressOf } from '@croupier/sdk/rules';
import type { BonusDetail } from '@croupier/sdk/types';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { BonusCard } from '@croupier/ui/rewards/BonusCard';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { isListedCategory } from '../../shared/games/game-categories.ts';
import { categoryIconName } from '../../shared/games/category-icon.tsx';
import { numberFormat } from '../../shared/intl-formats.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { useTimeText } from '../../shared/use-time-text.ts';
import type { BonusInPlayProps } from './bonus-in-play.ts';
import { Contributions } from './Contributions.tsx';
import { leftToStake } from '../../shared/bonuses/bonus-figures.ts';
import { useBonusTerms } from './use-bonus-terms.tsx';

/** A bonus whose turnover is played: what is missing, what counts, how it ends, and what has counted so far. */
export function BonusInPlay(props: BonusInPlayProps): ReactNode {
  const { t } = useTranslation('bonuses');
  const bonusId = props.grant.bonusId ?? '';
  const query = useListBonusDetails(
    { bonusId, pageSize: 1 },
    { select: ({ content }) => content, staleTime: 0, enabled: bonusId !== '' },
  );
  return (
    <QueryBoundary
      query={query}
      failure={t('failed')}
      skeleton={<Skeleton shape="box" height="24rem" />}
      // It has ended since the wallet was read.
      empty={{ when: (bonuses) => bonuses.length === 0, state: null }}
    >
      {([bonus]) => bonus !== undefined && <OpenBonus {...props} bonus={bonus} />}
    </QueryBoundary>
  );
}

function OpenBonus({ bonus, ...props }: BonusInPlayProps & { readonly bonus: BonusDetail }): ReactNode {
  const { t, i18n } = useTranslation('bonuses');
  const timeText = useTimeText();
  const { title, principal, required, done, currency, expiresAt } = props.grant;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const percent = numberFormat(i18n.language, { style: 'percent' });
  const terms = useBonusTerms({ ...props, bonus });
  const [played, whole] = [parseAmount(done, currency), parseAmount(required, currency)];
  const contributions = bonus.contributions ?? [];
  return (
    <>
      <BonusCard
        title={title}
        facts={[
          { id: 'bonus', label: t('bonus'), value: money(principal) },
          { id: 'left', label: t('left'), value: money(leftToStake([props.grant], currency)) },
          ...(expiresAt === undefined ? [] : [{ id: 'until', label: t('until'), value: timeText(expiresAt) }]),
        ]}
        progress={{
          label: t('played'),
          value: Number(played.minor),
          max: Number(whole.minor),
          valueText: t('playedOf', {
            done: money(done),
            required: money(required),
            percent: percent.format(progressOf(played, whole) / 100),
          }),
        }}
        weightsLabel={t('weights')}
        weights={(bonus.gameWeights ?? []).flatMap(({ gameType, weight }) =>
          isListedCategory(gameType)
            ? [
                {
                  id: gameType,
                  icon: categoryIconName(gameType),
                  label: i18n.t(`games:categories.${gameType}`),
                  value: percent.format(Number(weight)),
                },
              ]
            : [],
        )}
        termsLabel={t('terms.label')}
        terms={terms}
      />
      <ContentSection title={t('counted')} titleSize="section" actions={<strong>{money(done)}</strong>}>
        {contributions.length === 0 ? (
          <SmallPrint>{t('nothingCounted')}</SmallPrint>
        ) : (
          <Contributions contributions={contributions} currency={currency} weights={bonus.gameWeights ?? []} />
        )}
      </ContentSection>
    </>
  );
}
