import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { GoToTop } from '../GoToTop/GoToTop.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { RightBar } from './RightBar.tsx';

const onService = fn();

const meta = {
  title: 'Navigation/RightBar',
  component: RightBar,
  args: {
    label: 'Help and app',
    items: [
      { id: 'app', label: 'Get the app', icon: <Icon name="download" />, link: { href: '#app' } },
      { id: 'service', label: 'Customer service', icon: <Icon name="headset" />, onSelect: onService },
    ],
    children: <GoToTop label="Back to the top" topId="page" />,
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main id="page" tabIndex={-1} style={{ minHeight: 2400, padding: 16 }}>
        <p>A long page.</p>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof RightBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneButton: Story = {
  tags: ['matrix'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Help and app' });
    await userEvent.click(toggle);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Customer service' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('button', { name: 'Customer service' })).toBeNull();
    await waitFor(() => expect(toggle).toHaveFocus());
  },
};

export const Opened: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Help and app' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Customer service' }));
    await expect(onService).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Help and app' }));
  },
};

export const OutOfTheWay: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('complementary', { name: 'Help and app' });
    window.scrollTo({ top: 600 });
    await waitFor(() => expect(group).toHaveAttribute('data-away', 'true'));
    window.scrollTo({ top: 500 });
    await waitFor(() => expect(group).toHaveAttribute('data-away', 'false'));
  },
};

/** The closed button does not cover amounts at the page's end side. */
export const BesideAmounts: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <>
        {Array.from({ length: 24 }, (_, row) => (
          <p key={row} style={{ display: 'flex', justifyContent: 'space-between' }}>
            Bet {row} <span data-figure>₱12,480.50</span>
          </p>
        ))}
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const tab = canvas.getByRole('button', { name: 'Help and app' }).getBoundingClientRect();
    const [figure] = canvasElement.querySelectorAll('[data-figure]');
    const covered = (figure?.getBoundingClientRect().right ?? 0) - tab.left;
    await expect(covered).toBeLessThanOrEqual(12);
  },
};

export const Channels: Story = {
  args: {
    items: [
      { id: 'service', label: 'Customer service', icon: <Icon name="headset" />, onSelect: onService },
      ...['Facebook', 'Telegram', 'Viber'].map((label) => ({ id: label, label, link: { href: `#${label}` } })),
    ],
  },
  parameters: { viewport: { options: { wide: { name: 'Wide', styles: { width: '1680px', height: '900px' } } } } },
  globals: { viewport: { value: 'wide' } },
};

export const Wide: Story = {
  parameters: { viewport: { options: { wide: { name: 'Wide', styles: { width: '1680px', height: '900px' } } } } },
  globals: { viewport: { value: 'wide' } },
};
