import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '../../actions/LinkButton/LinkButton.tsx';
import { PromptLine } from './PromptLine.tsx';

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

/** The link wraps to its own line. */
export const LongText: Story = {
  args: {
    children: 'Wala ka pa bang account sa aming bahay-laruan?',
    link: (
      <LinkButton href="#register" variant="link">
        Gumawa ng bagong account ngayon
      </LinkButton>
    ),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const question = canvas.getByText(/^Wala ka pa/).getBoundingClientRect();
    await expect(canvas.getByRole('link').getBoundingClientRect().top).toBeGreaterThanOrEqual(question.bottom);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
