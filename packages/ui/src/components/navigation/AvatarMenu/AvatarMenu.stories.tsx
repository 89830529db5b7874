import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Icon } from '../../display/Icon/Icon.tsx';
import { AvatarMenu } from './AvatarMenu.tsx';

const meta = {
  title: 'Navigation/AvatarMenu',
  component: AvatarMenu,
  args: {
    label: 'Your account',
    name: 'Maricel Santos',
    caption: 'Member',
    items: [
      { kind: 'action', id: 'wallet', label: 'Wallet', icon: <Icon name="wallet" />, onSelect: fn() },
      { kind: 'action', id: 'profile', label: 'Profile', icon: <Icon name="user" />, onSelect: fn() },
      { kind: 'separator', id: 'end' },
      { kind: 'action', id: 'logout', label: 'Log out', icon: <Icon name="logout" />, onSelect: fn() },
    ],
  },
  parameters: { docs: { story: { height: '320px' } } },
} satisfies Meta<typeof AvatarMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  tags: ['matrix', 'screenshot'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Your account' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Wallet' })).toHaveFocus());
  },
};

export const LongName: Story = {
  ...Open,
  tags: [],
  globals: { viewport: { value: 'small' } },
  args: { name: 'Maria Corazon Esperanza de los Santos y Villanueva', caption: 'Miyembro mula noong Setyembre 2019' },
};

export const RightToLeft: Story = { ...Open, tags: [], globals: { direction: 'rtl' } };
