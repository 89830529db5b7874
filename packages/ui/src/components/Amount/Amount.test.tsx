import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AmountProps } from './index.ts';
import { Amount } from './index.ts';

function shown(props: Partial<AmountProps> & { value: string }): string {
  const { container, unmount } = render(<Amount currency="PHP" locale="en-PH" {...props} />);
  const text = container.textContent;
  unmount();
  return text;
}

test('writes more digits than a number holds exactly as they came', () => {
  expect(shown({ value: '12345678901234567890.12' })).toBe('₱12,345,678,901,234,567,890.12');
});

test('keeps the decimals that Intl leaves out where it knows of no coins', () => {
  expect(shown({ value: '1500.60', currency: 'IDR', locale: 'en' })).toBe('Rp\u00a01,500.60');
  expect(shown({ value: '0.125', currency: 'IQD', locale: 'en' })).toBe('IQD\u00a00.125');
  expect(shown({ value: '1500', currency: 'JPY', locale: 'en' })).toBe('¥1,500');
});

test('writes an amount as the language does', () => {
  expect(shown({ value: '1250.5', currency: 'EUR', locale: 'de' })).toBe('1.250,50\u00a0€');
});

test('shows the sign of a change on both sides of zero, and none at zero', () => {
  const change = (value: string) => shown({ value, tone: 'change' });
  expect([change('5'), change('-5'), change('0.00'), change('-0')]).toEqual(['+₱5.00', '-₱5.00', '₱0.00', '₱0.00']);
});

test('cuts a short amount off instead of promising more, and keeps the whole one for readers', () => {
  render(<Amount value="1299999.99" currency="PHP" locale="en-PH" compact />);
  expect(screen.getByText('₱1.2M').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('₱1,299,999.99')).toBeDefined();
});

test('a hidden amount is nowhere in the page', () => {
  expect(shown({ value: '1250.50', hiddenLabel: 'Hidden' })).toBe('••••Hidden');
});
