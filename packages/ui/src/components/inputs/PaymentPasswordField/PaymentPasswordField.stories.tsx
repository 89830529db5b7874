import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PaymentPasswordField } from './PaymentPasswordField.tsx';

const meta = {
  title: 'Inputs/PaymentPasswordField',
  component: PaymentPasswordField,
  args: { label: 'Payment password', showLabel: 'Show payment password', hideLabel: 'Hide payment password' },
  decorators: [(Story) => <div style={{ maxWidth: 440 }}>{Story()}</div>],
} satisfies Meta<typeof PaymentPasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'Six digits, asked for at every withdrawal' } };

export const Typing: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Payment password');
    await userEvent.type(field, '1984');
    await userEvent.click(canvas.getByRole('button', { name: 'Show payment password' }));
    await expect(field).toHaveValue('1984');
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(canvas.getByText('8')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Hide payment password' }));
  },
};

export const Refused: Story = { args: { defaultValue: '123456', error: 'Wrong payment password. 2 tries left.' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '123456' } };

export const RightToLeft: Story = {
  args: { label: 'كلمة مرور الدفع', defaultValue: '1984' },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const current = canvasElement.querySelector('[data-current="true"]')?.getBoundingClientRect().left ?? 0;
    const last = canvasElement.querySelector('[data-current]:last-of-type')?.getBoundingClientRect().left ?? 0;
    await expect(last).toBeGreaterThan(current);
  },
};

export const LargeText: Story = {
  args: { defaultValue: '19', hint: 'Six digits' },
  globals: { textSize: '200', viewport: { value: 'small' } },
};
