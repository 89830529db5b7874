import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Amount } from './Amount.tsx';

test('keeps the whole amount for screen readers and as the tooltip of a short one', () => {
  render(<Amount text="₱1,299,999.99" shortText="₱1.2M" />);
  expect(screen.getByText('₱1.2M').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('₱1,299,999.99')).toBeDefined();
  expect(screen.getByTitle('₱1,299,999.99')).toBeDefined();
});

test('has no tooltip when nothing is left out', () => {
  render(<Amount text="₱15.00" />);
  expect(screen.getByText('₱15.00').hasAttribute('title')).toBe(false);
});
