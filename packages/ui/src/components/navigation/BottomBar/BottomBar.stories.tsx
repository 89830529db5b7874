import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { IconName } from '../../display/Icon/Icon.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { BottomBar } from './BottomBar.tsx';

const destinations: readonly [string, string, IconName][] = [
  ['home', 'Home', 'home'],
  ['games', 'Games', 'slots'],
  ['promos', 'Promos', 'gift'],
  ['wallet', 'Wallet', 'wallet'],
  ['me', 'Me', 'user'],
];
const items = destinations.map(([id, label, icon]) => ({
  id,
  label,
  icon: <Icon name={icon} size={23} />,
  link: { href: `#${id}` },
}));

const meta = {
  title: 'Navigation/BottomBar',
  component: BottomBar,
  args: { label: 'Shortcuts', items, current: 'home' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div>
        <main style={{ minHeight: 1100, padding: 16 }}>
          <p>The page.</p>
        </main>
        <p style={{ margin: 0, padding: 16 }}>The last line of the page.</p>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    // Hidden at desktop size.
    const bar = canvas.queryByRole('navigation', { name: 'Shortcuts' });
    if (!bar) return;
    window.scrollTo({ top: 9999 });
    const line = canvas.getByText('The last line of the page.').getBoundingClientRect();
    await expect(line.bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top + 1);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Home');
  },
};

export const RaisedMiddle: Story = {
  args: { items: items.map((item) => ({ ...item, raised: item.id === 'promos' })), current: 'wallet' },
};

export const WithBadges: Story = {
  args: {
    items: items.map((item) =>
      item.id === 'me' || item.id === 'promos'
        ? { ...item, badge: { count: item.id === 'me' ? 120 : 2, label: 'new' } }
        : item,
    ),
  },
};

/** Labels wrap between words only and are never cut. */
export const LargeText: Story = {
  args: { items: items.map((item) => (item.id === 'wallet' ? { ...item, label: 'My wallet' } : item)) },
  globals: { textSize: '200', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      const name = link.querySelector('span:last-of-type');
      const label = name?.textContent ?? '';
      const line = name ? Number.parseFloat(getComputedStyle(name).lineHeight) : 1;
      const words = label.split(' ').length;
      await expect(Math.round((name?.clientHeight ?? 0) / line), label).toBeLessThanOrEqual(words);
      await expect(name?.scrollWidth, label).toBe(name?.clientWidth);
    }
  },
};
