import styled from '@emotion/styled';
import { color, media, space, typeStyle } from '../../../theme/vars.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import type { RandomIndex } from '../internal/lucky-pick.ts';
import { luckyPick, randomIndex } from '../internal/lucky-pick.ts';
import { NumberGrid } from '../internal/NumberGrid.tsx';
import { PickerHead, PickerStatus, PickerTexts, PickerTitle } from '../internal/picker-parts.ts';

export interface DigitPosition {
  id: string;
  /** 'Tens'. */
  label: string;
  /** The way of betting does not use it: shown, but off. */
  off?: boolean;
}

/** Chosen digits by position. */
export type PositionDigits = Readonly<Record<string, readonly string[]>>;

export interface PositionPickerProps {
  /** 'Choose digits'. */
  title: string;
  /** '2 bets', or what is missing. */
  status?: string;
  positions: readonly DigitPosition[];
  value: PositionDigits;
  onChange: (value: PositionDigits) => void;
  luckyLabel: string;
  /** Read for a position that is off: 'not used'. */
  offLabel: string;
  random?: RandomIndex;
}

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit));

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1, 3),
  alignItems: 'center',
  paddingBlock: space(1),
  // Two rows of five digits on phones.
  '--number-columns': '5',
  [media.desktop]: { gridTemplateColumns: '8.5rem minmax(0, 1fr)', '--number-columns': '10' },
});

const Label = styled('span')({ ...typeStyle('meta'), color: color('text2') });

/** Digits for each position of a draw; any number per position. A lucky pick fills positions without a digit. */
export function PositionPicker(props: PositionPickerProps) {
  const { title, status, positions, value, onChange, luckyLabel, offLabel, random = randomIndex } = props;
  const used = positions.filter(({ off }) => !off);
  const digitsOf = (id: string) => value[id] ?? [];
  const isComplete = used.every(({ id }) => digitsOf(id).length > 0);
  const toggle = (id: string, digit: string) => {
    const digits = digitsOf(id);
    const next = digits.includes(digit) ? digits.filter((other) => other !== digit) : [...digits, digit];
    onChange({ ...value, [id]: next });
  };
  const fill = () =>
    onChange({
      ...value,
      ...Object.fromEntries(used.map(({ id }) => [id, luckyPick(digitsOf(id), DIGITS, 1, random)])),
    });
  return (
    <div>
      <PickerHead>
        <PickerTexts>
          <PickerTitle>{title}</PickerTitle>
          {status !== undefined && <PickerStatus role="status">{status}</PickerStatus>}
        </PickerTexts>
        <Button
          startIcon={<Icon name="dice" />}
          aria-disabled={isComplete || undefined}
          onClick={() => {
            if (!isComplete) fill();
          }}
        >
          {luckyLabel}
        </Button>
      </PickerHead>
      {positions.map(({ id, label, off = false }) => (
        <Row key={id}>
          <Label aria-hidden>{label}</Label>
          <NumberGrid
            label={off ? `${label}, ${offLabel}` : label}
            numbers={DIGITS}
            selected={off ? [] : digitsOf(id)}
            isOff={() => off}
            onToggle={(digit) => toggle(id, digit)}
          />
        </Row>
      ))}
    </div>
  );
}
