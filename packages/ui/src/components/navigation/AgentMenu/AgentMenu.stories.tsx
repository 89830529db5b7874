import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { IconName } from '../../display/Icon/Icon.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { AccountLine } from '../../display/AccountLine/AccountLine.tsx';
import { BrandMark } from '../../display/BrandMark/BrandMark.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Clock } from '../../display/Clock/Clock.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { SearchTrigger } from '../SearchTrigger/SearchTrigger.tsx';
import type { AgentMenuProps } from './AgentMenu.tsx';
import { AgentMenu } from './AgentMenu.tsx';

const now = () => Date.UTC(2026, 10, 22, 11, 18, 42);
const entry = (id: string, label: string, icon: IconName) => ({
  id,
  label,
  icon: <Icon name={icon} />,
  link: { href: `#${id}` },
});

function ControlledMenu(props: AgentMenuProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <div style={{ display: 'flex' }}>
      <AgentMenu {...props} open={open} onClose={() => setOpen(false)} />
      <main style={{ padding: 16 }}>
        <Button onClick={() => setOpen(true)}>Open the sheet</Button>
      </main>
    </div>
  );
}

const meta = {
  title: 'Navigation/AgentMenu',
  component: AgentMenu,
  render: (args) => <ControlledMenu {...args} />,
  args: {
    label: 'Agent centre',
    brand: (
      <a href="#home">
        <BrandMark name="Croupier" compact="fit" />
      </a>
    ),
    search: <SearchTrigger label="Find account or page" shortcut="/" onPress={fn()} fill />,
    groups: [
      { id: 'team', items: [entry('overview', 'Team overview', 'chart'), entry('bets', 'Team betting', 'ticket')] },
      {
        id: 'pay',
        items: [{ ...entry('dividends', 'Dividends', 'star'), badge: { count: 1, label: '1 offer to answer' } }],
      },
    ],
    shortcuts: [
      entry('deposit', 'Deposit', 'wallet'),
      entry('withdraw', 'Withdraw', 'out'),
      { ...entry('messages', 'Messages', 'mail'), badge: { count: 3, label: '3 unread messages' } },
      { id: 'service', label: 'Customer service', icon: <Icon name="headset" />, onSelect: fn() },
    ],
    current: 'bets',
    tools: (
      <IconButton label="Theme">
        <Icon name="moon" />
      </IconButton>
    ),
    account: (
      <AccountLine name="Amihan" balance="₱58,200.00" clock={<Clock now={now} utcOffset={480} zoneLabel="GMT+8" />} />
    ),
    accountAction: (
      <IconButton label="Log out">
        <Icon name="logout" />
      </IconButton>
    ),
    open: false,
    onClose: fn(),
    closeLabel: 'Close menu',
  },
  parameters: { layout: 'fullscreen' },
  // Preloads the lazy chunk, so that no story waits for the network.
  loaders: [async () => ({ parts: await import('./AgentMenuSheet.tsx') })],
} satisfies Meta<typeof AgentMenu<'a'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Agent centre' }));
    await expect(menu.getByRole('link', { name: 'Team betting' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Find account or page' })).toBeVisible();
    await expect(menu.getByRole('link', { name: '3 unread messages Messages' })).toBeVisible();
  },
};

export const Sheet: Story = {
  tags: ['matrix'],
  args: { open: true },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Agent centre' }, { timeout: 5000 });
    await expect(within(sheet).getByRole('link', { name: 'Team betting' })).toHaveAttribute('aria-current', 'page');
  },
};

export const SheetCloses: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open the sheet' });
    await userEvent.click(opener);
    const sheet = await screen.findByRole('dialog', { name: 'Agent centre' }, { timeout: 5000 });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Customer service' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
