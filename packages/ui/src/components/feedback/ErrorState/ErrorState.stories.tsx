import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'Your bets could not be loaded',
    text: 'This is our fault. Nothing happened to your money.',
    retryLabel: 'Try again',
    onRetry: fn(),
    trace: {
      value: '7f3a91c2-04be',
      label: 'Number for support',
      copyLabel: 'Copy the number',
      copiedLabel: 'Copied',
      failedLabel: 'Please copy it yourself',
    },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('alert')[0]).toHaveTextContent('Your bets could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { retrying: true, retryingLabel: 'Loading' } };
export const WithoutTrace: Story = { args: { trace: undefined } };
