import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { betSlipLabels, betSlipLines, ControlledBetSlip } from '../../../testing/bet-slip.tsx';
import { SegmentedControl } from '../../inputs/SegmentedControl/SegmentedControl.tsx';
import type { BetSlipLine } from './BetSlip.tsx';
import { BetSlip } from './BetSlip.tsx';

/** The lines with a change of the first one. */
const withFirst = (change: Partial<BetSlipLine>) =>
  betSlipLines.map((line, index) => (index === 0 ? { ...line, ...change } : line));

const meta = {
  title: 'Game/BetSlip',
  component: BetSlip,
  render: (args) => <ControlledBetSlip {...args} />,
  args: {
    labels: betSlipLabels,
    lines: betSlipLines,
    currency: '₱',
    onRemove: fn(),
    mode: (
      <SegmentedControl
        label="Kind of bet"
        options={[
          { value: 'single', label: 'Singles' },
          { value: 'combined', label: 'Combined' },
        ]}
        value="combined"
        onChange={fn()}
      />
    ),
    stake: { label: 'Stake', value: '100.00', onChange: fn() },
    sums: [{ id: 'price', label: 'Both right, 1.72 × 1.95', value: '3.354' }],
    total: { label: 'Returns', value: '₱335.40' },
    onPlace: fn(),
    footnote: 'If a game is called off, it counts as 1.00.',
  },
  decorators: [(Story) => <div style={{ maxWidth: 384 }}>{Story()}</div>],
} satisfies Meta<typeof BetSlip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Combined: Story = {
  tags: ['matrix', 'screenshot'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Place ₱100.00' }));
    await expect(args.onPlace).toHaveBeenCalledWith({ kings: '1.72', sails: '1.95' });
  },
};

export const Singles: Story = {
  args: {
    mode: undefined,
    stake: undefined,
    sums: [{ id: 'stakes', label: 'Stakes', value: '₱150.00' }],
    total: { label: 'Returns at most', value: '₱269.50' },
    lines: betSlipLines.map((line) => ({
      ...line,
      stake: { label: 'Stake', value: '75.00', onChange: fn() },
      returns: 'Returns ₱129.00',
    })),
  },
};

/** The changed price is named in the button that accepts it. */
export const PriceChanged: Story = {
  tags: ['matrix'],
  args: { lines: withFirst({ price: '1.65', changed: 'was 1.72' }) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('1 price has changed. Nothing was placed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept 1.65 and place' }));
    await expect(args.onPlace).toHaveBeenCalledWith({ kings: '1.65', sails: '1.95' });
  },
};

/** Nothing can be placed until the closed line is removed. */
export const Closed: Story = {
  args: { lines: withFirst({ closed: 'Closed' }) },
  play: async ({ canvas }) => {
    const place = await canvas.findByRole('button', { name: 'Place ₱100.00' });
    await expect(place).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Manila Kings' }));
    await expect(place).toBeEnabled();
  },
};

export const Placing: Story = { args: { placing: true } };
export const Empty: Story = { args: { lines: [] } };

export const LongText: Story = {
  args: {
    lines: [
      {
        id: 'long',
        selection: 'Mga Napakahabang Pangalan ng Koponan ng Lungsod',
        market: 'mananalo laban sa isa pang napakahabang pangalan ng koponan, na may kapansanan na +1.5',
        price: '1,000.00',
        changed: 'was 1,001.00',
      },
    ],
    total: { label: 'Kabuuang maibabalik', value: '₱1,000,000,000.00' },
  },
};
