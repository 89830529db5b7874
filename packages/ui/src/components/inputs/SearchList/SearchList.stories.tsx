import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { color, radius } from '../../../theme/vars.ts';
import { SearchList } from './SearchList.tsx';

const countries = ['Germany', 'Japan', 'Philippines', 'Portugal', 'Singapore', 'Thailand', 'Türkiye', 'Viet Nam'];

const Panel = styled('div')({
  maxWidth: 320,
  border: `1px solid ${color('line')}`,
  borderRadius: radius('card'),
  backgroundColor: color('surface1'),
});

const meta = {
  title: 'Inputs/SearchList',
  component: SearchList,
  args: {
    label: 'Countries',
    searchLabel: 'Find a country',
    noMatchLabel: 'No country fits',
    options: countries.map((name) => ({
      id: name,
      searchText: name,
      content: <span style={{ flex: 1 }}>{name}</span>,
    })),
    value: 'Japan',
    onChoose: fn(),
    onClose: fn(),
    maxHeight: '264px',
  },
  decorators: [(Story) => <Panel>{Story()}</Panel>],
} satisfies Meta<typeof SearchList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Japan');
  },
};

/** Ignores case and diacritics. */
export const Found: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'turk');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('Türkiye');
  },
};

export const NothingFits: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await expect(canvas.getByRole('status')).toHaveTextContent('No country fits');
  },
};

export const LongText: Story = {
  args: {
    options: ['Pinagsama-samang mga pulo ng kanlurang karagatan', 'Hilagang lupain'].map((name) => ({
      id: name,
      searchText: name,
      content: <span style={{ flex: 1, minWidth: 0 }}>{name}</span>,
    })),
  },
  globals: { viewport: { value: 'small' } },
};
