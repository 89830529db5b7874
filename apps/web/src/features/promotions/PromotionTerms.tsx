import type { PromotionTerms as Terms } from '@croupier/sdk/types';
import { Receipt } from '@croupier/ui/data/Receipt';
import { StatGrid } from '@croupier/ui/data/StatGrid';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { isListedCategory } from '../../shared/games/game-categories.ts';
import { numberFormat } from '../../shared/intl-formats.ts';
import { Money } from '../../shared/Money.tsx';
import { exampleOf } from '../../shared/offers/offers.ts';
import { useBonusPolicy } from '../../shared/offers/use-offer-texts.ts';
import { usePromotionFacts } from './use-promotion-facts.ts';

export interface PromotionTermsProps {
  readonly terms: Terms;
}

/** The terms of a promotion as facts, one example computed from them, and how much a stake counts by kind of game. */
export function PromotionTerms({ terms }: PromotionTermsProps): ReactNode {
  const { t } = useTranslation('promotions');
  const facts = usePromotionFacts(terms);
  return (
    <>
      <StatGrid stats={facts} missing={t('unknownFact')} />
      {terms.rate !== undefined && <Example terms={terms} />}
      <Weights terms={terms} />
    </>
  );
}

/** A round deposit from the bonus to the last peso that has to be played. */
function Example({ terms }: PromotionTermsProps): ReactNode {
  const { t } = useTranslation('promotions');
  const { currency, days } = terms;
  const example = exampleOf(terms, useBonusPolicy());
  if (example === undefined) return null;
  const { deposit, bonus, required } = example;
  const money = (value: string): ReactNode => <Money value={value} currency={currency} />;
  return (
    <ContentSection framed title={t('example.title')}>
      <Receipt
        lines={[
          { id: 'deposit', label: t('example.deposit'), value: money(deposit) },
          { id: 'bonus', label: t('example.bonus'), value: money(bonus) },
          ...(required === undefined
            ? []
            : [
                {
                  id: 'required',
                  label: days === undefined ? t('example.play') : t('example.playWithin', { count: days }),
                  value: money(required),
                },
              ]),
        ]}
        total={{ label: t('example.total'), value: money(bonus) }}
      >
        <SmallPrint>{required === undefined ? t('example.free') : t('example.note')}</SmallPrint>
      </Receipt>
    </ContentSection>
  );
}

function Weights({ terms: { gameWeights } }: PromotionTermsProps): ReactNode {
  const { t, i18n } = useTranslation('promotions');
  const percent = numberFormat(i18n.language, { style: 'percent' });
  if (gameWeights === undefined || gameWeights.length === 0) return null;
  return (
    <ContentSection framed title={t('weights.title')}>
      <Receipt
        lines={gameWeights.flatMap(({ gameType, weight }) =>
          isListedCategory(gameType)
            ? [{ id: gameType, label: i18n.t(`games:categories.${gameType}`), value: percent.format(Number(weight)) }]
            : [],
        )}
      >
        <SmallPrint>{t('weights.note')}</SmallPrint>
      </Receipt>
    </ContentSection>
  );
}
