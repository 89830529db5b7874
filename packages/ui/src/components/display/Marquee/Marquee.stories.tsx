import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
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

export const Buttons: Story = {
  args: { onSelect: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(playStates(canvas.getByRole('region', { name: 'Notice' }))).toBe('paused');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('bank');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
