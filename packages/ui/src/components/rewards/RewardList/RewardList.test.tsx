import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import type { RewardItem } from './RewardList.tsx';
import { RewardList } from './RewardList.tsx';

const mission: RewardItem = { id: 'm', title: 'Play on five days', amount: '₱50.00', state: 'claimable' };

const list = (item: RewardItem, onClaim = vi.fn()) => (
  <RewardList
    label="Missions"
    items={[item]}
    onClaim={onClaim}
    claimLabel={({ amount }) => `Collect ${amount ?? ''}`}
    claimingLabel="Collecting"
    empty={{ title: 'Nothing' }}
  />
);

test('claims once, ignores presses while the answer is missing and keeps the focus in the row', async () => {
  const onClaim = vi.fn();
  const { user, rerender } = renderInBrand(list(mission, onClaim));
  await user.click(screen.getByRole('button', { name: 'Collect ₱50.00' }));
  rerender(list({ ...mission, state: 'claiming' }, onClaim));
  await user.click(screen.getByRole('button', { name: 'Collect ₱50.00' }));
  expect(onClaim).toHaveBeenCalledExactlyOnceWith('m');
  expect(screen.getByRole('status').textContent).toBe('Collecting');
  rerender(list({ ...mission, state: 'claimed', status: 'Collected' }, onClaim));
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('listitem'));
});

test('disables the other rows while a claim is not answered', () => {
  const items: RewardItem[] = [
    { ...mission, state: 'claiming' },
    { ...mission, id: 'other', amount: '₱30.00' },
  ];
  renderInBrand(
    <RewardList
      label="Missions"
      items={items}
      onClaim={vi.fn()}
      claimLabel={({ amount }) => `Collect ${amount ?? ''}`}
      claimingLabel="Collecting"
      isBusy
      empty={{ title: 'Nothing' }}
    />,
  );
  expect(screen.getByRole('button', { name: 'Collect ₱30.00' }).hasAttribute('disabled')).toBe(true);
  // A disabled button would lose the focus.
  expect(screen.getByRole('button', { name: 'Collect ₱50.00' }).hasAttribute('disabled')).toBe(false);
});

test('does not take the focus when somebody else claimed', () => {
  const { rerender } = renderInBrand(list(mission));
  rerender(list({ ...mission, state: 'claimed', status: 'Collected' }));
  expect(document.activeElement).toBe(document.body);
});
