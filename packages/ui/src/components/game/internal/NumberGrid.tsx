import styled from '@emotion/styled';
import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { family, size, space } from '../../../theme/vars.ts';
import { ButtonElement } from '../../actions/internal/button-parts.ts';

interface NumberGridProps {
  /** Accessible name of the group. */
  label: string;
  numbers: readonly string[];
  selected: readonly string[];
  /** True for numbers that cannot be chosen now; they stay visible and focusable. */
  isOff: (number: string) => boolean;
  onToggle: (number: string) => void;
}

const Grid = styled('div')({
  display: 'grid',
  // At most ten per row, and as many as fit, unless the picker sets a number.
  gridTemplateColumns: `repeat(var(--number-columns, auto-fill), minmax(max(${size('target')}, 100% / 11), 1fr))`,
  gap: space(1.5),
  // Wider buttons would be harder to compare.
  maxWidth: '44rem',
});

const NumberButton = styled(ButtonElement)({
  padding: 0,
  fontFamily: family('display'),
  // Proportional digits: the display font's tabular zero is thin.
  fontVariantNumeric: 'proportional-nums lining-nums',
  // Chosen numbers stay as clear as ever while no more can be chosen.
  '&[aria-pressed="true"]': { opacity: '1 !important' },
});

/** Index that a key moves to in a grid of `columns`; undefined for other keys. */
function targetIndex(key: string, index: number, columns: number, isRtl: boolean): number | undefined {
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
  const steps: Record<string, number> = { [forward]: 1, [backward]: -1, ArrowDown: columns, ArrowUp: -columns };
  const step = steps[key];
  return step === undefined ? undefined : index + step;
}

/** Number of buttons in the first row of a laid out grid. */
function columnsOf(buttons: readonly HTMLElement[]): number {
  const firstTop = buttons[0]?.offsetTop;
  const nextRow = buttons.findIndex(({ offsetTop }) => offsetTop !== firstTop);
  return nextRow < 0 ? buttons.length : nextRow;
}

/** Toggle buttons of 44 px in rows. One is in the tab order, arrow keys move to the others. */
export function NumberGrid({ label, numbers, selected, isOff, onToggle }: NumberGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = Array.from(grid.current?.querySelectorAll('button') ?? []);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const target = targetIndex(event.key, index, columnsOf(buttons), isRtl);
    if (target === undefined) return;
    event.preventDefault();
    buttons[target]?.focus();
  };
  return (
    <Grid ref={grid} role="group" aria-label={label}>
      {numbers.map((number, index) => {
        const isSelected = selected.includes(number);
        const off = !isSelected && isOff(number);
        return (
          <NumberButton
            key={number}
            type="button"
            variant={isSelected ? 'selected' : 'outline'}
            aria-pressed={isSelected}
            aria-disabled={off || undefined}
            tabIndex={index === Math.min(current, numbers.length - 1) ? 0 : -1}
            onFocus={() => setCurrent(index)}
            onKeyDown={(event) => onKeyDown(event, index)}
            onClick={() => {
              if (!off) onToggle(number);
            }}
          >
            {number}
          </NumberButton>
        );
      })}
    </Grid>
  );
}
