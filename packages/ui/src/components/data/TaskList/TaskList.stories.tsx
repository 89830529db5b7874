import type { Meta, StoryObj } from '@storybook/react-vite';
import { TaskList } from './TaskList.tsx';

const meta = {
  title: 'Data/TaskList',
  component: TaskList,
  args: {
    title: 'Waiting for you',
    countLabel: '3 things to do',
    tasks: [
      {
        id: 'part',
        icon: 'out',
        tone: 'warning',
        title: 'Did ₱1,000.00 arrive?',
        text: 'Part 2 of your withdrawal, sent at 6:55 PM. Answer by Mon 6:55 PM.',
        link: { href: '#part' },
      },
      {
        id: 'documents',
        icon: 'id',
        tone: 'danger',
        title: 'Two documents to renew',
        text: 'Until then: no card deposits, and ₱10,000 at most per withdrawal.',
        link: { href: '#documents' },
      },
      {
        id: 'rewards',
        icon: 'gift',
        tone: 'accent',
        title: '3 rewards to collect',
        text: '₱185.00 in all. The first one ends on Tuesday.',
        link: { href: '#rewards' },
      },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 440 }}>{Story()}</div>],
} satisfies Meta<typeof TaskList<'a'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const Loading: Story = { args: { loading: true, tasks: [] } };

export const LongTexts: Story = {
  args: {
    title: 'Mga bagay na naghihintay sa iyong sagot',
    tasks: [
      {
        id: 'part',
        icon: 'out',
        tone: 'warning',
        title: 'Dumating na ba ang ₱100,000,000.00 na ipinadala sa iyong e-wallet?',
        text: 'Ikalawang bahagi ng iyong pag-withdraw. Sumagot bago ang Lunes, Nobyembre 23, 6:55 PM.',
        link: { href: '#part' },
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
