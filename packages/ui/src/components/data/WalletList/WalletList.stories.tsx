import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { WalletList } from './WalletList.tsx';

const meta = {
  title: 'Data/WalletList',
  component: WalletList,
  args: {
    label: 'Your wallets',
    wallets: [
      {
        id: 'MAIN',
        name: 'Main wallet',
        note: 'Games take from it by themselves',
        balance: '₱12,480.50',
        isMain: true,
      },
      { id: 'JDB', name: 'Mangga Street', note: 'Plays from its own wallet', balance: '₱860.00' },
      { id: 'CQ9', name: 'Salamin', note: 'Closed until 9:00 PM, nothing is lost', balance: '₱320.00' },
    ],
    footer: {
      title: 'Collect ₱860.00 into the main wallet',
      note: 'Salamin’s ₱320.00 can follow after 9:00 PM.',
      action: <Button>Collect all</Button>,
    },
  },
} satisfies Meta<typeof WalletList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

/** Nothing to collect. */
export const One: Story = {
  args: {
    wallets: [{ id: 'MAIN', name: 'Main wallet', note: 'Plays everywhere', balance: '₱13,660.50', isMain: true }],
    footer: undefined,
  },
};
