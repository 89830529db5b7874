import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ClassifyMenu } from './ClassifyMenu.tsx';

const names = ['All', 'Popular', 'New', 'Favourites', 'Jackpot', 'Low bets', 'Megaways', 'Bonus buy', 'Classic reels'];
const items = names.map((label) => ({ value: label.toLowerCase(), label }));

const meta = {
  title: 'Navigation/ClassifyMenu',
  component: ClassifyMenu,
  args: { label: 'Kinds of games', items, value: 'all', onChange: fn() },
} satisfies Meta<typeof ClassifyMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith('popular');
  },
};

export const StartsAtTheChosenOne: Story = {
  args: { value: 'classic reels' },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const chip = canvas.getByText('Classic reels').getBoundingClientRect();
    await expect(chip.left).toBeLessThan(360);
  },
};

export const SeveralLines: Story = { args: { lines: 'wrap', value: 'jackpot' } };

export const Links: Story = {
  args: { items: items.map((item) => ({ ...item, link: { href: `#${item.value}` } })), value: 'new' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'New' })).toHaveAttribute('aria-current', 'page');
  },
};

export const SeveralLinks: Story = {
  args: { items: items.map((item) => ({ ...item, link: { href: `#${item.value}` } })), value: ['new', 'jackpot'] },
  play: async ({ canvas }) => {
    for (const name of ['New', 'Jackpot'])
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
  },
};
