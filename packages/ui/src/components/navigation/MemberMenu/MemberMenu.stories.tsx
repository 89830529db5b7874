import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Amount } from '../../display/Amount/Amount.tsx';
import type { IconName } from '../../display/Icon/Icon.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import type { MemberMenuItem } from './MemberMenu.tsx';
import { MemberMenu } from './MemberMenu.tsx';

const page = (id: string, label: string, icon: IconName, rest: Partial<MemberMenuItem> = {}): MemberMenuItem => ({
  id,
  label,
  icon: <Icon name={icon} />,
  link: { href: `#${id}` },
  ...rest,
});

const badge = (count: number, label: string) => ({ badge: { count, label } });

const meta = {
  title: 'Navigation/MemberMenu',
  component: MemberMenu,
  args: {
    label: 'Account',
    layout: 'list',
    current: 'withdraw',
    groups: [
      {
        id: 'money',
        label: 'Money',
        items: [
          page('wallets', 'Wallets', 'wallet', { fact: '₱13,660.50 in 3' }),
          page('deposit', 'Deposit', 'into', { fact: 'From ₱50' }),
          page('withdraw', 'Withdraw', 'out', { fact: '1 on its way' }),
          page('upline', 'Transfer to upline', 'arrowUp', { fact: 'amihan' }),
        ],
      },
      {
        id: 'records',
        label: 'Records',
        items: [
          page('statement', 'Statement', 'history', { fact: '38 entries' }),
          page('profit', 'Profit and loss', 'chart', { fact: <Amount text="+₱5,753.20" tone="gain" /> }),
          page('bonuses', 'Bonuses', 'ticket', { fact: '₱1,020.00 to go' }),
        ],
      },
      {
        id: 'account',
        label: 'Account',
        items: [
          page('rewards', 'Rewards', 'gift', badge(3, '3 rewards to collect')),
          page('messages', 'Messages', 'mail', badge(2, '2 unread')),
          page('limits', 'Limits and breaks', 'shield', { fact: '₱4,000.00 left today' }),
          { id: 'logout', label: 'Log out', icon: <Icon name="logout" />, onSelect: fn() },
        ],
      },
    ],
  },
} satisfies Meta<typeof MemberMenu<'a'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = { tags: ['matrix'], args: { current: undefined } };

export const Column: Story = {
  args: { layout: 'column' },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Withdraw/ })).toHaveAttribute('aria-current', 'page');
  },
};

/** A new member: facts are left out, not zero, and what to do first has no heading. */
export const WithoutFacts: Story = {
  args: {
    groups: [
      {
        id: 'start',
        label: 'To start with',
        labelHidden: true,
        items: [
          page('details', 'Complete your account', 'user', { fact: '3 of 12' }),
          page('missions', 'Missions', 'flag', { fact: 'Open to you' }),
        ],
      },
      {
        id: 'money',
        label: 'Money',
        items: [page('wallets', 'Wallets', 'wallet'), page('deposit', 'Deposit', 'into')],
      },
    ],
  },
};

export const LongTexts: Story = {
  args: {
    groups: [
      {
        id: 'money',
        label: 'Mga transaksyon sa pera',
        items: [
          page('wallets', 'Mga pitaka at paglilipat ng pondo', 'wallet', { fact: '₱100,000,000.00 sa tatlong pitaka' }),
          page('rewards', 'Mga gantimpala at misyon', 'gift', {
            fact: 'Matatapos sa Martes',
            ...badge(120, '120 gantimpala'),
          }),
        ],
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
