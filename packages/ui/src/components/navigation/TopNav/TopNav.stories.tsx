import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AppHeader } from '../../layout/AppHeader/AppHeader.tsx';
import { BrandMark } from '../../display/BrandMark/BrandMark.tsx';
import { TopNav } from './TopNav.tsx';

const names = ['Home', 'Lottery', 'Live', 'Sports', 'Fishing', 'Slots', 'Table', 'E-sports', 'Promotions'];
const items = names.map((label) => ({ id: label.toLowerCase(), label, link: { href: `#${label.toLowerCase()}` } }));

const vendors = (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))', gap: 12 }}>
    {['Ninth Lantern', 'Mangga Street', 'Tidewright', 'Brasswick & Co.', 'Kampanario'].map((name) => (
      <a key={name} href="#vendor" style={{ padding: '12px 0', minHeight: 44 }}>
        {name}
      </a>
    ))}
  </div>
);

const meta = {
  title: 'Navigation/TopNav',
  component: TopNav,
  args: { label: 'Main', items, current: 'slots', moreLabel: 'More' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <AppHeader
          brand={
            <a href="#home">
              <BrandMark name="Croupier" />
            </a>
          }
          start={<Story />}
        />
        <div style={{ height: 360 }} />
      </>
    ),
  ],
  // Preloads the lazy chunk, so that no story waits for the network.
  loaders: [async () => ({ parts: await import('./MoreList.tsx') })],
} satisfies Meta<typeof TopNav<'a'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Overflow: Story = {
  args: { items: [...items, ...items.map((item) => ({ ...item, id: `${item.id}2`, label: `${item.label} two` }))] },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'More' });
    more.focus();
    await userEvent.keyboard('{ArrowDown}');
    const last = await screen.findByRole('menuitem', { name: 'Promotions two' }, { timeout: 5000 });
    await waitFor(() => expect(last).toBeVisible());
    await expect(canvas.queryByRole('link', { name: 'Promotions two' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(more).toHaveFocus());
  },
};

export const PanelByKeyboard: Story = {
  args: { items: items.map((item) => (item.id === 'slots' ? { ...item, panel: vendors } : item)) },
  play: async ({ canvas }) => {
    const slots = canvas.getByRole('link', { name: 'Slots' });
    slots.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Ninth Lantern' })).toHaveFocus());
    await expect(slots).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(slots).toHaveFocus());
    await expect(canvas.queryByRole('group', { name: 'Slots' })).toBeNull();
  },
};

export const PanelByPointer: Story = {
  args: { items: items.map((item) => (item.id === 'live' ? { ...item, panel: vendors } : item)) },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Live' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Live' })).toBeVisible());
  },
};

/** The last item returns as soon as it fits without the overflow button. */
export const GrowsBack: Story = {
  play: async ({ canvas, canvasElement }) => {
    const header = canvasElement.querySelector('header');
    const nav = canvas.getByRole('navigation', { name: 'Main' });
    const last = canvas.getByText('Promotions');
    const needed = last.getBoundingClientRect().right - nav.getBoundingClientRect().left;
    const others = window.innerWidth - nav.getBoundingClientRect().width;
    const setNavWidth = (width: number) => {
      if (header) header.style.width = `${Math.ceil(others + width)}px`;
    };
    await expect(canvas.queryByRole('button', { name: 'More' })).toBeNull();
    setNavWidth(needed - 20);
    await canvas.findByRole('button', { name: 'More' });
    // Too narrow for the button and the last item together, wide enough for the last item.
    setNavWidth(needed + 4);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'More' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Promotions' })).toBeVisible());
  },
};
