import { compareAmounts, formatMoney, parseAmount } from '@croupier/sdk/rules';
import type { LotteryBetWay, LotteryDetail } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { DigitPicker } from '@croupier/ui/game/DigitPicker';
import { PositionPicker, type PositionDigits } from '@croupier/ui/game/PositionPicker';
import { SegmentedControl } from '@croupier/ui/inputs/SegmentedControl';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { Tabs } from '@croupier/ui/navigation/Tabs';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { combine, isUsed, type SlipLine } from './slip-lines.ts';

/** Stakes to choose from, as far as the way of betting allows them. */
const STAKES = ['5.00', '10.00', '20.00', '50.00', '100.00'];

export interface DigitsPickerProps {
  readonly lottery: LotteryDetail;
  readonly betWays: readonly LotteryBetWay[];
  /** One digit per position on wheels, in place of any number of digits. */
  readonly hasWheels: boolean;
  /** How many lines the slip still takes. */
  readonly freeLines: number;
  readonly onAdd: (lines: readonly Omit<SlipLine, 'id'>[]) => void;
}

/** Way of betting, digits and stake. */
export function DigitsPicker({ lottery, betWays, hasWheels, freeLines, onAdd }: DigitsPickerProps): ReactNode {
  const { t, i18n } = useTranslation('lottery');
  const [code, setCode] = useState(betWays[0]?.code);
  const [digits, setDigits] = useState<PositionDigits>({});
  const [wheels, setWheels] = useState<Readonly<Record<string, string>>>({});
  const [stake, setStake] = useState('10.00');
  const way = betWays.find((one) => one.code === code) ?? betWays[0];
  if (way === undefined) return null;
  const value = (wheels[way.code] ?? '').padEnd(way.positions.length, '0');
  const chosen = hasWheels
    ? Array.from(value, (digit) => [digit])
    : way.positions.map((position) => digits[String(position)] ?? []);
  const lines = combine(chosen, way.anyOrder === true);
  const isRepeated = way.anyOrder === true && lines.length === 0 && chosen.every((some) => some.length > 0);
  const stakes = STAKES.filter((one) => isAllowed(one, way, lottery.currency));
  const chosenStake = stakes.includes(stake) ? stake : (stakes[0] ?? '');
  const status = isRepeated
    ? t('digits.differ')
    : lines.length === 0
      ? t('digits.missing')
      : t('digits.status', { count: lines.length });
  return (
    <ContentSection framed title={t('digits.ways')}>
      <PanelStack>
        <Tabs
          label={t('digits.ways')}
          variant="segment"
          value={way.code}
          onChange={setCode}
          items={betWays.map((one) => ({ value: one.code, label: one.name }))}
        />
        <p>{t('digits.pays', { multiplier: Number(way.multiplier), oneIn: way.oneIn })}</p>
        {hasWheels ? (
          <Wheels way={way} value={value} onChange={(next) => setWheels({ ...wheels, [way.code]: next })} />
        ) : (
          <PositionPicker
            title={t('digits.title')}
            status={status}
            positions={Array.from({ length: lottery.numbers.picks }, (_, index) => ({
              id: String(index + 1),
              label: t('digits.position', { position: index + 1 }),
              off: !isUsed(way, index + 1),
            }))}
            value={digits}
            onChange={setDigits}
            luckyLabel={t('lucky')}
            offLabel={t('digits.off')}
          />
        )}
        {hasWheels && isRepeated && <p role="status">{status}</p>}
        <SegmentedControl
          label={t('digits.stake')}
          labelShown
          options={stakes.map((one) => ({
            value: one,
            label: formatMoney(one, lottery.currency, i18n.language, { length: 'short' }),
          }))}
          value={chosenStake}
          onChange={setStake}
        />
        <Button
          fullWidth
          disabled={lines.length === 0 || lines.length > freeLines || chosenStake === ''}
          onClick={() => {
            onAdd(lines.map((numbers) => ({ numbers, betWay: way.code, stake: chosenStake })));
            setDigits({});
          }}
        >
          {lines.length > freeLines
            ? t('slip.isFull')
            : lines.length === 0
              ? t('digits.addNone')
              : t('digits.add', { count: lines.length })}
        </Button>
      </PanelStack>
    </ContentSection>
  );
}

function Wheels({
  way,
  value,
  onChange,
}: {
  readonly way: LotteryBetWay;
  readonly value: string;
  readonly onChange: (value: string) => void;
}): ReactNode {
  const { t } = useTranslation('lottery');
  const count = way.positions.length;
  return (
    <DigitPicker
      label={way.name}
      labels={{
        digit: (position) => t('digits.digit', { position, count }),
        increase: (position) => t('digits.increase', { position }),
        decrease: (position) => t('digits.decrease', { position }),
      }}
      value={value}
      onChange={onChange}
    />
  );
}

function isAllowed(stake: string, { minBet, maxBet }: LotteryBetWay, currency: string): boolean {
  const amount = parseAmount(stake, currency);
  const isAboveMin = minBet === undefined || compareAmounts(amount, parseAmount(minBet, currency)) >= 0;
  return isAboveMin && (maxBet === undefined || compareAmounts(amount, parseAmount(maxBet, currency)) <= 0);
}
