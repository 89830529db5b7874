import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { RestrictionList } from './RestrictionList.tsx';

const meta = {
  title: 'Data/RestrictionList',
  component: RestrictionList,
  args: {
    title: 'Two things are on hold. Everything else works.',
    text: 'You can play, deposit with e-wallet, QR and bank, and withdraw up to ₱10,000.00 at a time.',
    texts: { since: 'Since', until: 'Until' },
    restrictions: [
      {
        id: 'address',
        icon: 'out',
        title: 'Withdrawals above ₱10,000.00',
        reason: 'The proof of address you sent on Nov 21 could not be read. A sharper one is checked within 24 hours.',
        since: 'Nov 21, 9:14 PM',
        until: 'a new one is accepted',
        action: <Button startIcon={<Icon name="camera" />}>Send a sharper photo</Button>,
      },
      {
        id: 'identity',
        icon: 'id',
        title: 'Card deposits',
        reason: 'Your driver’s licence ran out on Nov 20. Any government ID that is still valid will do.',
        since: 'Nov 20',
        action: <Button startIcon={<Icon name="id" />}>Add a valid ID</Button>,
      },
    ],
  },
} satisfies Meta<typeof RestrictionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

/** The member can only wait. */
export const WithoutAction: Story = {
  args: {
    title: 'You are on a break. Withdrawing stays open.',
    text: undefined,
    restrictions: [
      {
        id: 'break',
        icon: 'pause',
        title: 'Games, deposits and offers',
        reason: 'You chose 7 days. It ends by itself and cannot be ended early.',
        since: 'Nov 22, 8:00 PM',
        until: 'Sun, Nov 29, 8:00 PM',
      },
    ],
  },
};

export const LongTexts: Story = {
  args: {
    title: 'Dalawang bagay ang pansamantalang nakahinto. Gumagana ang lahat ng iba pa.',
    restrictions: [
      {
        id: 'address',
        icon: 'out',
        title: 'Mga pag-withdraw na higit sa ₱100,000,000.00',
        reason: 'Hindi mabasa ang patunay ng tirahan na ipinadala mo noong Nobyembre 21.',
        until: 'matanggap ang bagong dokumento',
        action: <Button>Magpadala ng mas malinaw na larawan</Button>,
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
