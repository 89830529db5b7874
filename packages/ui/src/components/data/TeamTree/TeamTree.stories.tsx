import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { TeamNode, TeamTreeProps } from './TeamTree.tsx';
import { TeamTree } from './TeamTree.tsx';

const node = (id: string, name: string, below: number): TeamNode => ({
  id,
  name,
  count: `${below} below`,
  hasChildren: below > 9,
});

const levels: Record<string, readonly TeamNode[]> = {
  amihan: [node('kidlat', 'Kidlat', 19), node('hiraya', 'Ate Hiraya', 15)],
  kidlat: [node('lakan', 'Lakan', 9)],
  hiraya: [node('sinag', 'Sinag', 6)],
};

const load = (id: string): Promise<readonly TeamNode[]> => Promise.resolve(levels[id] ?? []);

/** Selects what is pressed. */
function Controlled(props: TeamTreeProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxWidth: 320 }}>
      <TeamTree
        {...props}
        {...(value !== undefined && { value })}
        onChange={(id) => {
          setValue(id);
          props.onChange(id);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Data/TeamTree',
  component: TeamTree,
  render: Controlled,
  args: {
    label: 'Agents',
    roots: [node('amihan', 'Amihan', 46)],
    loadChildren: load,
    value: 'amihan',
    onChange: fn(),
    defaultOpen: ['amihan', 'kidlat'],
    texts: { loading: 'Loading', failed: 'Not loaded. Try again' },
  },
} satisfies Meta<typeof TeamTree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('treeitem', { name: /^Amihan/u })).toHaveAttribute('aria-checked', 'true');
    await canvas.findByRole('treeitem', { name: /^Lakan/u });
  },
};

/** Arrows open a branch and move; Enter selects a leaf and opens a branch, Space selects both. */
export const Keyboard: Story = {
  args: { defaultOpen: ['amihan'] },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('treeitem', { name: /^Ate Hiraya/u });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await canvas.findByRole('treeitem', { name: /^Lakan/u });
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith('lakan');
  },
};

/** One branch is loading; the others can be used. */
export const Loading: Story = {
  args: {
    defaultOpen: ['amihan', 'hiraya'],
    loadChildren: (id) => (id === 'hiraya' ? new Promise(() => {}) : load(id)),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('treeitem', { name: 'Loading' });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading'));
  },
};

/** One branch failed; its item tries again. */
export const Failed: Story = {
  tags: ['matrix'],
  args: {
    defaultOpen: ['amihan', 'hiraya'],
    loadChildren: (id) => (id === 'hiraya' ? Promise.reject(new TypeError('offline')) : load(id)),
  },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('treeitem', { name: 'Not loaded. Try again' });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Long names are cut; deep levels indent less on phones. */
export const Deep: Story = {
  tags: ['matrix'],
  globals: { viewport: { value: 'small' } },
  args: {
    roots: [node('0', 'Maria Consolacion Macaraeg-Dimaculangan', 46)],
    defaultOpen: ['0', '1', '2', '3', '4', '5'],
    loadChildren: (id) =>
      Promise.resolve([node(`${Number(id) + 1}`, `Maria Consolacion Macaraeg-Dimaculangan ${Number(id) + 1}`, 40)]),
  },
  play: async ({ canvas }) => {
    const last = await canvas.findByText('Maria Consolacion Macaraeg-Dimaculangan 6');
    await waitFor(() => expect(last.getBoundingClientRect().width).toBeGreaterThan(60));
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
