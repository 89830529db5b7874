import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { memberGroups } from '../../../testing/side-menu-groups.tsx';
import { BrandMark } from '../../display/BrandMark/BrandMark.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import type { SideMenuProps } from './SideMenu.tsx';
import { SideMenu } from './SideMenu.tsx';

function ControlledMenu(props: SideMenuProps) {
  const [collapsed, setCollapsed] = useState(props.collapsed);
  const [open, setOpen] = useState(props.open);
  return (
    <div style={{ display: 'flex' }}>
      <SideMenu
        {...props}
        collapsed={collapsed}
        onCollapsedChange={setCollapsed}
        open={open}
        onClose={() => setOpen(false)}
      />
      <main style={{ padding: 16 }}>
        <Button onClick={() => setOpen(true)}>Open the drawer</Button>
      </main>
    </div>
  );
}

const meta = {
  title: 'Navigation/SideMenu',
  component: SideMenu,
  render: (args) => <ControlledMenu {...args} />,
  args: {
    label: 'Menu',
    groups: memberGroups,
    current: 'rng',
    collapsed: false,
    onCollapsedChange: fn(),
    collapseLabel: 'Collapse menu',
    expandLabel: 'Expand menu',
    open: false,
    onClose: fn(),
    closeLabel: 'Close menu',
    header: <BrandMark name="Croupier" />,
  },
  parameters: { layout: 'fullscreen' },
  // Preloads the lazy chunk, so that no story waits for the network.
  loaders: [async () => ({ parts: await import('../internal/SideMenuDrawer.tsx') })],
} satisfies Meta<typeof SideMenu<'a'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Expanded: Story = {};

export const Collapsed: Story = {
  args: { collapsed: true },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Fishing' }));
    await waitFor(() => expect(within(canvasElement).getAllByText('Fishing')).toHaveLength(2));
    await userEvent.keyboard('{Escape}');
    await expect(within(canvasElement).getAllByText('Fishing')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Expand menu' }));
    await expect(canvas.getByRole('button', { name: 'Collapse menu' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse menu' }));
  },
};

export const Drawer: Story = {
  tags: ['matrix'],
  args: { open: true, footer: 'Speed of the line: fast' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Menu' }, { timeout: 5000 });
    await expect(within(drawer).getByRole('link', { name: 'Slots' })).toHaveAttribute('aria-current', 'page');
  },
};

export const DrawerCloses: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open the drawer' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Menu' }, { timeout: 5000 });
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
