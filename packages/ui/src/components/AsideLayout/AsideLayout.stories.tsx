import type { Meta, StoryObj } from '@storybook/react-vite';
import { InlineAlert } from '../InlineAlert/index.ts';
import { AsideLayout } from './index.ts';

const meta = {
  title: 'Layout/AsideLayout',
  component: AsideLayout,
  args: {
    children: <InlineAlert tone="info">What the page is about.</InlineAlert>,
    aside: <InlineAlert tone="success">What goes with it.</InlineAlert>,
  },
} satisfies Meta<typeof AsideLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
