import { formatMoney } from '@croupier/sdk/rules';
import type { LotteryDetail } from '@croupier/sdk/types';
import { RecordTable } from '@croupier/ui/data/RecordTable';
import { SafeHtml } from '@croupier/ui/display/SafeHtml';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { SectionStack } from '@croupier/ui/layout/SectionStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { numberFormat } from '../../shared/intl-formats.ts';

/** Prizes or ways of betting with their chances and returns, and the rules. */
export function RulesPanel({ lottery }: { readonly lottery: LotteryDetail }): ReactNode {
  const { t } = useTranslation('lottery');
  return (
    <SectionStack>
      {lottery.prizes !== undefined && <Prizes lottery={lottery} prizes={lottery.prizes} />}
      {lottery.betWays !== undefined && <Ways lottery={lottery} ways={lottery.betWays} />}
      {lottery.rules !== undefined && (
        <ContentSection framed title={t('rules.title')}>
          <SafeHtml html={lottery.rules} failed={t('rules.failed')} />
        </ContentSection>
      )}
    </SectionStack>
  );
}

function useFormats(lottery: LotteryDetail) {
  const { t, i18n } = useTranslation('lottery');
  const count = numberFormat(i18n.language, {});
  const percent = numberFormat(i18n.language, { style: 'percent', minimumFractionDigits: 2 });
  return {
    money: (amount: string) => formatMoney(amount, lottery.currency, i18n.language, { length: 'short' }),
    chance: (oneIn: number) => t('rules.oneIn', { count: oneIn, number: count.format(oneIn) }),
    percent: (value: string) => percent.format(Number(value) / 100),
  };
}

function Prizes({
  lottery,
  prizes,
}: {
  readonly lottery: LotteryDetail;
  readonly prizes: NonNullable<LotteryDetail['prizes']>;
}): ReactNode {
  const { t } = useTranslation('lottery');
  const { money, chance, percent } = useFormats(lottery);
  const { picks } = lottery.numbers;
  return (
    <ContentSection framed title={t('rules.prizes')}>
      <RecordTable
        label={t('rules.prizes')}
        columns={[
          { id: 'matches', label: t('rules.matches') },
          { id: 'prize', label: t('rules.prize'), numeric: true },
          { id: 'chance', label: t('rules.chance'), numeric: true },
        ]}
        rows={prizes.map(({ matches, prize, oneIn }) => ({
          id: String(matches),
          cells: { matches: t('rules.of', { matches, picks }), prize: money(prize), chance: chance(oneIn) },
        }))}
      />
      {lottery.returnToPlayer !== undefined && (
        <p>{t('rules.return', { percent: percent(lottery.returnToPlayer), price: money(lottery.linePrice ?? '0') })}</p>
      )}
    </ContentSection>
  );
}

function Ways({
  lottery,
  ways,
}: {
  readonly lottery: LotteryDetail;
  readonly ways: NonNullable<LotteryDetail['betWays']>;
}): ReactNode {
  const { t } = useTranslation('lottery');
  const { money, chance, percent } = useFormats(lottery);
  return (
    <ContentSection framed title={t('rules.ways')}>
      <RecordTable
        label={t('rules.ways')}
        columns={[
          { id: 'way', label: t('rules.way') },
          { id: 'pays', label: t('rules.pays'), numeric: true },
          { id: 'chance', label: t('rules.chance'), numeric: true },
          { id: 'return', label: t('rules.returnHead'), numeric: true },
          { id: 'stakes', label: t('rules.stakes'), numeric: true },
        ]}
        rows={ways.map(({ code, name, multiplier, oneIn, returnToPlayer, minBet, maxBet }) => ({
          id: code,
          cells: {
            way: name,
            pays: t('rules.times', { multiplier: Number(multiplier) }),
            chance: chance(oneIn),
            return: returnToPlayer === undefined ? '' : percent(returnToPlayer),
            stakes: minBet === undefined || maxBet === undefined ? '' : `${money(minBet)} – ${money(maxBet)}`,
          },
        }))}
      />
      <p>{t('rules.returnText')}</p>
    </ContentSection>
  );
}
