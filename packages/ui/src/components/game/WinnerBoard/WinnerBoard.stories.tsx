import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleWinners } from '../../../../.storybook/covers/samples.ts';
import { WinnerBoard } from './WinnerBoard.tsx';

const meta = {
  title: 'Game/WinnerBoard',
  component: WinnerBoard,
  args: {
    title: 'Winner board',
    winners: sampleWinners.slice(0, 5),
    ranked: true,
  },
} satisfies Meta<typeof WinnerBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

/** The whole line leads to the game. */
export const WithLinks: Story = {
  tags: ['matrix'],
  args: { winners: sampleWinners.slice(0, 5).map((winner) => ({ ...winner, link: { href: '#game' } })) },
  play: async ({ canvas }) => {
    const [line] = canvas.getAllByRole('listitem');
    const { right = 0, top = 0 } = line?.getBoundingClientRect() ?? {};
    await expect(document.elementFromPoint(right - 20, top + 20)).toBe(canvas.getAllByRole('link')[0]);
  },
};

export const Empty: Story = { args: { winners: [], empty: <p>Nobody has won yet.</p> } };

/** Latin names are truncated at their own end and start at the line's start. */
export const RightToLeft: Story = {
  args: {
    winners: sampleWinners
      .slice(0, 3)
      .map((winner, index) =>
        index === 0 ? { ...winner, game: 'Simbang Gabi Merienda sa Liwasang Bonifacio' } : winner,
      ),
  },
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const game = canvas.getByText(/^Simbang Gabi/);
    await expect(getComputedStyle(game).direction).toBe('ltr');
    const name = game.previousElementSibling?.getBoundingClientRect();
    await expect(name?.right).toBe(game.getBoundingClientRect().right);
  },
};

/** Names are above the amounts, which are not cut. */
export const LargeText: Story = {
  globals: { textSize: '200', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const [line] = canvas.getAllByRole('listitem');
    const [name, amount] = line ? line.querySelectorAll('.board-names, .board-amount') : [];
    await expect(amount?.getBoundingClientRect().top).toBeGreaterThanOrEqual(name?.getBoundingClientRect().bottom ?? 0);
    await expect(amount?.scrollWidth).toBeLessThanOrEqual(line?.clientWidth ?? 0);
  },
};
