import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { DrawVerification } from './DrawVerification.tsx';

const results = [
  { id: '0', prize: 'Motorcycle', number: 'No. 17,659', winner: 'd***o, Iloilo', hash: '79b7980eeef0c125' },
  { id: '1', prize: 'Phone', number: 'No. 10,302', winner: 'ja***9, Davao', hash: '9dfe480ba26c693a' },
];

const withState = (state: 'matches' | 'differs' | 'waiting') => results.map((result) => ({ ...result, state }));

const meta = {
  title: 'Rewards/DrawVerification',
  component: DrawVerification,
  args: {
    title: 'Verify this draw',
    text: 'October, 22,608 tickets. Your browser has computed it again and found the same four.',
    state: 'matches',
    stateLabels: {
      waiting: 'Not computed',
      computing: 'Computing',
      matches: 'Matches',
      differs: 'Differs',
      failed: 'Could not compute',
    },
    steps: [
      {
        id: 'hash',
        label: 'The hash, published on October 1',
        value: '9f6d8076c4bf6da93909074af7622e4e74d3b03b00ba18d4eda40e6cdd3b4a2d',
      },
      {
        id: 'seed',
        label: 'The seed, revealed after the draw on October 25, 8:00 PM',
        value: 'cb9a89200535a6cf4c60965a4c43cfcc8550962d7b893d9c5bb9058c9f859da4',
      },
      { id: 'sha', label: 'SHA-256 of the seed is the hash', text: 'So the seed was fixed before the first ticket.' },
      { id: 'hmac', label: 'HMAC-SHA256 of the seed and the prize, modulo 22,608 tickets, plus 1' },
    ],
    results: withState('matches'),
    resultsLabel: 'Winning tickets',
    actions: (
      <>
        <Button startIcon={<Icon name="refresh" />}>Compute again</Button>
        <Button startIcon={<Icon name="download" />}>Download the ticket list</Button>
      </>
    ),
  },
} satisfies Meta<typeof DrawVerification>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Matches: Story = { tags: ['matrix'] };
export const Computing: Story = { args: { state: 'computing', results: withState('waiting') } };

export const Differs: Story = {
  args: {
    state: 'differs',
    text: 'Your browser has computed other numbers. Compute again; if it stays so, tell us and the regulator.',
    results: withState('differs'),
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { title: 'Suriin nang mag-isa ang katapatan ng bunutang ito', state: 'failed' },
};
