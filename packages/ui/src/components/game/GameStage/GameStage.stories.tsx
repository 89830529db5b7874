import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { StatusChip } from '../../display/StatusChip/StatusChip.tsx';
import { GameStage } from './GameStage.tsx';

const meta = {
  title: 'Game/GameStage',
  component: GameStage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Dragon Hoard',
    back: { label: 'Leave the game', link: { href: '#' } },
    balance: { label: 'Balance', amount: '₱12,480.50' },
    actions: (
      <IconButton label="Deposit">
        <Icon name="plus" />
      </IconButton>
    ),
    children: <EmptyState icon="play" title="The game is shown here" headingLevel={2} />,
  },
} satisfies Meta<typeof GameStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

/** The visit opens over the game, and Escape closes it with the focus on its button. */
export const Visit: Story = {
  tags: ['matrix'],
  args: {
    visit: { label: 'This visit', time: '12:34', content: <p>Staked ₱120.00</p> },
    children: <iframe title="Dragon Hoard" srcDoc="" sandbox="" />,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /This visit.*12:34.*Balance.*₱12,480.50/ });
    await userEvent.click(button);
    await expect(canvas.getByText('Staked ₱120.00')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Staked ₱120.00')).not.toBeVisible();
    await expect(button).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    title: 'Ang Napakahabang Pangalan ng Larong Ito',
    badge: <StatusChip tone="neutral">Demo</StatusChip>,
    balance: { label: 'Pinaglalaruang pera', amount: '₱1,000,000,000.00' },
  },
  globals: { viewport: { value: 'small' } },
};

/** The game fills the space below the bar. */
export const Playing: Story = {
  args: { children: <iframe title="Dragon Hoard" srcDoc="" sandbox="" /> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const game = canvas.getByTitle('Dragon Hoard').getBoundingClientRect();
    await expect([game.left, game.width]).toEqual([0, window.innerWidth]);
    await expect(Math.round(game.bottom)).toBe(window.innerHeight);
    await expect(game.top).toBeGreaterThanOrEqual(44);
  },
};

export const RightToLeft: Story = {
  args: LongText.args,
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('heading', { level: 1 })).direction).toBe('ltr');
  },
};
