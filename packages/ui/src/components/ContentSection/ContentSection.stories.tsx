import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { InlineAlert } from '../InlineAlert/index.ts';
import { ContentSection } from './index.ts';

const meta = {
  title: 'Layout/ContentSection',
  component: ContentSection,
  args: {
    title: 'Recent deposits',
    actions: <Button>All of them</Button>,
    children: <InlineAlert tone="info">None yet.</InlineAlert>,
  },
} satisfies Meta<typeof ContentSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
