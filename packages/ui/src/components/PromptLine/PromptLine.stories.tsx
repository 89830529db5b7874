import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../LinkButton/index.ts';
import { PromptLine } from './index.ts';

const meta = {
  title: 'Layout/PromptLine',
  component: PromptLine,
  args: {
    children: 'New here?',
    link: (
      <LinkButton href="#register" variant="link">
        Create an account
      </LinkButton>
    ),
  },
} satisfies Meta<typeof PromptLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
