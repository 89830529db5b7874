import { formatMoney } from '@croupier/sdk/rules';
import type { LotteryDetail } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { NumberPicker } from '@croupier/ui/game/NumberPicker';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { SlipLine } from './slip-lines.ts';

export interface LinesPickerProps {
  readonly lottery: LotteryDetail;
  /** How many lines the slip still takes. */
  readonly freeLines: number;
  readonly onAdd: (line: Omit<SlipLine, 'id'>) => void;
}

/** Numbers of one line of balls. A full line waits for the button, so that it can still be changed. */
export function LinesPicker({ lottery, freeLines, onAdd }: LinesPickerProps): ReactNode {
  const { t, i18n } = useTranslation('lottery');
  const [numbers, setNumbers] = useState<readonly string[]>([]);
  const { from, to, picks } = lottery.numbers;
  const price = formatMoney(lottery.linePrice ?? '0', lottery.currency, i18n.language);
  const isFull = numbers.length === picks;
  return (
    <ContentSection framed title={t('lines.price', { price })}>
      <PanelStack>
        <NumberPicker
          title={t('lines.title', { picks, to })}
          numbers={Array.from({ length: to - from + 1 }, (_, index) => String(from + index))}
          count={picks}
          value={numbers}
          onChange={setNumbers}
          statusText={(picked, left) => (left === 0 ? t('lines.full') : t('lines.status', { picked, left }))}
          luckyLabel={t('lucky')}
          clearLabel={t('clear')}
        />
        <Button
          fullWidth
          disabled={!isFull || freeLines === 0}
          onClick={() => {
            const sorted = numbers.toSorted((a, b) => Number(a) - Number(b));
            onAdd({ numbers: sorted, betWay: undefined, stake: lottery.linePrice ?? '0.00' });
            setNumbers([]);
          }}
        >
          {freeLines === 0 ? t('slip.isFull') : t('lines.add')}
        </Button>
      </PanelStack>
    </ContentSection>
  );
}
