import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Receipt } from '../../data/Receipt/Receipt.tsx';
import type { TierDraft, TierEditorProps } from './TierEditor.tsx';
import { TierEditor } from './TierEditor.tsx';

const tiers: readonly TierDraft[] = [
  { id: 'a', threshold: '20000', activeUsers: '8', rate: '12' },
  { id: 'b', threshold: '60000', activeUsers: '10', rate: '16' },
  { id: 'c', threshold: '120000', activeUsers: '12', rate: '20' },
];

/** Keeps the tiers, as a form does. */
function Controlled(props: TierEditorProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TierEditor
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const preview = (
  <Receipt
    lines={[
      { id: 'base', label: 'Her team lost, 1 to 15 November', value: '₱37,693.47' },
      { id: 'active', label: 'Active accounts', value: '12 of 15' },
      { id: 'tier', label: 'Tier 1 reached', value: '12%' },
      { id: 'own', label: 'Your own dividend then', value: '₱36,007.53' },
    ]}
    total={{ label: 'You would have paid her', value: '₱4,523.21' }}
  />
);

const meta = {
  title: 'Inputs/TierEditor',
  component: TierEditor,
  render: Controlled,
  args: {
    label: 'Tiers',
    value: tiers,
    onChange: fn(),
    createTier: () => ({ id: 'new', threshold: '', activeUsers: '', rate: '' }),
    max: 10,
    currency: '₱',
    hint: 'Thresholds must rise. Never above your own 30%.',
    preview,
    texts: {
      threshold: 'Net loss from',
      activeUsers: 'Active accounts from',
      rate: 'She gets',
      tier: (position) => `Tier ${position}`,
      add: 'Add a tier',
      remove: (position) => `Remove tier ${position}`,
      moveUp: (position) => `Move tier ${position} up`,
      moveDown: (position) => `Move tier ${position} down`,
      moved: (from, to) => `Tier ${from} is now tier ${to}`,
      added: (position) => `Tier ${position} added`,
      removed: (position) => `Tier ${position} removed`,
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 1060 }}>{Story()}</div>],
} satisfies Meta<typeof TierEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One line for each tier where there is space; the preview is beside it. */
export const Default: Story = { tags: ['matrix'] };

/** Alt with an arrow moves a tier, and the field keeps the focus. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('textbox', { name: 'Net loss from' });
    first?.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(canvas.getByText('Tier 1 is now tier 2')).toBeInTheDocument());
    await expect(canvas.getAllByRole('textbox', { name: 'Net loss from' })[1]).toHaveFocus();
    await expect(document.activeElement).toHaveValue('20000');
  },
};

/** Messages are under their fields; one concerns all tiers. */
export const Refused: Story = {
  tags: ['matrix'],
  args: {
    errors: {
      b: { threshold: 'Has to be above ₱120,000', rate: 'At most 30%' },
      c: { activeUsers: 'Whole number' },
    },
    value: tiers.map((tier) => ({ ...tier, rate: tier.id === 'b' ? '35' : tier.rate })),
    error: 'Thresholds must rise from tier to tier.',
  },
};

/** The last tier cannot be removed. */
export const OneTier: Story = { tags: ['screenshot'], args: { value: tiers.slice(0, 1), preview: undefined } };

/** No more can be added. */
export const Full: Story = { args: { max: 3, hint: 'A contract has at most 3 tiers.' } };

export const Disabled: Story = { args: { disabled: true } };

export const LongTexts: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    texts: {
      ...meta.args.texts,
      threshold: 'Netong pagkalugi ng koponan mula sa',
      tier: (position) => `Antas ng kasunduan ${position}`,
    },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'phone' } } };
