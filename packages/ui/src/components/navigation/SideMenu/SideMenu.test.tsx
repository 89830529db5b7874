import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import type { SideMenuProps } from './SideMenu.tsx';
import { SideMenu } from './SideMenu.tsx';

const groups: SideMenuProps['groups'] = [
  {
    id: 'games',
    label: 'Games',
    items: [
      { id: 'hot', label: 'Hot', icon: null, link: { href: '/hot' } },
      { id: 'missions', label: 'Missions', icon: null, link: { href: '/m' }, badge: { count: 3, label: '3 open' } },
    ],
  },
  { id: 'help', items: [{ id: 'speed', label: 'Speed', icon: null, onSelect: vi.fn() }] },
];

function setUp(props: Partial<SideMenuProps> = {}) {
  const onCollapsedChange = vi.fn<(collapsed: boolean) => void>();
  const onClose = vi.fn();
  const view = renderInBrand(
    <SideMenu
      label="Menu"
      groups={groups}
      current="hot"
      collapsed={false}
      onCollapsedChange={onCollapsedChange}
      collapseLabel="Collapse"
      expandLabel="Expand"
      open={false}
      onClose={onClose}
      closeLabel="Close"
      {...props}
    />,
  );
  return { ...view, onCollapsedChange, onClose };
}

test('collapses and expands, keeping item names [SIDE-01]', async () => {
  const { user, onCollapsedChange, unmount } = setUp();
  await user.click(screen.getByRole('button', { name: 'Collapse', hidden: true }));
  unmount();
  const collapsed = setUp({ collapsed: true });
  expect(screen.getByRole('link', { name: 'Hot', hidden: true }).getAttribute('aria-current')).toBe('page');
  await collapsed.user.click(screen.getByRole('button', { name: 'Expand', hidden: true }));
  expect([...onCollapsedChange.mock.calls, ...collapsed.onCollapsedChange.mock.calls]).toEqual([[true], [false]]);
});

test('names groups by their heading, and items by label and badge', () => {
  setUp();
  const games = screen.getByRole('list', { name: 'Games', hidden: true });
  expect(within(games).getByRole('link', { name: 'Missions 3 open', hidden: true })).toBeDefined();
});

test('closes the drawer when an item is pressed', async () => {
  const { user, onClose } = setUp({ open: true });
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  await user.click(within(drawer).getByRole('button', { name: 'Speed' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('focuses the drawer and closes it on Escape', async () => {
  const { user, onClose } = setUp({ open: true });
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  await waitFor(() => expect(drawer.contains(document.activeElement) || drawer === document.activeElement).toBe(true));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
