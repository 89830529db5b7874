import type { Meta, StoryObj } from '@storybook/react-vite';
import { InlineAlert } from '../InlineAlert/index.ts';
import { SectionStack } from './index.ts';

const meta = {
  title: 'Layout/SectionStack',
  component: SectionStack,
  args: {
    children: (
      <>
        <InlineAlert tone="info">The first part of the section.</InlineAlert>
        <InlineAlert tone="success">The second part of the section.</InlineAlert>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SectionStack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
