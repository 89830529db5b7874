import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { StatusChip } from '../../display/StatusChip/StatusChip.tsx';
import { PendingChange } from '../../feedback/PendingChange/PendingChange.tsx';
import { SettingList } from './SettingList.tsx';

const meta = {
  title: 'Data/SettingList',
  component: SettingList,
  args: {
    title: 'Signing in',
    settings: [
      {
        id: 'password',
        icon: 'key',
        tone: 'success',
        title: 'Password',
        note: 'Changed on Oct 2',
        action: <Button>Change</Button>,
      },
      {
        id: 'payment',
        icon: 'lock',
        tone: 'warning',
        title: 'Payment password',
        note: 'Not set',
        action: <Button>Set</Button>,
      },
      {
        id: 'email',
        icon: 'mail',
        tone: 'success',
        title: 'm*****l@mail.example',
        note: 'Confirmed',
        action: <StatusChip tone="success">Confirmed</StatusChip>,
      },
    ],
  },
} satisfies Meta<typeof SettingList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const Loading: Story = { args: { settings: [], loading: 3 } };

export const Empty: Story = {
  args: { title: 'Trusted places', settings: [], empty: 'Each login from a new place asks for a code.' },
};

export const WithFooter: Story = {
  args: {
    title: 'Devices',
    titleEnd: <Button variant="quiet">End the others</Button>,
    text: 'Where you are logged in now.',
    footer: <Button fullWidth>Show more</Button>,
  },
};

export const LongTexts: Story = {
  args: {
    title: 'Pag-login at mga password ng account',
    settings: [
      {
        id: 'payment',
        icon: 'lock',
        title: 'Password sa pagbabayad na hinihingi tuwing may lalabas na pera',
        note: 'Naka-lock hanggang Miyerkules, Nobyembre 25, 12:15 PM',
        action: <Button>Magtakda ng bagong password</Button>,
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
};

/** Under a heading of the page, with a change that waits. */
export const WithoutTitle: Story = {
  args: {
    title: undefined,
    label: 'Other limits',
    settings: [
      {
        id: 'loss',
        icon: 'chart',
        title: 'Losses, ₱6,000.00 a week',
        note: '₱5,520.00 left until Monday',
        action: <Button>Change</Button>,
        children: (
          <PendingChange
            title="Raise to ₱8,000.00 a week"
            text="It can start on Mon, Nov 23, 11:30 AM, and only with your second yes."
            cancelLabel="Drop it"
            onCancel={fn()}
          />
        ),
      },
      { id: 'time', icon: 'clock', title: 'Time in games, 3 hours a day', note: '1 hour used today' },
    ],
  },
};
