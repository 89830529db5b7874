import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LinkButton } from '../../actions/LinkButton/LinkButton.tsx';
import type { RewardItem } from './RewardList.tsx';
import { RewardList } from './RewardList.tsx';

const ready: RewardItem = {
  id: 'days',
  title: 'Play on five days',
  text: 'Done on Friday; collect by Tue, Nov 24, 11:59 PM.',
  amount: '₱50.00',
  state: 'claimable',
  progress: { value: 5, max: 5, text: '5 of 5' },
};

const others: readonly RewardItem[] = [
  {
    id: 'games',
    title: 'Three different games',
    text: 'Any stake. So far Bituin ng Maynila and Baccarat Sampaguita.',
    amount: '₱20.00',
    state: 'open',
    progress: { value: 2, max: 3, text: '2 of 3' },
  },
  {
    id: 'slots',
    title: '₱5,000 in slots',
    text: 'Stakes of all slots together.',
    amount: '₱80.00',
    state: 'open',
    progress: { value: 3580, max: 5000, text: '₱3,580 of ₱5,000' },
  },
  {
    id: 'id',
    title: 'Renew your ID',
    text: 'It expired on Nov 9. Two minutes.',
    state: 'open',
    action: <LinkButton href="#id">Renew</LinkButton>,
  },
  { id: 'tables', title: 'Three live tables', text: 'Nov 14, ₱100.00', state: 'claimed', status: 'Collected' },
  { id: 'old', title: 'Tournament, place 12', text: 'Not collected by Nov 2', state: 'expired', status: 'Expired' },
];

const meta = {
  title: 'Rewards/RewardList',
  component: RewardList,
  args: {
    label: 'Missions of today',
    items: [ready, ...others],
    onClaim: fn(),
    claimLabel: ({ amount }: RewardItem) => `Collect ${amount ?? ''}`,
    claimingLabel: 'Collecting',
    claimVariant: 'action',
    empty: { title: 'Nothing to collect', text: 'New missions come at midnight.' },
  },
} satisfies Meta<typeof RewardList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collect ₱50.00' }));
    await expect(args.onClaim).toHaveBeenLastCalledWith('days');
  },
};

/** Sent, not answered: further presses do nothing. */
export const Claiming: Story = {
  args: { items: [{ ...ready, state: 'claiming' }, ...others.slice(0, 1)] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collect ₱50.00' }));
    await expect(args.onClaim).not.toHaveBeenCalled();
  },
};

/** While one claim is not answered, the others cannot be pressed. */
export const Busy: Story = {
  args: {
    isBusy: true,
    items: [
      { ...ready, state: 'claiming' },
      { ...ready, id: 'weekend', title: 'Play on a weekend', amount: '₱30.00' },
      ...others.slice(0, 1),
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Collect ₱30.00' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Collect ₱50.00' }));
    await expect(args.onClaim).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { items: [{ ...ready, error: 'No answer. It may have gone through; check again, nothing is paid twice.' }] },
};

export const Empty: Story = { args: { items: [] } };

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    items: [
      {
        ...ready,
        title: 'Maglaro ng hindi bababa sa limang magkakaibang araw ngayong linggo',
        amount: '₱1,000,000.00',
        progress: { value: 5, max: 5, text: '₱1,000,000.00 sa ₱1,000,000.00' },
      },
    ],
    claimLabel: ({ amount }) => `Kunin ang gantimpalang ${amount ?? ''}`,
  },
};
