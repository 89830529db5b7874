import { formatMoney, parseAmount } from '@croupier/sdk/rules';
import type { BonusDetail } from '@croupier/sdk/types';
import { Receipt } from '@croupier/ui/data/Receipt';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import { BottomSheet } from '@croupier/ui/feedback/BottomSheet';
import { Progress } from '@croupier/ui/feedback/Progress';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { categoryTextKey } from '../../shared/games/game-categories.ts';
import { numberFormat } from '../../shared/intl-formats.ts';
import type { DetailProps } from '../../shared/lists/list-definition.ts';
import { Money } from '../../shared/Money.tsx';
import { useTimeText } from '../../shared/use-time-text.ts';
import { bonusStates } from './bonuses.ts';

/** One bonus: what has to be played for it, until when, how much at a time, and what has counted so far. */
export function BonusDetailSheet({ row, onClose }: DetailProps<BonusDetail>): ReactNode {
  const { t, i18n } = useTranslation('bonuses');
  const timeText = useTimeText();
  const { title, amount, currency, time, status, grantState, turnoverRequired, turnoverDone, progress } = row;
  const money = (value: string): string => formatMoney(value, currency, i18n.language);
  const percent = numberFormat(i18n.language, { style: 'percent' });
  const kindText = (gameType: string): string => i18n.t(categoryTextKey(gameType) ?? 'bonuses:type.PROMOTION');
  const isOpen = grantState === 'OPEN';
  return (
    <BottomSheet open onClose={onClose} title={title} closeLabel={t('close')} desktop="dialog">
      <PanelStack>
        {turnoverRequired !== undefined && turnoverDone !== undefined && (
          <Progress
            label={t('played')}
            value={Number(parseAmount(turnoverDone, currency).minor)}
            max={Number(parseAmount(turnoverRequired, currency).minor)}
            valueText={t('playedOf', {
              done: money(turnoverDone),
              required: money(turnoverRequired),
              percent: percent.format((progress ?? 0) / 100),
            })}
            tone={grantState === 'DONE' ? 'success' : 'accent'}
          />
        )}
        <Receipt
          lines={[
            { id: 'time', label: t('time'), value: timeText(time) },
            { id: 'state', label: t('stateLabel'), value: i18n.t(bonusStates.textOf(grantState ?? status)) },
            ...(isOpen && row.expiresAt !== undefined
              ? [{ id: 'until', label: t('until'), value: timeText(row.expiresAt) }]
              : []),
            ...(isOpen && row.maxStake !== undefined
              ? [{ id: 'max', label: t('maxStake'), value: <Money value={row.maxStake} currency={currency} /> }]
              : []),
          ]}
          total={{ label: t('amount'), value: <Money value={amount} currency={currency} /> }}
        />
        {isOpen && <SmallPrint>{t('endings', { amount: money(amount) })}</SmallPrint>}
        {row.contributions !== undefined && row.contributions.length > 0 && (
          <ContentSection title={t('counted')}>
            <Receipt
              lines={row.contributions.map(({ gameType, counted }) => ({
                id: gameType,
                label: kindText(gameType),
                value: <Money value={counted} currency={currency} />,
              }))}
            />
          </ContentSection>
        )}
        {isOpen && row.gameWeights !== undefined && (
          <ContentSection title={t('weights')}>
            <Receipt
              lines={row.gameWeights.map(({ gameType, weight }) => ({
                id: gameType,
                label: kindText(gameType),
                value: percent.format(Number(weight)),
              }))}
            />
          </ContentSection>
        )}
      </PanelStack>
    </BottomSheet>
  );
}
