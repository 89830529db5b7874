import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: {
    value: 'https://croupier.example/join/amihan-7',
    label: 'Copy the link',
    copiedLabel: 'Copied',
    failedLabel: 'Your browser does not let us copy. Press the text to select it.',
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Replaces the clipboard, whose result depends on the browser's permissions. */
const clipboard = (writeText: () => Promise<void>) => () => {
  const original = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    if (original) Object.defineProperty(navigator, 'clipboard', original);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
};

export const Default: Story = {
  beforeEach: clipboard(() => Promise.resolve()),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy the link' });
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    const copied = await canvas.findByRole('button', { name: 'Copied' });
    await expect(copied.getBoundingClientRect().width).toBe(width);
  },
};

export const Refused: Story = {
  tags: ['matrix'],
  beforeEach: clipboard(() => Promise.reject(new DOMException('refused', 'NotAllowedError'))),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the link' }));
    await expect(canvas.getByText(args.value)).toBeVisible();
  },
};

export const IconOnly: Story = { args: { iconOnly: true } };
