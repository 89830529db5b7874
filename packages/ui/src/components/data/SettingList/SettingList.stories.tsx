import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { PendingChange } from '../../feedback/PendingChange/PendingChange.tsx';
import { SettingList } from './SettingList.tsx';

const meta = {
  title: 'Data/SettingList',
  component: SettingList,
  args: {
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
      {
        id: 'stakes',
        icon: 'doc',
        title: 'Stakes, no limit',
        note: 'What you bet in all, won back or not',
        action: <Button>Set</Button>,
      },
      { id: 'time', icon: 'clock', title: 'Time in games, 3 hours a day', note: '1 hour used today' },
    ],
  },
} satisfies Meta<typeof SettingList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const LongTexts: Story = {
  args: {
    settings: [
      {
        id: 'check',
        icon: 'bell',
        title: 'Paalala sa oras ng paglalaro, bawat isang oras at tatlumpung minuto',
        note: 'Hihinto ang laro at ipapakita kung magkano na ang panalo o talo',
        action: <Button>Palitan ang pagitan</Button>,
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
