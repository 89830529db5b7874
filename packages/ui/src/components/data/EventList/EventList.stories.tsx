import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { EventList } from './EventList.tsx';

const meta = {
  title: 'Data/EventList',
  component: EventList,
  args: {
    label: 'Events',
    newLabel: '(new)',
    days: [
      {
        id: 'today',
        label: 'Today',
        events: [
          {
            id: 'part',
            icon: 'out',
            tone: 'warning',
            title: 'Part 2 of your withdrawal was sent: ₱1,000.00',
            time: '6:55 PM',
            text: 'Confirm it by Mon 6:55 PM, else it counts as received.',
            isNew: true,
            actions: (
              <>
                <Button>It arrived</Button>
                <Button>It did not</Button>
              </>
            ),
          },
          {
            id: 'in',
            icon: 'into',
            tone: 'success',
            title: '₱1,000.00 paid in',
            time: '6:05 PM',
            text: 'Kampupot e-wallet. Balance ₱12,480.50.',
            isNew: true,
          },
          {
            id: 'limit',
            icon: 'hourglass',
            title: 'A raise to ₱10,000 a day waits',
            time: '11:30 AM',
            text: 'Deposit limit. It can start on Mon, Nov 23, 11:30 AM.',
          },
        ],
      },
      {
        id: 'yesterday',
        label: 'Yesterday',
        events: [
          {
            id: 'id',
            icon: 'id',
            tone: 'danger',
            title: 'Your proof of address could not be read',
            time: '9:14 PM',
            text: 'Until a new one: ₱10,000 at most per withdrawal.',
            actions: <Button>Send a new one</Button>,
          },
          {
            id: 'bonus',
            icon: 'ticket',
            tone: 'accent',
            title: '₱400.00 bonus added: 20% on Saturdays',
            time: '6:41 PM',
          },
        ],
      },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof EventList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

/** In a drawer. */
export const Bare: Story = { args: { bare: true } };

export const Loading: Story = { args: { loading: true, days: [] } };

export const LongTexts: Story = {
  args: {
    days: [
      {
        id: 'today',
        label: 'Ngayong araw, Linggo, Nobyembre 22',
        events: [
          {
            id: 'part',
            icon: 'out',
            tone: 'warning',
            title: 'Naipadala na ang ikalawang bahagi ng iyong pag-withdraw na ₱100,000,000.00',
            time: 'kani-kanina lamang',
            text: 'Kumpirmahin bago ang Lunes, 6:55 PM; kung hindi ay ituturing itong natanggap na.',
            isNew: true,
            actions: (
              <>
                <Button>Dumating na ang pera</Button>
                <Button>Hindi pa dumarating</Button>
              </>
            ),
          },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
