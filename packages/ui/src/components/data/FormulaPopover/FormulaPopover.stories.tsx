import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LinkButton } from '../../actions/LinkButton/LinkButton.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { FormulaPopover } from './FormulaPopover.tsx';

const meta = {
  title: 'Data/FormulaPopover',
  component: FormulaPopover,
  args: {
    label: 'How net loss is counted',
    closeLabel: 'Close',
    formula: {
      title: 'Net loss, today',
      terms: [
        { id: 'turnover', label: 'Turnover', value: '₱142,980.00' },
        { id: 'payouts', label: 'less payouts', value: '−₱129,977.94' },
        { id: 'bonuses', label: 'less bonuses', value: '₱0.00' },
        { id: 'rebates', label: 'less rebates so far', value: '−₱506.93' },
      ],
      result: { label: 'Net loss of the team', value: '₱12,495.13' },
      note: '1,423 settled bets of 18 accounts, all levels, without your own. Returned stakes (₱4,500.00: ties, cancelled) are in neither line.',
      source: (
        <LinkButton variant="link" href="#bets" endIcon={<Icon name="chevronEnd" size={16} />}>
          See these bets
        </LinkButton>
      ),
    },
  },
} satisfies Meta<typeof FormulaPopover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter opens it; Escape closes it and returns the focus. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'How net loss is counted' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await within(document.body).findByRole('dialog', { name: 'Net loss, today' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A popover on desktops, a sheet on phones. */
export const Open: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How net loss is counted' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Net loss, today' });
    await within(dialog).findByRole('link', { name: 'See these bets' });
  },
};

export const LongTexts: Story = {
  ...Open,
  globals: { viewport: { value: 'small' } },
  args: {
    formula: {
      ...meta.args.formula,
      terms: meta.args.formula.terms.map((term) => ({
        ...term,
        label: `${term.label} ng buong koponan mo ngayong araw`,
      })),
      result: { label: 'Netong pagkalugi ng koponan', value: '₱1,234,567,890.12' },
    },
  },
};
