import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { lines: 3 } };

export const Box: Story = { args: { shape: 'box' } };

export const Circle: Story = { args: { shape: 'circle' } };

/** A loading list of winners. */
export const Together: Story = {
  tags: ['matrix', 'screenshot'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 360 }}>
      {['one', 'two', 'three'].map((row) => (
        <div key={row} style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
          <Skeleton shape="circle" />
          <div style={{ flex: 1 }}>
            <Skeleton lines={2} />
          </div>
        </div>
      ))}
    </div>
  ),
};
