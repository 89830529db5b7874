import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CaptchaField } from './index.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="112" height="40"><rect width="112" height="40" fill="white"/>' +
  '<text x="18" y="29" font-family="serif" font-size="26" letter-spacing="8">4719</text></svg>';

const meta = {
  title: 'Inputs/CaptchaField',
  component: CaptchaField,
  args: {
    label: 'Characters in the picture',
    picture: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
    pictureLabel: 'Four digits',
    refreshLabel: 'Another picture',
    onRefresh: fn(),
  },
} satisfies Meta<typeof CaptchaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Another picture' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { picture: undefined } };

export const Error: Story = { args: { defaultValue: '4711', error: 'That is not what the picture shows.' } };
