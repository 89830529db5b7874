import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '../../actions/LinkButton/LinkButton.tsx';
import { InlineAlert } from './InlineAlert.tsx';

const meta = {
  title: 'Feedback/InlineAlert',
  component: InlineAlert,
  args: { tone: 'info', children: 'Deposits take about two minutes.' },
} satisfies Meta<typeof InlineAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Tones: Story = {
  tags: ['matrix', 'screenshot'],
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <InlineAlert tone="info">Deposits take about two minutes.</InlineAlert>
      <InlineAlert tone="success" title="Your deposit has arrived">
        ₱500.00 are on your balance.
      </InlineAlert>
      <InlineAlert tone="warning" title="Your password expires in 3 days">
        Choose another one before that.
      </InlineAlert>
      <InlineAlert tone="danger" title="The withdrawal was refused">
        The amount is above what you can withdraw.
      </InlineAlert>
    </div>
  ),
};

export const WithAction: Story = {
  args: {
    tone: 'warning',
    title: 'Confirm your mobile number',
    action: (
      <LinkButton variant="link" href="#profile">
        Confirm now
      </LinkButton>
    ),
  },
};

export const ReadOut: Story = {
  args: { tone: 'danger', live: 'assertive', children: 'Username or password is wrong.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Username or password is wrong.');
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    title: 'Ang iyong kahilingan ay kasalukuyang sinusuri',
    children: 'Karaniwang tumatagal ito nang dalawampu\u2019t apat na oras; aabisuhan ka namin kapag natapos na.',
  },
};
