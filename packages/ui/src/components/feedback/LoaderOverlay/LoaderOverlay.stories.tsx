import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FactList } from '../../display/FactList/FactList.tsx';
import { LoaderOverlay } from './LoaderOverlay.tsx';

const meta = {
  title: 'Feedback/LoaderOverlay',
  component: LoaderOverlay,
  args: { open: true, label: 'Opening the game' },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof LoaderOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Opening the game');
  },
};

export const Region: Story = {
  args: { scope: 'region', label: 'Refreshing' },
  render: (args) => (
    <div style={{ position: 'relative', padding: '48px 0' }}>
      <FactList facts={[{ id: 'balance', label: 'Balance', value: '₱12,480.50' }]} />
      <LoaderOverlay {...args} />
    </div>
  ),
};

export const Closed: Story = { args: { open: false } };
