import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { LimitMeter } from './LimitMeter.tsx';

test('is a meter that reads what is left', () => {
  renderInBrand(<LimitMeter label="Deposits a day" valueText="₱4,000.00 left of ₱5,000" used={0.2} />);
  const meter = screen.getByRole('meter', { name: 'Deposits a day' });
  expect(meter.getAttribute('aria-valuetext')).toBe('₱4,000.00 left of ₱5,000');
});

test('marks a limit that is used up by an icon, also when more than all of it is used', () => {
  const { container, rerender } = renderInBrand(<LimitMeter label="Losses" valueText="₱1.00 left" used={0.99} />);
  expect(container.querySelector('svg')).toBeNull();
  rerender(<LimitMeter label="Losses" valueText="Nothing left" used={1.2} />);
  expect(container.querySelector('svg')).not.toBeNull();
});
