import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SampleHomePage } from '../../../testing/SampleHomePage.tsx';
import { guestGroups, memberGroups } from '../../../testing/side-menu-groups.tsx';
import { media } from '../../../theme/vars.ts';
import { AppFooter } from '../AppFooter/AppFooter.tsx';
import { AppHeader } from '../AppHeader/AppHeader.tsx';
import { AvatarMenu } from '../../navigation/AvatarMenu/AvatarMenu.tsx';
import { BalancePill } from '../../navigation/BalancePill/BalancePill.tsx';
import { BottomBar } from '../../navigation/BottomBar/BottomBar.tsx';
import { BrandMark } from '../../display/BrandMark/BrandMark.tsx';
import { Clock } from '../../display/Clock/Clock.tsx';
import { CountBadge } from '../../display/CountBadge/CountBadge.tsx';
import { GoToTop } from '../../navigation/GoToTop/GoToTop.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { LinkButton } from '../../actions/LinkButton/LinkButton.tsx';
import { RightBar } from '../../navigation/RightBar/RightBar.tsx';
import { SelectMenu } from '../../navigation/SelectMenu/SelectMenu.tsx';
import { SideMenu } from '../../navigation/SideMenu/SideMenu.tsx';
import { SkipLink } from '../../navigation/SkipLink/SkipLink.tsx';
import { TopNav } from '../../navigation/TopNav/TopNav.tsx';
import { PageFrame } from './PageFrame.tsx';

// Hidden on phones, where the bottom bar has these links.
const DesktopOnly = styled('span')({ display: 'none', [media.desktop]: { display: 'flex' } });

const now = () => Date.UTC(2026, 10, 21, 12, 34, 56);
const link = (href: string) => ({ href });

const navigation = ['Home', 'Lottery', 'Live', 'Sports', 'Fishing', 'Slots', 'Table', 'Promos'].map((label) => ({
  id: label.toLowerCase(),
  label,
  link: link(`#${label.toLowerCase()}`),
}));

const languages = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'fil', label: 'Filipino', lang: 'fil' },
];

const brand = (
  <a href="#home">
    <BrandMark name="Croupier" compact="fit" />
  </a>
);

function GuestActions() {
  return (
    <>
      <LinkButton variant="quiet" href="#login">
        Log in
      </LinkButton>
      <LinkButton variant="action" href="#register">
        Sign up
      </LinkButton>
    </>
  );
}

function MemberActions({ amount }: { amount: string }) {
  const [masked, setMasked] = useState(false);
  return (
    <>
      <BalancePill
        label="Balance"
        amount={amount}
        masked={masked}
        onMaskedChange={setMasked}
        hideLabel="Hide amount"
        showLabel="Show amount"
        onRefresh={fn()}
        refreshLabel="Refresh balance"
      />
      <LinkButton variant="action" href="#deposit">
        Deposit
      </LinkButton>
      <DesktopOnly>
        <IconButton label="Messages, 3 unread">
          <CountBadge count={3} label="3 unread">
            <Icon name="bell" />
          </CountBadge>
        </IconButton>
      </DesktopOnly>
      <DesktopOnly>
        <AvatarMenu label="Your account" name="Maricel Santos" items={[]} />
      </DesktopOnly>
    </>
  );
}

interface SiteProps {
  member: boolean;
  collapsed: boolean;
  amount: string;
}

function Site({ member, collapsed: initiallyCollapsed, amount }: SiteProps) {
  const [collapsed, setCollapsed] = useState(initiallyCollapsed);
  const [open, setOpen] = useState(false);
  const bottomItems = [
    { id: 'menu', label: 'Menu', icon: <Icon name="menu" size={23} />, onSelect: () => setOpen(true) },
    { id: 'home', label: 'Home', icon: <Icon name="home" size={23} />, link: link('#home') },
    { id: 'promos', label: 'Promos', icon: <Icon name="gift" size={23} />, link: link('#promos') },
    { id: 'wallet', label: 'Wallet', icon: <Icon name="wallet" size={23} />, link: link('#wallet') },
    {
      id: 'me',
      label: member ? 'Me' : 'Log in',
      icon: <Icon name="user" size={23} />,
      link: link('#me'),
      ...(member && { badge: { count: 3, label: '3 unread messages' } }),
    },
  ];
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <PageFrame
        header={
          <AppHeader
            brand={brand}
            start={<TopNav label="Main" items={navigation} current="home" moreLabel="More" />}
            tools={
              <>
                <Clock now={now} utcOffset={480} />
                <SelectMenu
                  label="Language"
                  options={languages}
                  value="en"
                  onChange={fn()}
                  icon={<Icon name="globe" />}
                  iconOnly
                />
              </>
            }
            end={member ? <MemberActions amount={amount} /> : <GuestActions />}
          />
        }
        side={
          <SideMenu
            label="Menu"
            groups={member ? memberGroups : guestGroups}
            current="home"
            collapsed={collapsed}
            onCollapsedChange={setCollapsed}
            collapseLabel="Collapse menu"
            expandLabel="Expand menu"
            open={open}
            onClose={() => setOpen(false)}
            closeLabel="Close menu"
            header={<BrandMark name="Croupier" />}
          />
        }
        footer={
          <AppFooter start={<BrandMark name="Croupier" />} end={<a href="#terms">Terms</a>}>
            <p>A fair table, a clear ledger. For adults of 21 and above. Play within your limits.</p>
          </AppFooter>
        }
        bottom={<BottomBar label="Shortcuts" items={bottomItems} current="home" />}
      >
        <SampleHomePage member={member} />
        <RightBar
          label="Help and app"
          items={[
            { id: 'app', label: 'Get the app', icon: <Icon name="download" />, link: link('#app') },
            { id: 'service', label: 'Customer service', icon: <Icon name="headset" />, onSelect: fn() },
          ]}
        >
          <GoToTop label="Back to the top" topId="main" />
        </RightBar>
      </PageFrame>
    </>
  );
}

const meta = {
  title: 'Layout/SiteFrame',
  component: Site,
  args: { member: true, collapsed: true, amount: '₱12,480.50' },
  parameters: { layout: 'fullscreen' },
  // Preloads the lazy chunk, so that no story waits for the network.
  loaders: [async () => ({ parts: await import('../../navigation/internal/SideMenuDrawer.tsx') })],
} satisfies Meta<typeof Site>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = { tags: ['matrix'] };

export const MemberExpanded: Story = {
  args: { collapsed: false },
  globals: { viewport: { value: 'desktop' } },
};

export const Guest: Story = { args: { member: false } };

export const MemberOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

export const GuestOnAPhone: Story = { args: { member: false }, globals: { viewport: { value: 'phone' } } };

export const LargeAmountOnASmallPhone: Story = {
  args: { amount: '₱1,234,567.89' },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
