import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrizeBands } from './PrizeBands.tsx';

const meta = {
  title: 'Rewards/PrizeBands',
  component: PrizeBands,
  args: {
    label: 'Prizes by place',
    bands: [
      { id: '1', places: 'No. 1', prize: '₱10,000', value: 10_000 },
      { id: '2', places: 'No. 2', prize: '₱5,000', value: 5000 },
      { id: '3', places: 'No. 3', prize: '₱3,000', value: 3000 },
      { id: '4', places: '4 to 10', prize: '₱1,000', value: 1000 },
      { id: '11', places: '11 to 30', prize: '₱300', value: 300 },
      { id: '31', places: '31 to 50', prize: '₱100', value: 100 },
    ],
    current: '31',
  },
} satisfies Meta<typeof PrizeBands>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const NotPlaced: Story = { args: { current: undefined } };

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    bands: meta.args.bands.map((band) => ({ ...band, places: `Mula ${band.places}`, prize: `${band.prize}.00` })),
  },
};
