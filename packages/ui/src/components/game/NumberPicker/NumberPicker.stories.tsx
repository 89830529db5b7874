import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { NumberPicker } from './NumberPicker.tsx';

const meta = {
  title: 'Game/NumberPicker',
  component: NumberPicker,
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <NumberPicker {...args} value={value} onChange={setValue} />;
  },
  args: {
    title: 'Pick 6 of 42',
    numbers: Array.from({ length: 42 }, (_, index) => String(index + 1)),
    count: 6,
    value: ['3', '14', '22', '29'],
    onChange: fn(),
    statusText: (picked, left) => `${picked} picked, ${left} to go`,
    luckyLabel: 'Lucky pick',
    clearLabel: 'Clear',
  },
} satisfies Meta<typeof NumberPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A lucky pick adds what is missing; then the other numbers are off. */
export const Default: Story = {
  tags: ['matrix', 'screenshot'],
  args: { random: () => 0 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lucky pick' }));
    await expect(canvas.getByText('6 picked, 0 to go')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '14' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '42' }));
    await expect(canvas.getByRole('button', { name: '42' })).toHaveAttribute('aria-pressed', 'false');
  },
};

/** Arrow keys follow the rows on the screen. */
export const ByKeyboard: Story = {
  args: { value: [] },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: '1' });
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    const below = document.activeElement?.getBoundingClientRect();
    await expect(below?.left).toBe(first.getBoundingClientRect().left);
    await expect(below?.top).toBeGreaterThan(first.getBoundingClientRect().bottom);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(first).toHaveFocus();
  },
};

export const Empty: Story = { args: { value: [] } };
export const Closed: Story = { args: { disabled: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
