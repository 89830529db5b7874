import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';

const OPTIONS = [
  { id: 'GOOGLE', mark: 'google', label: 'Google' },
  { id: 'FACEBOOK', mark: 'facebook', label: 'Facebook' },
] as const;

test('names the group and reports which provider was pressed', async () => {
  const press = vi.fn<(id: string) => void>();
  const { user } = renderInBrand(
    <ProviderButtons label="or continue with" options={OPTIONS} busyLabel="Waiting" onPress={press} />,
  );
  const group = screen.getByRole('group', { name: 'or continue with' });
  await user.click(within(group).getByRole('button', { name: 'Facebook' }));
  expect(press).toHaveBeenCalledExactlyOnceWith('FACEBOOK');
});

test('ignores presses while a provider is busy, and announces it', async () => {
  const press = vi.fn<(id: string) => void>();
  const options = OPTIONS.map((option) => ({ ...option, busy: option.id === 'GOOGLE' }));
  const { user } = renderInBrand(
    <ProviderButtons label="or continue with" options={options} busyLabel="Waiting" onPress={press} />,
  );
  for (const button of screen.getAllByRole('button')) await user.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Waiting', '']);
});
