import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '../../actions/LinkButton/LinkButton.tsx';
import { RequirementList } from './RequirementList.tsx';

const meta = {
  title: 'Rewards/RequirementList',
  component: RequirementList,
  args: {
    label: 'Can I have it?',
    stateLabels: { met: 'Met', unmet: 'Not met', pending: 'Being checked' },
    items: [
      { id: 'rank', label: 'Rank Bronze or higher', text: 'You are Silver.', state: 'met' },
      { id: 'mobile', label: 'A confirmed mobile number', text: 'Sent for checking at 7:02 PM.', state: 'pending' },
      {
        id: 'deposit',
        label: 'A deposit of ₱500 on Saturday',
        text: 'Your largest this Saturday is ₱300.',
        state: 'unmet',
        action: <LinkButton href="#deposit">Deposit</LinkButton>,
      },
    ],
  },
} satisfies Meta<typeof RequirementList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent.split(':')[0]);
    await expect(texts).toEqual(['Not met', 'Being checked', 'Met']);
  },
};

export const AllMet: Story = { args: { items: meta.args.items.map((item) => ({ ...item, state: 'met' as const })) } };

export const LongText: Story = {
  tags: ['matrix'],
  args: {
    items: [
      {
        id: 'id',
        label: 'Kumpirmadong pagkakakilanlan at kasalukuyang tirahan ng miyembro',
        text: 'Nawalan ng bisa ang iyong pagkakakilanlan noong ika-9 ng Nobyembre.',
        state: 'unmet',
        action: <LinkButton href="#id">Magpadala ng bago</LinkButton>,
      },
    ],
  },
};
