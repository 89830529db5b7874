import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { memberGroups } from '../../../testing/side-menu-groups.tsx';
import { SideMenu } from '../SideMenu/SideMenu.tsx';
import { SideMenuPlaceholder } from './SideMenuPlaceholder.tsx';

const meta = {
  title: 'Navigation/SideMenuPlaceholder',
  component: SideMenuPlaceholder,
  args: { collapsed: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SideMenuPlaceholder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Collapsed: Story = {};

export const Expanded: Story = { args: { collapsed: false } };

/** Nothing moves when the menu loads into the reserved space. */
export const BesideTheMenu: Story = {
  args: { collapsed: false },
  render: ({ collapsed }) => (
    <div style={{ display: 'flex' }}>
      <SideMenuPlaceholder collapsed={collapsed} />
      <SideMenu
        label="Menu"
        groups={memberGroups}
        collapsed={collapsed}
        onCollapsedChange={() => {}}
        collapseLabel="Collapse menu"
        expandLabel="Expand menu"
        open={false}
        onClose={() => {}}
        closeLabel="Close menu"
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation', { name: 'Menu' });
    const space = menu.previousElementSibling?.getBoundingClientRect();
    await expect(space?.width).toBe(menu.getBoundingClientRect().width);
  },
};

/** Phones have a drawer instead and reserve no space. */
export const Phone: Story = {
  args: { collapsed: false },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-collapsed]')).not.toBeVisible();
  },
};
