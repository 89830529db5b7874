import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { TierLadder } from './TierLadder.tsx';

const texts = { current: 'now', reached: 'Reached', open: 'Not reached' };
const tiers = [
  { id: '1', threshold: '₱10,000', rate: '20%' },
  { id: '2', threshold: '₱50,000', rate: '25%', missing: '₱9,000 short' },
];

test('names the state of each tier in words and marks the one that applies', () => {
  const states = tiers.map((tier, index) => ({ ...tier, reached: index === 0 }));
  renderInBrand(<TierLadder label="Tiers" tiers={states} current="1" texts={texts} />);
  expect(screen.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual(['Reached', 'Not reached']);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.getAttribute('aria-current')).toBe('step');
  expect(first?.textContent).toContain('now');
  expect(second?.textContent).toContain('₱9,000 short');
});

test('says nothing of distances when the tiers are only offered', () => {
  renderInBrand(<TierLadder label="Tiers" tiers={tiers} texts={texts} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByText('₱9,000 short')).toBeNull();
});
