import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { TermsRow } from './TermsComparison.tsx';
import { TermsComparison } from './TermsComparison.tsx';

const tiers = [
  ['₱10,000', '5', '20%', '₱15,000', '6', '22%'],
  ['₱50,000', '12', '25%', '₱60,000', '14', '26%'],
  ['₱100,000', '20', '30%', '₱150,000', '24', '33%'],
  ['₱250,000', '30', '35%', '₱250,000', '32', '38%'],
] as const;

const rows: readonly TermsRow[] = tiers.map(([base, active, rate, newBase, newActive, newRate], index) => ({
  id: `${index}`,
  label: `Tier ${index + 1}`,
  values: [
    { id: 'base', label: 'Net loss from', before: base, after: newBase, ...(base !== newBase && { change: 'worse' }) },
    { id: 'active', label: 'Active accounts', before: active, after: newActive, change: 'worse' },
    { id: 'rate', label: 'Your share', before: rate, after: newRate, change: 'better' },
  ],
}));

const meta = {
  title: 'Data/TermsComparison',
  component: TermsComparison,
  args: {
    label: 'Version 3 and version 4, tier by tier',
    before: {
      title: 'Version 3',
      eyebrow: 'In force since 16 Oct',
      note: 'Goes on if you reject, and until you answer.',
    },
    after: {
      title: 'Version 4',
      eyebrow: 'Offered by Habagat on 21 Nov',
      note: 'If you accept: from 1 December. Bonuses, rebates and carry-over are counted as before.',
    },
    rows,
    texts: {
      row: 'Tier',
      changes: { better: 'better', worse: 'worse', changed: 'changed' },
      missing: 'none',
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 960 }}>{Story()}</div>],
} satisfies Meta<typeof TermsComparison>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A change has an icon and a word beside its colour; unchanged values have none. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('better')).toHaveLength(4);
    await expect(canvas.getAllByText('worse')).toHaveLength(7);
    await expect(canvas.getByRole('columnheader', { name: /Version 4/u })).toBeVisible();
  },
};

/** Tier by tier, both versions beside each other. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A tier is new and one is gone. */
export const AddedAndRemoved: Story = {
  tags: ['screenshot'],
  args: {
    rows: rows.slice(0, 2).map((row, index) => ({
      ...row,
      values: row.values.map(({ before, after, ...value }) =>
        index === 0 ? { ...value, before, change: 'worse' } : { ...value, after, change: 'better' },
      ),
    })),
  },
};

/** Nothing differs but the date. */
export const Equal: Story = {
  args: {
    rows: rows.map((row) => ({
      ...row,
      values: row.values.map(({ id, label, before }) => ({ id, label, before, after: before })),
    })),
  },
};

export const LongTexts: Story = {
  tags: ['matrix'],
  globals: { viewport: { value: 'small' } },
  args: {
    rows: rows.map((row) => ({
      ...row,
      label: `Antas ng kasunduan ${row.label}`,
      values: row.values.map((value) => ({ ...value, label: `${value.label} ng koponan`, after: '₱1,234,567,890.12' })),
    })),
    texts: {
      ...meta.args.texts,
      changes: { better: 'mas mabuti para sa iyo', worse: 'mas masama para sa iyo', changed: 'nagbago' },
    },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'phone' } } };
