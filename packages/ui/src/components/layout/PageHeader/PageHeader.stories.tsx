import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { SearchField } from '../../inputs/SearchField/SearchField.tsx';
import { Tabs } from '../../navigation/Tabs/Tabs.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: { title: 'Slots' },
} satisfies Meta<typeof PageHeader<'a'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { actions: '815 games' } };

export const WithEverything: Story = {
  tags: ['matrix'],
  args: {
    title: 'Betting record',
    eyebrow: 'My account',
    text: 'Every bet of the last 90 days.',
    back: { label: 'Back to my account', link: { href: '#account' } },
    actions: <Button>Download</Button>,
    tabs: (
      <Tabs
        label="Kinds of bets"
        value="slots"
        onChange={fn()}
        items={['Slots', 'Live', 'Sports'].map((label) => ({ value: label.toLowerCase(), label }))}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Betting record');
    await expect(canvas.getByRole('link', { name: 'Back to my account' })).toHaveAttribute('href', '#account');
  },
};

export const WithSearch: Story = {
  args: {
    actions: '815 games',
    search: <SearchField label="Search slots" clearLabel="Clear" value="" onChange={fn()} />,
  },
};

/** On a phone the button is aligned with the title's start. */
export const WrappedActions: Story = {
  tags: ['matrix'],
  globals: { viewport: { value: 'small' } },
  args: {
    title: 'Betting record of the year',
    back: { label: 'Back', link: { href: '#back' } },
    actions: <Button>Download</Button>,
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const action = canvas.getByRole('button').getBoundingClientRect();
    const isMirrored = document.documentElement.dir === 'rtl';
    await expect(action.top).toBeGreaterThanOrEqual(title.bottom);
    await expect(isMirrored ? action.right : action.left).toBeCloseTo(isMirrored ? title.right : title.left, 0);
  },
};

export const LongTitle: Story = {
  args: {
    title: 'Talaan ng lahat ng pagdeposito at pagwi-withdraw ngayong taon',
    back: { label: 'Back', link: { href: '#back' } },
    actions: <Button variant="action">Deposit</Button>,
  },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  args: { back: { label: 'Back', link: { href: '#back' } }, actions: '815 games' },
  globals: { direction: 'rtl' },
};
