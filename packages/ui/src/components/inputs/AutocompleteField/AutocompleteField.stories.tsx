import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { AutocompleteField } from './AutocompleteField.tsx';

const meta = {
  title: 'Inputs/AutocompleteField',
  component: AutocompleteField,
  args: {
    label: 'Nationality',
    emptyLabel: 'No country fits',
    placeholder: 'Type to find',
    value: null,
    onChange: () => {},
    options: ['Philippines', 'Japan', 'Portugal', 'Singapore', 'Thailand', 'Viet Nam', 'United States'].map(
      (label) => ({
        value: label,
        label,
      }),
    ),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ minHeight: 320 }}>
        <AutocompleteField {...args} value={value} onChange={setValue} />
      </div>
    );
  },
} satisfies Meta<typeof AutocompleteField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByRole('option')).toHaveLength(7);
  },
};

export const NothingFits: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await expect(canvas.getByRole('status')).toHaveTextContent('No country fits');
  },
};

export const Chosen: Story = { args: { value: 'Japan' } };

export const Loading: Story = {
  args: { loadingLabel: 'Looking' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking');
  },
};

export const Invalid: Story = { args: { error: 'Choose a country from the list' } };

export const Disabled: Story = { args: { disabled: true } };
