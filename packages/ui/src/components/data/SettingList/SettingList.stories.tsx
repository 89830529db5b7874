import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { StatusChip } from '../../display/StatusChip/StatusChip.tsx';
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
        text: 'Changed on Oct 2',
        end: <Button>Change</Button>,
      },
      {
        id: 'payment',
        icon: 'lock',
        tone: 'warning',
        title: 'Payment password',
        text: 'Not set',
        end: <Button>Set</Button>,
      },
      {
        id: 'email',
        icon: 'mail',
        tone: 'success',
        title: 'm*****l@mail.example',
        text: 'Confirmed',
        end: <StatusChip tone="success">Confirmed</StatusChip>,
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
        text: 'Naka-lock hanggang Miyerkules, Nobyembre 25, 12:15 PM',
        end: <Button>Magtakda ng bagong password</Button>,
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
