import type { Meta, StoryObj } from '@storybook/react-vite';
import { SideMenuRoom } from './index.ts';

const meta = {
  title: 'Feedback/SideMenuRoom',
  component: SideMenuRoom,
  args: { collapsed: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SideMenuRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Collapsed: Story = {};

export const Expanded: Story = { args: { collapsed: false } };
