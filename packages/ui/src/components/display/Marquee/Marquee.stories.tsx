import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Marquee } from './Marquee.tsx';

const meta = {
  title: 'Display/Marquee',
  component: Marquee,
  parameters: { moves: true },
  args: {
    items: [
      { id: 'bank', text: 'Bank transfers may take up to 30 minutes tonight, 11 PM to 1 AM.' },
      { id: 'thanks', text: 'Salamat sa pag-unawa.' },
    ],
    labels: { name: 'Notice', pause: 'Pause notices', play: 'Run notices', next: 'Next notice' },
  },
} satisfies Meta<typeof Marquee>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Play states of the endless animations; short transitions are ignored. */
const playStates = (element: Element) =>
  element
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect?.getTiming().iterations === Infinity)
    .map(({ playState }) => playState)
    .join();

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('region', { name: 'Notice' });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(strip.scrollWidth).toBe(strip.clientWidth);
    await expect(playStates(strip)).toBe('running');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause notices' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Run notices' })).toBeVisible());
    await expect(playStates(strip)).toBe('paused');
  },
};

export const Links: Story = {
  args: {
    linkOf: (id) => ({ href: `#${id}` }),
    all: { label: 'all of them, 2 new', link: { href: '#all' } },
    icon: (
      <>
        <Icon name="horn" />
        <CountBadge count={2} label="" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Notice all of them, 2 new' })).toHaveFocus();
    await expect(playStates(canvas.getByRole('region', { name: 'Notice' }))).toBe('paused');
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[1]).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
