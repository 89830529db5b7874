import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from '../../feedback/Progress/Progress.tsx';
import type { LadderTier } from './TierLadder.tsx';
import { TierLadder } from './TierLadder.tsx';

const tiers: readonly LadderTier[] = [
  { id: '1', threshold: '₱10,000', condition: '5 active', rate: '20%', reached: true },
  { id: '2', threshold: '₱50,000', condition: '12 active', rate: '25%', reached: true },
  { id: '3', threshold: '₱100,000', condition: '20 active', rate: '30%', reached: true },
  {
    id: '4',
    threshold: '₱250,000',
    condition: '30 active',
    rate: '35%',
    reached: false,
    missing: '₱129,974.88 short',
  },
];

const meta = {
  title: 'Data/TierLadder',
  component: TierLadder,
  args: {
    label: 'Tiers of version 3',
    tiers,
    current: '3',
    texts: { current: 'reached: 34 active', reached: 'Reached', open: 'Not reached' },
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof TierLadder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const [, , current, next] = canvas.getAllByRole('listitem');
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(next).toHaveTextContent('₱129,974.88 short');
  },
};

/** The way to the next tier as a bar. */
export const WithProgress: Story = {
  args: {
    children: <Progress label="To 35%" value={120_025} max={250_000} valueText="₱120,025.12 of ₱250,000" />,
  },
};

/** The base is high enough, active accounts are missing. */
export const ConditionMissing: Story = {
  args: {
    current: '1',
    texts: { ...meta.args.texts, current: 'now' },
    tiers: tiers.map((tier, index) => ({
      ...tier,
      reached: index === 0,
      missing: index === 3 ? '₱129,974.88 and 26 active short' : `${[0, 8, 16][index]} active short`,
    })),
  },
};

/** No tier is reached: nothing is paid. */
export const NoneReached: Story = {
  args: {
    current: undefined,
    tiers: tiers.map((tier) => ({ ...tier, reached: false, missing: `${tier.threshold} short` })),
  },
};

export const LongTexts: Story = {
  tags: ['matrix'],
  globals: { viewport: { value: 'small' } },
  args: {
    tiers: tiers.map((tier) => ({
      ...tier,
      threshold: '₱1,234,567,890.12',
      condition: '1,200 aktibong account',
      missing: 'kulang pa ng ₱1,234,567,890.12 at 26 na aktibong account',
    })),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'phone' } } };
