import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: {
    label: 'What happened, what comes',
    stateLabels: { done: 'Done', current: 'Under way', upcoming: 'To come', failed: 'Failed' },
    steps: [
      { id: 'requested', state: 'done', title: 'Requested', time: '2:02 PM', text: '₱3,000.00 left your main wallet.' },
      {
        id: 'checked',
        state: 'done',
        title: 'Checked',
        time: '2:20 PM',
        text: 'Name, play-through and limits are in order.',
      },
      {
        id: 'paid',
        state: 'current',
        title: 'Paid in parts',
        time: '2 of 3',
        text: 'Part 3 of ₱785.00 is being matched with another member’s deposit. If nobody fits by Mon, Nov 23, 2:00 AM, we pay it ourselves.',
      },
      { id: 'confirmed', state: 'upcoming', title: 'Your confirmation', time: '1 of 3', text: 'One for each part.' },
      { id: 'closed', state: 'upcoming', title: 'Closed', text: 'When all three parts are confirmed.' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step');
  },
};

export const Failed: Story = {
  args: {
    steps: [
      { id: 'requested', state: 'done', title: 'Requested', time: '2:02 PM', text: '₱3,000.00 left your main wallet.' },
      {
        id: 'refused',
        state: 'failed',
        title: 'Refused at the check',
        time: '4:10 PM',
        text: 'The e-wallet belongs to another name.',
        action: <Button>Choose another account</Button>,
      },
      {
        id: 'back',
        state: 'done',
        title: 'Paid back',
        time: '4:10 PM',
        text: '₱3,000.00 is in your main wallet again.',
      },
    ],
  },
};

export const LongTexts: Story = {
  args: {
    steps: [
      {
        id: '1',
        state: 'current',
        title: 'Hinihintay ang kumpirmasyon ng napiling paraan ng pagbabayad',
        time: 'bago ang Lunes, Nobyembre 23, 2:00 AM',
        text: 'Kapag walang tumugma, kami mismo ang magbabayad.',
      },
      { id: '2', state: 'upcoming', title: 'Sarado' },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
