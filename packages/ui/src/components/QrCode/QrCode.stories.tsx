import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Show/QrCode',
  component: QrCode,
  args: { value: 'https://croupier.example/download', label: 'Code of the download page' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The box has its final size before the code loads. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const paper = canvas.getByRole('img', { name: 'Code of the download page' });
    await waitFor(() => expect(paper.querySelector('svg')).not.toBeNull(), { timeout: 3000 });
    const { width, height } = paper.getBoundingClientRect();
    await expect([width, height]).toEqual([176, 176]);
  },
};

export const LongText: Story = { args: { value: `https://croupier.example/pay?order=${'1234567890'.repeat(12)}` } };
