import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { MemberMenu } from './MemberMenu.tsx';

const onSelect = vi.fn();
const groups = [
  {
    id: 'account',
    label: 'Account',
    items: [
      {
        id: 'mail',
        label: 'Messages',
        icon: null,
        link: { href: '#mail' },
        fact: 'Newest today',
        badge: { count: 2, label: '2 unread' },
      },
      { id: 'logout', label: 'Log out', icon: null, onSelect },
    ],
  },
];

test.each(['list', 'column'] as const)('has the same links, facts and buttons as a %s', async (layout) => {
  onSelect.mockClear();
  const { user } = renderInBrand(<MemberMenu label="Member" layout={layout} groups={groups} current="mail" />);
  const list = within(screen.getByRole('navigation', { name: 'Member' })).getByRole('list', { name: 'Account' });
  const link = within(list).getByRole('link', { current: 'page' });
  expect(link.textContent).toBe('MessagesNewest today22 unread');
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
});
