import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { GoToTop } from '../GoToTop/index.ts';
import { Icon } from '../Icon/index.ts';
import { RightBar } from './index.ts';

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

export const Wide: Story = {
  parameters: { viewport: { options: { wide: { name: 'Wide', styles: { width: '1680px', height: '900px' } } } } },
  globals: { viewport: { value: 'wide' } },
};
