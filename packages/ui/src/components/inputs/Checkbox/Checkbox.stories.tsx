import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Inputs/Checkbox',
  component: Checkbox,
  args: { label: 'Remember me' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Remember me'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox'));
  },
};

export const Checked: Story = { tags: ['matrix', 'screenshot'], args: { defaultChecked: true } };

export const Invalid: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { defaultChecked: true, disabled: true } };

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    label: 'Pinapatunayan kong ako ay higit sa dalawampu\u2019t isang taong gulang at nabasa ko ang mga tuntunin',
  },
};
