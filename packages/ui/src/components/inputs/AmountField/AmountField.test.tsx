import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { AmountField, type AmountFieldProps } from './AmountField.tsx';

function ControlledField(props: Partial<AmountFieldProps>) {
  const [value, setValue] = useState('');
  return <AmountField label="Amount" currency="₱" value={value} onChange={setValue} {...props} />;
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });

test('ignores typed letters and signs', async () => {
  const { user } = renderInBrand(<ControlledField />);
  await user.type(field(), '-');
  await user.type(field(), '250.5e');
  await user.type(field(), '0x');
  expect(field().value).toBe('250.50');
  // Composed input (IME) cannot be prevented beforehand.
  fireEvent.change(field(), { target: { value: '250.50a' } });
  expect(field().value).toBe('250.50');
});

test('ignores pasted text when it contains letters', async () => {
  const { user } = renderInBrand(<ControlledField />);
  await user.click(field());
  await user.paste('1e3');
  expect(field().value).toBe('');
});

test.each([
  ['a comma', '1,5'],
  ['several points', '1.000.50'],
  ['digits of another script', '١٢٫٥'],
  ['leading zeros', '007.10'],
  ['more decimals than money has', '0.123456789'],
  ['30 digits', '123456789012345678901234567890'],
])('accepts %s for validation by the caller', async (_what, text) => {
  const { user } = renderInBrand(<ControlledField />);
  await user.click(field());
  await user.paste(text);
  expect(field().value).toBe(text);
});

test.each(['₱1,500.00', ' 1,500.00 ₱ ', '\u00A01,500.00\n'])('removes the currency when %j is pasted', async (text) => {
  const { user } = renderInBrand(<ControlledField />);
  await user.click(field());
  await user.paste(text);
  expect(field().value).toBe('1,500.00');
});

test('sets a preset amount or the maximum when its button is pressed', async () => {
  const { user } = renderInBrand(
    <ControlledField
      quickLabel="Quick amounts"
      quickAmounts={[
        { value: '100', label: '₱100' },
        { value: '500', label: '₱500' },
      ]}
      most={{ value: '12480.50', label: 'All' }}
    />,
  );
  await user.click(screen.getByRole('button', { name: '₱500', pressed: false }));
  expect(field().value).toBe('500');
  expect(screen.getByRole('button', { name: '₱500', pressed: true })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(field().value).toBe('12,480.50');
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
});

test('is described by its error, limits and formatted amount', () => {
  renderInBrand(<ControlledField hint="₱100 to ₱50,000" error="At least ₱100" reading="₱50.00" />);
  const ids = field().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'At least ₱100',
    '₱100 to ₱50,000',
    '₱50.00',
  ]);
});

test('marks a quick amount when it is typed without decimals', async () => {
  const { user } = renderInBrand(
    <ControlledField quickLabel="Quick amounts" quickAmounts={[{ value: '500.00', label: '₱500' }]} />,
  );
  await user.type(field(), '500');
  expect(screen.getByRole('button', { name: '₱500', pressed: true })).toBeDefined();
  await user.type(field(), '0');
  expect(screen.getByRole('button', { name: '₱500', pressed: false })).toBeDefined();
});

test('groups thousands on blur and shows plain digits on focus', async () => {
  const { user } = renderInBrand(<ControlledField />);
  await user.type(field(), '1250000.5');
  expect(field().value).toBe('1250000.5');
  await user.tab();
  expect(field().value).toBe('1,250,000.5');
  await user.click(field());
  expect(field().value).toBe('1250000.5');
});
