import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const counter = {
  limit: 140,
  text: (used: number, limit: number) => `${used} / ${limit}`,
  announce: (left: number) => (left < 0 ? `${-left} characters too many` : `${left} characters left`),
};

const meta = {
  title: 'Inputs/TextArea',
  component: TextArea,
  args: { label: 'Your feedback', hint: 'Tell us what we can do better', counter },
  decorators: [(Story) => <div style={{ maxWidth: 440 }}>{Story()}</div>],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your feedback' }), 'Salamat 🎉');
    await expect(canvas.getByText('9 / 140')).toBeVisible();
  },
};

export const NearTheLimit: Story = { tags: ['matrix'], args: { defaultValue: 'Maganda ang laro. '.repeat(7) } };

export const AboveTheLimit: Story = {
  args: { defaultValue: 'Maganda ang laro. '.repeat(8), error: 'Write at most 140 characters' },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Sent' } };

export const Plain: Story = { args: { counter: undefined, hint: undefined } };

export const LargeText: Story = {
  args: { defaultValue: 'Maganda ang laro.' },
  globals: { textSize: '200', viewport: { value: 'small' } },
};
