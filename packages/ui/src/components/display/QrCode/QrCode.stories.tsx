import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Display/QrCode',
  component: QrCode,
  args: { value: 'https://croupier.example/download', label: 'Code of the download page' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The box has its final size before the code loads. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const codeBox = canvas.getByRole('img', { name: 'Code of the download page' });
    await waitFor(() => expect(codeBox.querySelector('svg')).not.toBeNull(), { timeout: 3000 });
    const { width, height } = codeBox.getBoundingClientRect();
    await expect([width, height]).toEqual([176, 176]);
  },
};

export const LongText: Story = { args: { value: `https://croupier.example/pay?order=${'1234567890'.repeat(12)}` } };

/** The saved file is a complete image with an empty margin, dark on light in both schemes. */
export const Savable: Story = {
  args: { caption: 'Scan the code with your app.', save: { label: 'Save the code', fileName: 'code.png' } },
  play: async ({ canvas, userEvent }) => {
    const codeBox = canvas.getByRole('img', { name: 'Code of the download page' });
    await waitFor(() => expect(codeBox.querySelector('svg')).not.toBeNull(), { timeout: 3000 });
    const saved: { name: string; href: string }[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, href: this.href });
    });
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Save the code' }));
      await waitFor(() => expect(saved).toHaveLength(1));
    } finally {
      click.mockRestore();
    }
    await expect(saved[0]?.name).toBe('code.png');
    const image = new Image();
    image.src = saved[0]?.href ?? '';
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const isDark = (x: number, y: number) => (context?.getImageData(x, y, 1, 1).data[0] ?? 255) < 128;
    await expect([image.width, image.height]).toEqual([1024, 1024]);
    await expect(isDark(8, 8)).toBe(false);
    // The corner of the first finder pattern, behind four empty modules.
    const modules = Number(codeBox.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2]);
    await expect(isDark((1024 / modules) * 4.5, (1024 / modules) * 4.5)).toBe(true);
  },
};
