import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { IconName } from '../../display/Icon/Icon.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { CategoryMenu } from './CategoryMenu.tsx';

const categories: readonly [string, string, IconName][] = [
  ['home', 'All games', 'home'],
  ['rng', 'Slots', 'slots'],
  ['live', 'Live', 'live'],
  ['pvp', 'Table', 'cards'],
  ['fish', 'Fishing', 'fish'],
  ['sports', 'Sports', 'ball'],
  ['elott', 'Lottery', 'lottery'],
];
const items = categories.map(([value, label, icon]) => ({ value, label, icon: <Icon name={icon} /> }));

const meta = {
  title: 'Navigation/CategoryMenu',
  component: CategoryMenu,
  args: { label: 'Categories', items, value: 'home', onChange: fn() },
} satisfies Meta<typeof CategoryMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Fishing'));
    await expect(args.onChange).toHaveBeenCalledWith('fish');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Links: Story = {
  args: { items: items.map((item) => ({ ...item, link: { href: `#${item.value}` } })), value: 'live' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Categories' })).toBeVisible());
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Live');
  },
};

export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { items: items.map((item) => ({ ...item, label: `${item.label} ng buong bayan` })) },
};
