import type { Meta, StoryObj } from '@storybook/react-vite';
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx';
import { PageContainer } from './PageContainer.tsx';

const meta = {
  title: 'Layout/PageContainer',
  component: PageContainer,
  args: {
    children: (
      <>
        <InlineAlert tone="info">The first part of the page.</InlineAlert>
        <InlineAlert tone="success">The second part of the page.</InlineAlert>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A column for grids of tiles. */
export const Wide: Story = { args: { width: 'wide' } };

/** A column for text. */
export const Narrow: Story = { args: { width: 'narrow' } };
