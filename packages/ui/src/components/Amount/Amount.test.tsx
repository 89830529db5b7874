import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AmountProps } from './Amount.tsx';
import { Amount } from './Amount.tsx';

function textOf(props: Partial<AmountProps> & { value: string }): string {
  const { container, unmount } = render(<Amount currency="PHP" locale="en-PH" {...props} />);
  const text = container.textContent;
  unmount();
  return text;
}

test('shows all digits of an amount beyond Number precision', () => {
  expect(textOf({ value: '12345678901234567890.12' })).toBe('₱12,345,678,901,234,567,890.12');
});

test('shows all decimals when Intl would round the currency', () => {
  expect(textOf({ value: '1500.60', currency: 'IDR', locale: 'en' })).toBe('Rp\u00a01,500.60');
  expect(textOf({ value: '0.125', currency: 'IQD', locale: 'en' })).toBe('IQD\u00a00.125');
  expect(textOf({ value: '1500', currency: 'JPY', locale: 'en' })).toBe('¥1,500');
});

test('formats an amount by locale', () => {
  expect(textOf({ value: '1250.5', currency: 'EUR', locale: 'de' })).toBe('1.250,50\u00a0€');
});

test('shows the sign of a change unless it is zero', () => {
  const change = (value: string) => textOf({ value, tone: 'change' });
  expect([change('5'), change('-5'), change('0.00'), change('-0')]).toEqual(['+₱5.00', '-₱5.00', '₱0.00', '₱0.00']);
});

test('truncates a compact amount and keeps the full one for screen readers', () => {
  render(<Amount value="1299999.99" currency="PHP" locale="en-PH" compact />);
  expect(screen.getByText('₱1.2M').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('₱1,299,999.99')).toBeDefined();
});

test('removes the amount from the page when hidden', () => {
  expect(textOf({ value: '1250.50', hiddenLabel: 'Hidden' })).toBe('••••Hidden');
});
