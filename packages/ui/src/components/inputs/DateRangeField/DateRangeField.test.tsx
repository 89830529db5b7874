import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { DateRangeField } from './DateRangeField.tsx';

const PRESETS = ['past7', 'past30', 'past90', 'past365', 'next7', 'next30'] as const;

function ControlledField({ today = '2026-11-21' }) {
  const [value, setValue] = useState({ from: '2026-11-10', to: '2026-11-12' });
  return (
    <DateRangeField
      label="Period"
      fromLabel="From"
      toLabel="To"
      today={today}
      presets={PRESETS.map((preset) => ({ preset, label: preset }))}
      value={value}
      onChange={setValue}
    />
  );
}

const ends = () => [
  screen.getByLabelText<HTMLInputElement>('From').value,
  screen.getByLabelText<HTMLInputElement>('To').value,
];

test.each([
  ['past7', '2026-02-23', '2026-03-01'],
  ['past30', '2026-01-31', '2026-03-01'],
  ['past90', '2025-12-02', '2026-03-01'],
  ['past365', '2025-03-02', '2026-03-01'],
  ['next7', '2026-03-01', '2026-03-07'],
  ['next30', '2026-03-01', '2026-03-30'],
] as const)('sets the days of preset %s, today included, when it is pressed [DATE-01]', async (preset, from, to) => {
  const { user } = renderInBrand(<ControlledField today="2026-03-01" />);
  await user.click(screen.getByRole('button', { name: preset, pressed: false }));
  expect(ends()).toEqual([from, to]);
  expect(screen.getByRole('button', { name: preset, pressed: true })).toBeDefined();
});

test('swaps the ends when from is after to', async () => {
  const { user } = renderInBrand(<ControlledField />);
  await user.type(screen.getByLabelText('From'), '2026-11-20', { initialSelectionStart: 0, initialSelectionEnd: 10 });
  expect(ends()).toEqual(['2026-11-12', '2026-11-20']);
});
