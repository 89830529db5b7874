import type { Meta, StoryObj } from '@storybook/react-vite';
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx';
import { PageStack } from './PageStack.tsx';

const meta = {
  title: 'Layout/PageStack',
  component: PageStack,
  args: {
    children: (
      <>
        <InlineAlert tone="info">The first part of the page.</InlineAlert>
        <InlineAlert tone="success">The second part of the page.</InlineAlert>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
