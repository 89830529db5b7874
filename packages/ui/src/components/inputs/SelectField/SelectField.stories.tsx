import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SelectField } from './SelectField.tsx';

const meta = {
  title: 'Inputs/SelectField',
  component: SelectField,
  args: {
    label: 'Source of income',
    placeholder: 'Choose one',
    options: [
      { value: 'salary', label: 'Salary' },
      { value: 'business', label: 'Own business' },
      { value: 'pension', label: 'Pension' },
      { value: 'other', label: 'Something else', disabled: true },
    ],
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['matrix'] };

export const Chosen: Story = { args: { defaultValue: 'business', hint: 'As on your tax return' } };

export const Invalid: Story = { args: { error: 'Choose a source of income' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'salary' } };

export const LongText: Story = {
  args: {
    options: [{ value: 'long', label: 'Kita mula sa negosyo ng pamilya at mga padala mula sa ibang bansa' }],
    defaultValue: 'long',
  },
  globals: { viewport: { value: 'small' } },
};

/** The selected text starts at the field's start and is truncated at its own end. */
export const RightToLeft: Story = {
  ...LongText,
  globals: { direction: 'rtl', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('combobox')).textAlign).toBe('right');
    await expect(getComputedStyle(canvas.getByRole('option', { name: /^Kita mula/ })).direction).toBe('ltr');
  },
};
