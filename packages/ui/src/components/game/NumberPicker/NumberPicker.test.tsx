import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { luckyPick, randomIndex } from '../internal/lucky-pick.ts';
import { NumberPicker } from './NumberPicker.tsx';

const numbers = Array.from({ length: 42 }, (_, index) => String(index + 1));

function ControlledPicker({ disabled = false }) {
  const [value, setValue] = useState<readonly string[]>(['3', '14']);
  return (
    <NumberPicker
      title="Pick 3 of 42"
      numbers={numbers}
      count={3}
      value={value}
      onChange={setValue}
      statusText={(picked, left) => `${picked} picked, ${left} to go`}
      luckyLabel="Lucky pick"
      clearLabel="Clear"
      disabled={disabled}
    />
  );
}

const chosen = () => screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

test('adds only what is missing by a lucky pick, and keeps the focus on it', async () => {
  const { user } = renderInBrand(<ControlledPicker />);
  const lucky = screen.getByRole('button', { name: 'Lucky pick' });
  await user.click(lucky);
  expect(chosen()).toHaveLength(3);
  expect(chosen()).toEqual(expect.arrayContaining(['3', '14']));
  expect(document.activeElement).toBe(lucky);
  const before = chosen();
  await user.click(lucky);
  expect(chosen()).toEqual(before);
});

test('takes no more numbers when the line is full, and takes one back', async () => {
  const { user } = renderInBrand(<ControlledPicker />);
  await user.click(screen.getByRole('button', { name: '7' }));
  await user.click(screen.getByRole('button', { name: '8' }));
  expect(chosen()).toEqual(['3', '7', '14']);
  await user.click(screen.getByRole('button', { name: '3' }));
  expect(screen.getByRole('status').textContent).toBe('2 picked, 1 to go');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(chosen()).toEqual([]);
});

test('moves by arrow keys within one stop of the tab order', async () => {
  const { user } = renderInBrand(<ControlledPicker />);
  screen.getByRole('button', { name: '1' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft} ');
  expect(chosen()).toEqual(['2', '3', '14']);
  await user.keyboard('{Tab}');
  expect(document.activeElement).toBe(document.body);
});

test('changes nothing while no bets are taken', async () => {
  const { user } = renderInBrand(<ControlledPicker disabled />);
  for (const name of ['3', '7', 'Lucky pick', 'Clear']) await user.click(screen.getByRole('button', { name }));
  expect(chosen()).toEqual(['3', '14']);
});

test('picks different numbers, each of them possible', () => {
  const seen = new Set<string>();
  for (let round = 0; round < 500; round += 1) {
    const line = luckyPick(['5'], numbers, 6, randomIndex);
    expect(new Set(line).size).toBe(6);
    expect(line[0]).toBe('5');
    for (const number of line) seen.add(number);
  }
  expect(seen).toEqual(new Set(numbers));
});
