import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CaptchaField } from './CaptchaField.tsx';

const svg =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 112 40'><rect width='112' height='40' fill='ivory'/>" +
  "<g font-family='serif' font-size='26'><text x='12' y='29' rotate='-12 8 -6 14'>7 0 9 4</text></g></svg>";
const image = `data:image/svg+xml,${encodeURIComponent(svg)}`;

const meta = {
  title: 'Inputs/CaptchaField',
  component: CaptchaField,
  args: {
    label: 'Type the digits you see',
    image,
    imageLabel: 'Picture with digits',
    failedLabel: 'The picture could not be loaded',
    refreshLabel: 'Another picture',
    onRefresh: fn(),
    now: () => 0,
  },
  decorators: [(Story) => <div style={{ maxWidth: 440 }}>{Story()}</div>],
} satisfies Meta<typeof CaptchaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Another picture' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { image: undefined, busy: true } };

export const Refreshing: Story = { args: { busy: true } };

export const MissingImage: Story = { args: { image: undefined, failed: true } };

export const Refused: Story = { args: { error: 'These are not the digits of the picture', defaultValue: '7093' } };

export const LargeText: Story = { globals: { textSize: '200', viewport: { value: 'small' } } };
