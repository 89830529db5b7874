import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleImages } from '../../../../.storybook/covers/samples.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { GamePreview } from './GamePreview.tsx';

const meta = {
  title: 'Game/GamePreview',
  component: GamePreview,
  args: {
    state: {
      kind: 'ready',
      game: {
        id: 'dragon',
        name: 'Bakunawa Regatta',
        maker: 'Tres Piko',
        cover: sampleImages.dragon,
        facts: [{ id: 'rtp', label: 'Return to player', value: '96.4 %' }],
        rules: <p>Five reels, 20 lines.</p>,
      },
    },
    loadingLabel: 'Loading the game',
    error: { title: 'The game did not load', text: 'Nothing was placed.', retryLabel: 'Try again' },
    notice: { reason: 'guest', title: 'Play for money with an account', text: 'It takes a minute.' },
    actions: <Button variant="action">Log in to play</Button>,
    rulesLabel: 'Rules',
  },
} satisfies Meta<typeof GamePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = { args: { state: { kind: 'error', onRetry: fn() } } };
