import type { Meta, StoryObj } from '@storybook/react-vite';
import { Funnel } from './Funnel.tsx';

const meta = {
  title: 'Data/Funnel',
  component: Funnel,
  args: {
    label: 'How it goes',
    stages: [
      { id: 'visits', label: 'Opened your link', value: 31, text: '31' },
      { id: 'registered', label: 'Registered', value: 4, text: '4' },
      { id: 'deposited', label: 'Deposited', value: 3, text: '3' },
      { id: 'qualified', label: 'Qualified', value: 2, text: '2' },
    ],
  },
} satisfies Meta<typeof Funnel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

/** Nobody has opened the link yet. */
export const Empty: Story = { args: { stages: meta.args.stages.map((stage) => ({ ...stage, value: 0, text: '0' })) } };

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    stages: [
      { id: 'visits', label: 'Nagbukas ng iyong imbitasyon sa kahit anong paraan', value: 1204, text: '1,204 na tao' },
      { id: 'registered', label: 'Nagparehistro gamit ang iyong code', value: 311, text: '311 na tao' },
    ],
  },
};
