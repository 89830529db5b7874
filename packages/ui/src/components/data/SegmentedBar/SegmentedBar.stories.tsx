import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../actions/LinkButton/LinkButton.tsx';
import { SegmentedBar } from './SegmentedBar.tsx';

const meta = {
  title: 'Data/SegmentedBar',
  component: SegmentedBar,
  args: {
    label: 'Parts of the withdrawal',
    tone: 'success',
    segments: [
      {
        id: '1',
        fill: 'solid',
        label: 'Part 1, received',
        note: 'You confirmed at 2:52 PM',
        value: '₱1,200.00',
        share: 1200,
      },
      { id: '2', fill: 'hatched', label: 'Part 2, sent', note: '6:55 PM', value: '₱1,000.00', share: 1000 },
      { id: '3', fill: 'outlined', label: 'Part 3, to come', note: 'By Mon 2:00 AM', value: '₱785.00', share: 785 },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof SegmentedBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Received, sent and to come differ without colour. */
export const Parts: Story = { tags: ['matrix'] };

/** What of a balance can be withdrawn, and why the rest cannot. */
export const Split: Story = {
  args: {
    label: 'Main wallet',
    tone: 'accent',
    total: { label: 'Main wallet', value: '₱12,480.50' },
    segments: [
      { id: 'free', fill: 'solid', label: 'Yours to withdraw now', value: '₱11,080.50', share: 11080.5 },
      { id: 'deposit', fill: 'muted', label: 'Deposit of today, stake it once', value: '₱1,000.00', share: 1000 },
      { id: 'bonus', fill: 'hatched', label: 'Bonus, while it is played through', value: '₱400.00', share: 400 },
    ],
  },
};

/** Free and not yet, in one line. */
export const Line: Story = {
  tags: ['matrix'],
  args: {
    label: 'Balance',
    tone: 'accent',
    legend: 'line',
    segments: [
      { id: 'free', fill: 'solid', label: 'Free', value: '₱11,080.50', share: 11080.5 },
      {
        id: 'locked',
        fill: 'hatched',
        label: 'Not yet',
        value: '₱1,400.00',
        share: 1400,
        note: (
          <LinkButton variant="link" href="#why">
            why?
          </LinkButton>
        ),
      },
    ],
  },
};

/** The amounts are beside the bar. */
export const WithoutLegend: Story = {
  args: {
    label: 'Most of ₱13,660.50 is in the main wallet',
    tone: 'accent',
    legend: 'none',
    segments: [
      { id: 'main', fill: 'solid', label: 'Main wallet', value: '₱12,480.50', share: 12480.5 },
      { id: 'mangga', fill: 'hatched', label: 'Mangga Street', value: '₱860.00', share: 860 },
      { id: 'salamin', fill: 'muted', label: 'Salamin', value: '₱320.00', share: 320 },
    ],
  },
};

/** A tiny part stays visible, an empty one is listed only. */
export const Extremes: Story = {
  args: {
    segments: [
      { id: '1', fill: 'solid', label: 'Received', value: '₱1,000,000.00', share: 1_000_000 },
      { id: '2', fill: 'hatched', label: 'Sent', value: '₱1.00', share: 1 },
      { id: '3', fill: 'outlined', label: 'To come', value: '₱0.00', share: 0 },
    ],
  },
};

export const LongTexts: Story = {
  args: {
    segments: [
      {
        id: '1',
        fill: 'solid',
        label: 'Unang bahagi ng pag-withdraw, natanggap at kinumpirma mo na',
        value: '₱100,000,000.00',
        share: 2,
      },
      { id: '2', fill: 'outlined', label: 'Ikalawang bahagi, hinihintay pa', value: '₱785.00', share: 1 },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
