import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { StatusChip } from '../../display/StatusChip/StatusChip.tsx';
import { OddsButton } from '../OddsButton/OddsButton.tsx';
import { MatchList, MatchListSkeleton, OddsGroup, type ListedMatch } from './MatchList.tsx';

const odds = (...prices: readonly (readonly [string, string])[]) => (
  <OddsGroup label="Winner">
    {prices.map(([label, price]) => (
      <OddsButton key={label} label={label} price={price} onClick={fn()} />
    ))}
  </OddsGroup>
);

const matches: readonly ListedMatch[] = [
  {
    id: 'kings',
    league: 'Basketball, Barangay League',
    time: 'Today, 8:30 PM',
    home: 'Manila Kings',
    away: 'Cebu Waves',
    odds: odds(['Home', '1.72'], ['Away', '2.10']),
  },
  {
    id: 'rovers',
    league: 'Football, Island Cup',
    time: (
      <StatusChip tone="success" icon="live">
        Live
      </StatusChip>
    ),
    home: 'Davao Rovers',
    away: 'Baguio Pines',
    score: 'Score 1 : 0',
    odds: odds(['Home', '2.30'], ['Draw', '3.20'], ['Away', '2.95']),
    action: <Button variant="quiet">3 markets</Button>,
    more: odds(['Over 2.5', '1.90'], ['Under 2.5', '1.90']),
  },
  {
    id: 'long',
    league: 'Balibol, Napakahabang Pangalan ng Paligsahan ng mga Baybayin',
    time: 'Bukas, 6:30 PM',
    home: 'Mga Napakahabang Pangalan ng Koponan ng Lungsod',
    away: 'Isa Pang Napakahabang Pangalan ng Koponan',
    odds: odds(['Home', '1.60'], ['Away', '2.30']),
  },
];

const meta = {
  title: 'Game/MatchList',
  component: MatchList,
  args: { label: 'Matches', matches },
} satisfies Meta<typeof MatchList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Matches: Story = {
  tags: ['matrix', 'screenshot'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Manila Kings Cebu Waves' })).toBeVisible();
    await expect(canvas.getAllByRole('group', { name: 'Winner' })).toHaveLength(4);
  },
};

export const Loading: Story = { render: () => <MatchListSkeleton /> };
