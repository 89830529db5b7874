import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { sampleGames, sampleImages, sampleLabels } from '../../../../.storybook/covers/samples.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { GameRail } from '../GameRail/GameRail.tsx';
import { GameSheet } from './GameSheet.tsx';

const game = {
  id: 'dragon',
  name: 'Bakunawa Regatta',
  maker: 'Tres Piko',
  cover: sampleImages.dragon,
  facts: [
    { id: 'rtp', label: 'Return to player', value: '96.4 %' },
    { id: 'volatility', label: 'Volatility', value: 'High' },
    { id: 'bets', label: 'Bets', value: '₱1 to ₱500' },
    { id: 'win', label: 'Largest win', value: '5,000 times the bet' },
  ],
  rules: <p>Five reels, 20 lines. Three lanterns start ten free spins; a dragon on the middle reel eats the moon.</p>,
};

const meta = {
  title: 'Game/GameSheet',
  component: GameSheet,
  args: {
    open: true,
    onClose: fn(),
    closeLabel: 'Close',
    title: game.name,
    state: { kind: 'ready', game },
    loadingLabel: 'Loading the game',
    error: { title: 'The game did not load', text: 'Nothing was placed.', retryLabel: 'Try again' },
    actions: (
      <>
        <Button variant="action" size="lg">
          Play
        </Button>
        <Button>Try it without money</Button>
      </>
    ),
    favourite: { value: false, addLabel: 'Add to favourites', removeLabel: 'Remove from favourites', onChange: fn() },
    rulesLabel: 'Rules',
    similar: {
      label: 'Similar games',
      content: (
        <GameRail
          games={sampleGames.slice(1, 7)}
          label="Similar games"
          tile={{ labels: sampleLabels, onPlay: fn() }}
          previousLabel="Back"
          nextLabel="More"
        />
      ),
    },
  },
} satisfies Meta<typeof GameSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add to favourites' }));
    await expect(args.favourite?.onChange).toHaveBeenCalledWith(true);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Guest: Story = {
  args: {
    notice: { reason: 'guest', title: 'Play for money with an account', text: 'It takes a minute. Trying is free.' },
    actions: (
      <>
        <Button variant="action" size="lg">
          Register
        </Button>
        <Button>Log in</Button>
        <Button variant="quiet">Try it without money</Button>
      </>
    ),
  },
};

export const TrialAccount: Story = {
  args: {
    notice: {
      reason: 'trial',
      title: 'This is a trial account',
      text: 'It plays without money. Register to play for money.',
    },
  },
};

export const Maintenance: Story = {
  args: {
    favourite: undefined,
    notice: { reason: 'maintenance', title: 'Under maintenance', text: 'Back today at 2:00 PM.' },
    actions: <Button disabled>Play</Button>,
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = { args: { state: { kind: 'error', onRetry: fn() } } };

export const LongText: Story = {
  tags: ['matrix'],
  args: {
    title: 'Ang Napakahabang Pangalan ng Laro na Hindi Kasya sa Isang Linya',
    similar: undefined,
    state: {
      kind: 'ready',
      game: {
        ...game,
        cover: 'missing.svg',
        facts: [{ id: 'bets', label: 'Pinakamababa at pinakamataas na taya', value: '₱1.00 hanggang ₱1,000,000.00' }],
      },
    },
  },
};
