import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { LoadMore } from './LoadMore.tsx';

const meta = {
  title: 'Navigation/LoadMore',
  component: LoadMore,
  args: {
    label: 'Show more games',
    summary: '30 of 120 games',
    progress: 0.25,
    hasMore: true,
    loadingLabel: 'Loading games',
    onLoad: fn(),
  },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more games' }));
    await expect(args.onLoad).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { loading: true } };

export const Failed: Story = {
  args: { error: { message: 'The list did not come through.', retryLabel: 'Try again' } },
};

export const AllThere: Story = { args: { hasMore: false, summary: 'All 120 games', progress: 1 } };

/** An action on the whole list. */
export const WithFooter: Story = {
  args: { hasMore: false, summary: 'All 120 games', progress: 1, footer: <Button>Download as CSV</Button> },
};

export const ByItself: Story = {
  args: { auto: true },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoad).toHaveBeenCalled());
  },
};
