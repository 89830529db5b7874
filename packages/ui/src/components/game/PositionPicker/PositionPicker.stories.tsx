import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PositionPicker } from './PositionPicker.tsx';

const meta = {
  title: 'Game/PositionPicker',
  component: PositionPicker,
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <PositionPicker {...args} value={value} onChange={setValue} />;
  },
  args: {
    title: 'Choose digits',
    status: '2 bets',
    positions: [
      { id: 'hundreds', label: 'Hundreds', off: true },
      { id: 'tens', label: 'Tens' },
      { id: 'ones', label: 'Ones' },
    ],
    value: { tens: ['2', '7'] },
    onChange: fn(),
    luckyLabel: 'Lucky pick',
    offLabel: 'not used',
  },
} satisfies Meta<typeof PositionPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A position that is not used is off, not hidden; a lucky pick fills the one without a digit. */
export const Default: Story = {
  tags: ['matrix'],
  args: { random: () => 5 },
  play: async ({ canvas }) => {
    const off = within(canvas.getByRole('group', { name: 'Hundreds, not used' }));
    await userEvent.click(off.getByRole('button', { name: '1' }));
    await expect(off.queryByRole('button', { pressed: true })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Lucky pick' }));
    const chosen = (name: string) =>
      within(canvas.getByRole('group', { name }))
        .getAllByRole('button', { pressed: true })
        .map(({ textContent }) => textContent);
    await expect(chosen('Ones')).toEqual(['5']);
    await expect(chosen('Tens')).toEqual(['2', '7']);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
