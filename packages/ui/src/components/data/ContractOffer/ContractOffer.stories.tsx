import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { StatusChip } from '../../display/StatusChip/StatusChip.tsx';
import { TierLadder } from '../TierLadder/TierLadder.tsx';
import { ContractOffer } from './ContractOffer.tsx';

const tiers = [
  { id: '1', threshold: '₱15,000', condition: '6 active', rate: '22%' },
  { id: '2', threshold: '₱60,000', condition: '14 active', rate: '26%' },
  { id: '3', threshold: '₱150,000', condition: '24 active', rate: '33%' },
  { id: '4', threshold: '₱300,000', condition: '32 active', rate: '38%' },
];

const meta = {
  title: 'Data/ContractOffer',
  component: ContractOffer,
  args: {
    eyebrow: 'Offer from Habagat, 21 Nov',
    title: 'New dividend terms',
    text: 'A share of what your team loses, twice a month. A loss of ours is carried over.',
    terms: (
      <TierLadder
        label="Tiers of version 4"
        tiers={tiers}
        texts={{ current: 'now', reached: 'Reached', open: 'Not reached' }}
      />
    ),
    facts: [
      { id: 'parties', label: 'From, to', value: 'Habagat, you' },
      { id: 'from', label: 'Valid from', value: '1 December, 00:00' },
      { id: 'until', label: 'Answer until', value: '28 November, 16:40' },
    ],
    effect: {
      title: 'On your own last half months, version 4 against version 3',
      lines: [
        { id: '1', label: '1 to 15 October', value: '+₱2,210.58', source: { href: '#1' } },
        { id: '2', label: '16 to 31 October', value: '₱0.00', source: { href: '#2' } },
        { id: '3', label: '1 to 15 November', value: '−₱4,801.00', source: { href: '#3' } },
        { id: 'total', label: 'Together', value: '−₱2,590.42', kind: 'total' },
      ],
    },
    note: 'You owe nothing, whatever you choose. Without an answer version 3 goes on.',
    actions: (
      <>
        <Button variant="action">Compare and decide</Button>
        <Button>Reject…</Button>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof ContractOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each period leads to its settlement. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'New dividend terms' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '1 to 15 October' })).toHaveAttribute('href', '#1');
  },
};

/** Short, for the overview. */
export const Short: Story = {
  tags: ['screenshot'],
  args: {
    text: undefined,
    terms: undefined,
    facts: undefined,
    note: undefined,
    actions: <Button variant="action">Compare and decide</Button>,
  },
};

export const Loading: Story = {
  args: { effect: { title: 'On your own last half months, version 4 against version 3' } },
};

/** A new member has no periods. */
export const NoPeriods: Story = {
  args: { effect: { title: 'On your own last periods', instead: 'No period has been settled for you yet.' } },
};

export const EffectFailed: Story = {
  args: { effect: { title: 'On your own last periods', instead: 'Not loaded. The terms above are complete.' } },
};

/** Decided: the same paper without buttons. */
export const Rejected: Story = {
  args: {
    status: <StatusChip tone="danger">Rejected 22 Nov, 19:20</StatusChip>,
    note: 'Your reason: “Between ₱100,000 and ₱150,000 I lose four points, and that is where we are.”',
    actions: undefined,
  },
};

export const LongTexts: Story = {
  tags: ['matrix'],
  globals: { viewport: { value: 'small' } },
  args: {
    eyebrow: 'Alok mula kay Maria Consolacion Macaraeg-Dimaculangan, 21 Nob',
    title: 'Mga bagong tuntunin ng dibidendo para sa iyong koponan',
    facts: [
      { id: 'from', label: 'Magkakabisa simula sa susunod na kalahating buwan', value: '1 Disyembre 2026, 00:00' },
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'phone' } } };
