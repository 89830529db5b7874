import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { RefusedState } from './RefusedState.tsx';

const meta = {
  title: 'Feedback/RefusedState',
  component: RefusedState,
  args: {
    reason: 'guest',
    title: 'Log in to see your bets',
    text: 'They are kept for ninety days.',
    actions: (
      <>
        <Button variant="action">Sign up</Button>
        <Button>Log in</Button>
      </>
    ),
  },
} satisfies Meta<typeof RefusedState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = { tags: ['matrix'] };

export const Trial: Story = {
  args: {
    reason: 'trial',
    title: 'A real account is needed',
    text: 'Your trial account plays for fun and holds no money.',
    actions: <Button variant="action">Open an account</Button>,
  },
};

export const Permission: Story = {
  args: { reason: 'permission', title: 'Not for your account', text: 'Ask your agent for access.', actions: undefined },
};
