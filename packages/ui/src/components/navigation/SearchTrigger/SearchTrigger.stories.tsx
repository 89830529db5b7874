import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchTrigger } from './SearchTrigger.tsx';

const meta = {
  title: 'Navigation/SearchTrigger',
  component: SearchTrigger,
  args: { label: 'Search', shortcut: 'Ctrl K', onPress: fn(), onIntent: fn() },
} satisfies Meta<typeof SearchTrigger>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Search' });
    await userEvent.hover(button);
    await expect(args.onIntent).toHaveBeenCalled();
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
