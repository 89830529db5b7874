import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import type { BalancePillProps } from './BalancePill.tsx';
import { BalancePill } from './BalancePill.tsx';

function setUp(props: Partial<BalancePillProps> = {}) {
  const onMaskedChange = vi.fn<(masked: boolean) => void>();
  const onRefresh = vi.fn();
  const view = renderInBrand(
    <BalancePill
      label="Balance"
      amount="₱12,480.50"
      masked={false}
      onMaskedChange={onMaskedChange}
      hideLabel="Hide amount"
      showLabel="Show amount"
      onRefresh={onRefresh}
      refreshLabel="Refresh balance"
      refreshingLabel="Refreshing"
      {...props}
    />,
  );
  return { ...view, onMaskedChange, onRefresh };
}

test('shows the balance and hides it when pressed [HEADER-05, HEADER-06]', async () => {
  const { user, onMaskedChange } = setUp();
  await user.click(screen.getByRole('button', { name: 'Balance ₱12,480.50 Hide amount' }));
  expect(onMaskedChange).toHaveBeenCalledExactlyOnceWith(true);
});

test('removes a hidden balance from the page and shows it when pressed [HEADER-06]', async () => {
  const { user, container, onMaskedChange } = setUp({ masked: true });
  expect(container.innerHTML).not.toContain('12,480');
  await user.click(screen.getByRole('button', { name: 'Balance Show amount' }));
  expect(onMaskedChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('refreshes the balance when pressed, once at a time [HEADER-07]', async () => {
  const first = setUp();
  await first.user.click(screen.getByRole('button', { name: 'Refresh balance' }));
  expect(first.onRefresh).toHaveBeenCalledTimes(1);
  first.unmount();
  const second = setUp({ refreshing: true });
  await second.user.click(screen.getByRole('button', { name: 'Refresh balance' }));
  expect(second.onRefresh).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('Refreshing');
});
