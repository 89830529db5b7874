import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../testing/render.tsx';
import { rangeOf, DateRangeField } from './DateRangeField.tsx';

function ControlledField() {
  const [value, setValue] = useState({ from: '2026-11-10', to: '2026-11-12' });
  return (
    <DateRangeField
      label="Period"
      fromLabel="From"
      toLabel="To"
      today="2026-11-21"
      presets={[{ preset: 'past7', label: 'Past 7 days' }]}
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
  ['next7', '2026-03-01', '2026-03-07'],
  ['next30', '2026-03-01', '2026-03-30'],
] as const)('covers the days of preset %s, today included [DATE-01]', (preset, from, to) => {
  expect(rangeOf(preset, '2026-03-01')).toEqual({ from, to });
});

test('sets both ends and marks the preset when pressed', async () => {
  const { user } = renderInBrand(<ControlledField />);
  await user.click(screen.getByRole('button', { name: 'Past 7 days', pressed: false }));
  expect(ends()).toEqual(['2026-11-15', '2026-11-21']);
  expect(screen.getByRole('button', { name: 'Past 7 days', pressed: true })).toBeDefined();
});

test('swaps the ends when from is after to', () => {
  renderInBrand(<ControlledField />);
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-20' } });
  expect(ends()).toEqual(['2026-11-12', '2026-11-20']);
});
