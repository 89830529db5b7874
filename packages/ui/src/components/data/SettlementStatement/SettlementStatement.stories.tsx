import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { LinkButton } from '../../actions/LinkButton/LinkButton.tsx';
import { StatusChip } from '../../display/StatusChip/StatusChip.tsx';
import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx';
import { TierLadder } from '../TierLadder/TierLadder.tsx';
import { SettlementStatement } from './SettlementStatement.tsx';

const games = [
  ['Slots', '729,580.00', '689,419.00', '40,161.00'],
  ['Live casino', '365,400.00', '357,710.00', '7,690.00'],
  ['Fishing', '163,400.00', '150,153.95', '13,246.05'],
  ['Card games', '239,750.00', '226,980.00', '12,770.00'],
  ['Sports', '262,400.00', '233,191.00', '29,209.00'],
  ['E-sports', '112,000.00', '110,474.00', '1,526.00'],
  ['E-lottery', '143,000.00', '112,422.00', '30,578.00'],
] as const;

const ladder = (
  <TierLadder
    label="Tiers of version 3"
    current="3"
    texts={{ current: 'reached: 34 active', reached: 'Reached', open: 'Not reached' }}
    tiers={[
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
    ]}
  />
);

const meta = {
  title: 'Data/SettlementStatement',
  component: SettlementStatement,
  args: {
    eyebrow: 'Dividend from Habagat',
    title: '1 to 15 November 2026',
    amount: '₱36,007.53',
    status: <StatusChip tone="success">Paid 16 Nov, 00:10</StatusChip>,
    rule: 'Version 3, agreed on 14 October, in force since 16 October · movement tx_88119204',
    sections: [
      {
        id: 'base',
        step: 1,
        title: 'What the team bet and got back',
        action: (
          <LinkButton variant="link" href="#accounts">
            By account
          </LinkButton>
        ),
        table: {
          label: 'Bets by game, ₱',
          lead: 'Game',
          heads: ['Turnover', 'Payouts', 'Result'],
          rows: [
            ...games.map(([label, ...values]) => ({ id: label, label, values, source: { href: `#${label}` } })),
            { id: 'total', label: '34 accounts', values: ['2,015,530.00', '1,880,349.95', '135,180.05'], total: true },
          ],
        },
      },
      {
        id: 'less',
        step: 2,
        title: 'Less what the team was given',
        lines: [
          { id: 'bonus', label: 'Bonuses', value: '−2,000.00', source: { href: '#bonus' } },
          { id: 'rebate', label: 'Rebates on their own play', value: '−7,258.68', source: { href: '#rebate' } },
          { id: 'net', label: 'Net loss of the team', value: '125,921.37', kind: 'sum' },
          {
            id: 'carried',
            label: 'Carried over from 16 to 31 October',
            value: '−5,896.25',
            source: { href: '#carried' },
          },
          { id: 'base', label: 'Base', value: '120,025.12', kind: 'total' },
        ],
      },
      { id: 'tier', step: 3, title: 'Tier reached', content: ladder },
      {
        id: 'amount',
        step: 4,
        title: 'Amount',
        calculation: { product: '₱120,025.12 × 30% = ₱36,007.536 →', result: '₱36,007.53' },
        note: 'Rounded down to the centavo. No corrections of earlier periods.',
      },
    ],
    download: {
      title: 'Recompute it yourself',
      text: '23,272 settled bets, bonuses, rebates, the rule and the formula in one file.',
      label: 'CSV, 23,272 bets',
      onDownload: fn(),
      actions: <Button>Ask</Button>,
    },
  },
} satisfies Meta<typeof SettlementStatement>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two columns where there is space; every line leads to its source. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Carried over from 16 to 31 October' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'CSV, 23,272 bets' }));
    await expect(args.download?.onDownload).toHaveBeenCalledOnce();
  },
};

/** A daily salary with a correction: fewer steps, the same form. */
export const Salary: Story = {
  args: {
    eyebrow: 'Daily salary from Habagat',
    title: '21 November 2026',
    amount: '₱16.00',
    rule: 'Version 2, in force since 1 July',
    sections: [
      {
        id: 'base',
        step: 1,
        title: 'Turnover',
        lines: [
          { id: 'slots', label: 'Slots', value: '42,000.00', source: { href: '#slots' } },
          { id: 'live', label: 'Live casino', value: '28,000.00', source: { href: '#live' } },
          { id: 'base', label: 'Base', value: '70,000.00', kind: 'total' },
        ],
      },
      { id: 'amount', step: 2, title: 'Amount', calculation: { product: '₱70,000.00 × 0.20% =', result: '₱140.00' } },
      {
        id: 'corrections',
        step: 3,
        title: 'Corrections',
        lines: [
          { id: '20', label: '20 November: was 124.00, is 0.00', value: '−124.00', source: { href: '#20' } },
          { id: 'paid', label: 'Paid', value: '16.00', kind: 'total' },
        ],
        note: '₱13,000.00 of live casino bets were taken back after the payment.',
      },
    ],
  },
};

/** Title and shape stay. */
export const Loading: Story = {
  tags: ['matrix'],
  args: { amount: undefined, status: undefined, rule: undefined, sections: undefined, loading: 'Statement is loading' },
};

export const Failed: Story = {
  args: {
    sections: undefined,
    error: <ErrorState title="The statement did not load" onRetry={fn()} retryLabel="Try again" />,
  },
};

/** The file is being prepared. */
export const Downloading: Story = {
  args: {
    download: {
      title: 'Recompute it yourself',
      text: '23,272 settled bets',
      label: 'CSV',
      onDownload: fn(),
      busy: true,
      busyLabel: 'Preparing the file',
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'phone' } } };
