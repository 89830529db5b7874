import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { Receipt } from '../../data/Receipt/Receipt.tsx';
import { Celebration } from './Celebration.tsx';

const meta = {
  title: 'Rewards/Celebration',
  component: Celebration,
  args: {
    kind: 'claim',
    title: 'All three are in',
    slip: {
      caption: 'Rewards collected Nov 22, 7:20 PM',
      amount: '₱185.00',
      lines: [
        { id: 'balance', label: 'Balance', value: '₱12,665.50' },
        { id: 'play', label: 'Of it, to play once', value: '₱50.00' },
      ],
    },
    actions: (
      <Button variant="selected" size="lg" fullWidth>
        Good
      </Button>
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: 440, marginInline: 'auto' }}>{Story()}</div>],
} satisfies Meta<typeof Celebration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Claim: Story = { tags: ['matrix'] };

export const Win: Story = {
  args: {
    kind: 'win',
    title: '₱50.00 from the wheel',
    slip: {
      caption: 'Fiesta raffle, Nov 22, 7:02 PM',
      amount: '₱50.00',
      lines: [{ id: 'ticket', label: 'Your ticket', value: '18,409' }],
    },
    actions: (
      <>
        <Button variant="action" size="lg" fullWidth>
          Next turn, 2 left
        </Button>
        <Button variant="quiet" fullWidth>
          Done
        </Button>
      </>
    ),
  },
};

export const Rank: Story = {
  args: {
    kind: 'rank',
    level: 3,
    title: 'You are Gold',
    text: 'Reached on Jan 17, 2027, at 9:42 PM.',
    slip: undefined,
    children: (
      <Receipt
        lines={[
          { id: 'bonus', label: 'Bonus on reaching it', value: '₱288.00' },
          { id: 'month', label: 'Every month', value: '₱150.00, before ₱50.00' },
          { id: 'rebate', label: 'Rebate, slots', value: '0.60%, before 0.50%' },
        ]}
      />
    ),
    actions: (
      <Button variant="action" size="lg" fullWidth>
        Collect ₱288.00
      </Button>
    ),
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    title: 'Natanggap na ang lahat ng iyong mga gantimpala ngayong linggo',
    slip: {
      caption: 'Kinuha noong ika-22 ng Nobyembre, 7:20 ng gabi',
      amount: '₱1,000,000,000.00',
      lines: [{ id: 'balance', label: 'Kabuuang balanse pagkatapos', value: '₱1,000,012,665.50' }],
    },
  },
};
