import type { Meta, StoryObj } from '@storybook/react-vite';
import { SmallPrint } from './SmallPrint.tsx';

const meta = {
  title: 'Display/SmallPrint',
  component: SmallPrint,
  args: { children: 'Version 3.4.1, Nov 17, 2026 · Android 8 or later' },
} satisfies Meta<typeof SmallPrint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
