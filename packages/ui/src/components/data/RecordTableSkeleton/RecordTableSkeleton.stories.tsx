import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecordTableSkeleton } from './RecordTableSkeleton.tsx';

const meta = {
  title: 'Data/RecordTableSkeleton',
  component: RecordTableSkeleton,
} satisfies Meta<typeof RecordTableSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const FewRows: Story = { args: { rows: 2 } };

export const WithIcons: Story = { args: { icons: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
