import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SmsCodeField } from './SmsCodeField.tsx';

const NOW = 1_800_000_000_000;
const send = {
  children: 'Send code',
  now: () => NOW,
  countingLabel: (seconds: number) => `Again in ${seconds} s`,
  announce: (seconds: number) => (seconds === 0 ? 'You can ask for a new code' : `New code in ${seconds} seconds`),
  onPress: fn(),
};

const meta = {
  title: 'Inputs/SmsCodeField',
  component: SmsCodeField,
  args: { label: 'Verification code', send },
  decorators: [(Story) => <div style={{ maxWidth: 440 }}>{Story()}</div>],
} satisfies Meta<typeof SmsCodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Verification code' })).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(args.send?.onPress).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = { args: { send: { ...send, busy: true, busyLabel: 'Sending' } } };

export const Sent: Story = {
  tags: ['matrix'],
  args: { send: { ...send, endsAt: NOW + 42_000 }, hint: 'Sent to +63 917 ••• ••45', defaultValue: '2048' },
};

export const Refused: Story = { args: { error: 'Please enter a valid verification code', defaultValue: '1111' } };

export const Disabled: Story = { args: { disabled: true, send: { ...send, disabled: true } } };

export const LargeText: Story = {
  args: { send: { ...send, endsAt: NOW + 42_000 }, defaultValue: '204816' },
  globals: { textSize: '200', viewport: { value: 'small' } },
};

/** The number of digits is known: boxes, and the code is sent without a press. */
export const Boxes: Story = {
  tags: ['matrix'],
  args: { label: 'Code from your phone', length: 6, onComplete: fn(), hint: 'Sent to 917****567' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Code from your phone' });
    await userEvent.click(field);
    await userEvent.paste('204 816');
    await expect(field).toHaveValue('204816');
    await expect(args.onComplete).toHaveBeenLastCalledWith('204816');
  },
};

export const BoxesCounting: Story = {
  args: { length: 6, defaultValue: '204', send: { ...send, endsAt: NOW + 42_000 } },
};

export const BoxesRefused: Story = {
  args: { length: 6, defaultValue: '204816', error: 'That code is wrong. 2 tries left.' },
};

/** The code of an authenticator app cannot be sent again. */
export const WithoutSending: Story = { args: { label: 'Code of your app', length: 6, send: undefined } };
