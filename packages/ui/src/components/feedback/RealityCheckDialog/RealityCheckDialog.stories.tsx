import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LinkButton } from '../../actions/LinkButton/LinkButton.tsx';
import { RealityCheckDialog } from './RealityCheckDialog.tsx';

const answers = [
  { id: 'leave', label: 'Leave the game', onPress: fn() },
  { id: 'continue', label: 'Keep playing', onPress: fn() },
  { id: 'break', label: 'Take a break', onPress: fn() },
  { id: 'limit', label: 'Set a limit', onPress: fn() },
];

const meta = {
  title: 'Feedback/RealityCheckDialog',
  component: RealityCheckDialog,
  args: {
    open: true,
    title: 'You have been playing for 1 hour',
    text: 'You asked us to stop here. The game waits.',
    result: { label: 'Since 6:18 PM, after 96 rounds', value: '₱327.50 lost' },
    facts: [
      { id: 'staked', label: 'Staked', value: '₱960.00' },
      { id: 'back', label: 'Paid back', value: '₱632.50' },
      { id: 'balance', label: 'Balance now', value: '₱12,153.00' },
      { id: 'time', label: 'Time in games today', value: '1 h 45 min of 3 h' },
    ],
    actions: answers,
    link: (
      <LinkButton variant="link" href="#bets">
        My bets since 6:18 PM
      </LinkButton>
    ),
  },
} satisfies Meta<typeof RealityCheckDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Escape does not close it. */
export const Lost: Story = {
  tags: ['matrix'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'You have been playing for 1 hour' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Take a break' }));
    await expect(args.actions[2]?.onPress).toHaveBeenCalledOnce();
  },
};

/** The same colours. */
export const Won: Story = { args: { result: { label: 'Since 6:18 PM, after 96 rounds', value: '₱120.00 won' } } };

export const Busy: Story = {
  args: { actions: answers.map((one) => ({ ...one, busy: one.id === 'leave' })), busyLabel: 'Leaving' },
};

export const LongTexts: Story = {
  args: {
    title: 'Isang oras at tatlumpung minuto ka nang naglalaro',
    result: { label: 'Mula 6:18 PM, pagkatapos ng 1,296 na round', value: '₱100,000,000.00 ang natalo' },
    actions: [
      { id: 'leave', label: 'Umalis muna sa laro', onPress: fn() },
      { id: 'continue', label: 'Magpatuloy sa paglalaro', onPress: fn() },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
