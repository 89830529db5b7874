import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleImages } from '../../../../.storybook/covers/samples.ts';
import { LazyImage } from './LazyImage.tsx';

const meta = {
  title: 'Display/LazyImage',
  component: LazyImage,
  args: { src: sampleImages.jeepney, alt: 'Jeepney Supreme', width: 300, height: 400 },
  decorators: [
    (Story) => (
      <div style={{ width: 164 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LazyImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Jeepney Supreme' });
    const before = image.getBoundingClientRect().height;
    await waitFor(() => expect(image.dataset.shown).toBe(''));
    await expect(image.getBoundingClientRect().height).toBe(before);
    await expect(Math.round(before)).toBe(Math.round((164 * 4) / 3));
  },
};

/** Far below the viewport: keeps its space and is not requested. */
export const OutOfView: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 5000 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { hidden: true }).hasAttribute('src')).toBe(false);
  },
};

export const Failed: Story = {
  args: { src: 'data:image/png;base64,broken', fallback: 'Jeepney Supreme' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Jeepney Supreme')).toBeVisible());
    const box = canvas.getByRole('img', { name: 'Jeepney Supreme' });
    await expect(Math.round(box.getBoundingClientRect().height)).toBe(Math.round((164 * 4) / 3));
  },
};
