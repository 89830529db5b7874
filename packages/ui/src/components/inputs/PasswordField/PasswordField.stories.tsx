import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Inputs/PasswordField',
  component: PasswordField,
  args: { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password', autoComplete: 'off' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = { tags: ['matrix'], args: { defaultValue: 'Sampaguita7' } };

export const Shown: Story = {
  args: { defaultValue: 'Sampaguita7' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

export const Error: Story = { args: { defaultValue: 'abc', error: 'Username or password is wrong.' } };

export const Disabled: Story = { args: { defaultValue: 'Sampaguita7', disabled: true } };
