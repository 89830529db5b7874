import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Inputs/SearchField',
  component: SearchField,
  args: { label: 'Search games', clearLabel: 'Empty the search', value: '', onChange: () => {} },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <SearchField {...args} value={value} onChange={setValue} />
      </div>
    );
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['matrix'] };

export const Filled: Story = { args: { value: 'Perlas ng Silangan' } };

export const Collapsed: Story = {
  args: { collapsed: { openLabel: 'Open the search', closeLabel: 'Close the search' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the search' }));
    await userEvent.keyboard('gold');
    await expect(canvas.getByRole('searchbox')).toHaveValue('gold');
    await expect(canvas.queryByRole('button', { name: 'Close the search' })).toBeNull();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const RightToLeft: Story = { args: { value: 'ذهب' }, globals: { direction: 'rtl' } };
