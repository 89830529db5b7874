import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeList } from './CodeList.tsx';

const meta = {
  title: 'Display/CodeList',
  component: CodeList,
  args: {
    label: 'Recovery codes',
    codes: ['K7QF-2M5D', 'T3WX-RL6A', 'B4NJ-7HCE', 'ZV2P-5KQS', 'M6DG-A3YT', 'XQ7L-F2RW'],
  },
} satisfies Meta<typeof CodeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

/** The secret of an authenticator app, for typing. */
export const One: Story = { args: { label: 'Secret', codes: ['JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP'] } };
