import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { BalanceCard } from './BalanceCard.tsx';

const facts = [{ id: 'free', label: 'can be withdrawn now', value: '₱11,080.50' }];

test('hides every amount while it is masked', async () => {
  const onMaskedChange = vi.fn();
  const props = {
    label: 'Main wallet',
    amount: '₱12,480.50',
    facts,
    onMaskedChange,
    hideLabel: 'Hide',
    showLabel: 'Show',
  };
  const { user, rerender, container } = renderInBrand(<BalanceCard {...props} />);
  expect(screen.getByRole('region', { name: 'Main wallet' }).textContent).toContain('₱12,480.50');
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(onMaskedChange).toHaveBeenCalledExactlyOnceWith(true);
  rerender(<BalanceCard {...props} masked />);
  expect(container.textContent).not.toContain('₱');
});

test('shows a dash and no facts of an amount that could not be loaded', () => {
  renderInBrand(<BalanceCard label="Main wallet" amount={null} note="Your money is safe." />);
  expect(screen.getByRole('region').textContent).toContain('—Your money is safe.');
});
