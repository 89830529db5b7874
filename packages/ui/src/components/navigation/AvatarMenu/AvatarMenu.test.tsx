import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { AvatarMenu } from './AvatarMenu.tsx';

function setUp(name = 'Maricel Santos') {
  const onProfile = vi.fn();
  const onLogout = vi.fn();
  const view = renderInBrand(
    <AvatarMenu
      label="Your account"
      name={name}
      caption="Member"
      items={[
        { kind: 'action', id: 'profile', label: 'Profile', onSelect: onProfile },
        { kind: 'separator', id: 'line' },
        { kind: 'action', id: 'logout', label: 'Log out', onSelect: onLogout },
      ]}
    />,
  );
  return { ...view, onProfile, onLogout, button: () => screen.getByRole('button', { name: 'Your account' }) };
}

test('closes the menu and returns the focus when an item is selected', async () => {
  const { user, button, onProfile, onLogout } = setUp();
  await user.click(button());
  await screen.findByRole('menu', { name: 'Your account' });
  expect(screen.getByText('Maricel Santos')).toBeDefined();
  expect(screen.getByText('Member')).toBeDefined();
  await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
  expect(onLogout).toHaveBeenCalledTimes(1);
  expect(onProfile).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(button());
});

test('skips the separator with arrow keys', async () => {
  const { user, onLogout } = setUp();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Profile'));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Log out');
  await user.keyboard('{Enter}');
  expect(onLogout).toHaveBeenCalledTimes(1);
});

test.each([
  ['Maricel Santos', 'MS'],
  ['maricel.santos27', 'MS'],
  ['teresa', 'T'],
  ['𐐶ood', '𐐎'],
  ['0917555', '·'],
])('shows the initials of %s as %s', (name, letters) => {
  const { button } = setUp(name);
  expect(button().textContent).toBe(`Your account${letters}`);
});
