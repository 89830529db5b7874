import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { DigitPicker } from './DigitPicker.tsx';

function ControlledPicker() {
  const [value, setValue] = useState('528');
  const labels = {
    digit: (position: number) => `Digit ${position}`,
    increase: (position: number) => `Up ${position}`,
    decrease: (position: number) => `Down ${position}`,
  };
  return <DigitPicker label="Digits" labels={labels} value={value} onChange={setValue} />;
}

const digits = () =>
  screen
    .getAllByRole<HTMLInputElement>('spinbutton')
    .map(({ value }) => value)
    .join('');

test('steps through 9 and 0 by buttons and arrow keys', async () => {
  const { user } = renderInBrand(<ControlledPicker />);
  await user.click(screen.getByRole('button', { name: 'Up 3' }));
  await user.click(screen.getByRole('button', { name: 'Up 3' }));
  expect(digits()).toBe('520');
  screen.getByRole('spinbutton', { name: 'Digit 3' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(digits()).toBe('529');
  await user.click(screen.getByRole('button', { name: 'Down 1' }));
  expect(digits()).toBe('429');
});

test('takes typed digits one after the other, and ignores letters', async () => {
  const { user } = renderInBrand(<ControlledPicker />);
  await user.click(screen.getByRole('spinbutton', { name: 'Digit 1' }));
  await user.keyboard('x07');
  expect(digits()).toBe('078');
  expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Digit 3' }));
  await user.keyboard('{Backspace}');
  expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Digit 2' }));
});

test('takes the same digit again', async () => {
  const { user } = renderInBrand(<ControlledPicker />);
  await user.click(screen.getByRole('spinbutton', { name: 'Digit 1' }));
  await user.keyboard('555');
  expect(digits()).toBe('555');
});
