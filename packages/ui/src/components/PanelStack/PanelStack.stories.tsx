import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { InlineAlert } from '../InlineAlert/index.ts';
import { PanelStack } from './index.ts';

const meta = {
  title: 'Layout/PanelStack',
  component: PanelStack,
  args: {
    children: (
      <>
        <InlineAlert tone="warning">Your session has ended.</InlineAlert>
        <Button variant="outline">Go on without an account</Button>
      </>
    ),
  },
} satisfies Meta<typeof PanelStack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
