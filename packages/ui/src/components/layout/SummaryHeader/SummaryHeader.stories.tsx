import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx';
import { SegmentedControl } from '../../inputs/SegmentedControl/SegmentedControl.tsx';
import { SummaryHeader } from './SummaryHeader.tsx';

const periods = (
  <SegmentedControl
    label="Period"
    options={[
      { value: 'today', label: 'Today' },
      { value: 'week', label: '7 days' },
      { value: 'month', label: 'November' },
    ]}
    value="today"
    onChange={fn()}
  />
);

const meta = {
  title: 'Layout/SummaryHeader',
  component: SummaryHeader,
  args: {
    title: 'Team overview',
    summary: (
      <>
        Today to 19:18 your team bet <b>₱142,980.00</b>, ₱42,450.00 more than on Saturday, and lost <b>₱12,495.13</b>.
        You have earned <b>₱254.75</b>; about <b>₱567.08</b> is counted after midnight.
      </>
    ),
    actions: periods,
  },
} satisfies Meta<typeof SummaryHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

/** The title stays, the sentence keeps its space. */
export const Loading: Story = {
  args: { summary: undefined, loading: 'The overview is loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The overview is loading');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Team overview' })).toBeVisible();
  },
};

/** What is known stays, with its time. */
export const Outdated: Story = {
  tags: ['matrix'],
  args: {
    notice: (
      <InlineAlert tone="warning" action={<Button>Try again</Button>}>
        As of 19:05. New figures did not load.
      </InlineAlert>
    ),
  },
};

/** Nothing yet: when the first one comes. */
export const Empty: Story = {
  args: { summary: 'Your team has not bet today. The first settlement comes at 20:00.' },
};

export const LongTexts: Story = {
  globals: { viewport: { value: 'small' } },
  args: { title: 'Pangkalahatang-ideya ng koponan', back: { label: 'Back', link: { href: '#' } } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'phone' } } };
