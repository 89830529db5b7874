import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OddsButton } from './OddsButton.tsx';

const meta = {
  title: 'Game/OddsButton',
  component: OddsButton,
  args: { label: 'Home', price: '1.72', onClick: fn() },
  decorators: [(Story) => <div style={{ display: 'flex', maxWidth: 200 }}>{Story()}</div>],
} satisfies Meta<typeof OddsButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Home.*1.72/, pressed: false }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Selected: Story = { args: { selected: true } };
export const Up: Story = {
  args: { change: { direction: 'up', text: 'up from 1.65' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/up from 1.65/);
  },
};
export const Down: Story = { args: { price: '1.60', change: { direction: 'down', text: 'down from 1.72' } } };
export const SelectedDown: Story = { args: { ...Down.args, selected: true } };
export const Suspended: Story = { args: { suspended: 'Suspended' } };

/** All of a market, in each state. */
export const Market: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, width: '100%' }}>
      <OddsButton {...args} selected />
      <OddsButton {...args} label="Draw" price="3.20" change={{ direction: 'up', text: 'up from 3.10' }} />
      <OddsButton {...args} label="Mga Napakahabang Pangalan ng Koponan" price="18.00" suspended="Suspended" />
    </div>
  ),
  decorators: [(Story) => <div style={{ width: '100%', maxWidth: 420 }}>{Story()}</div>],
};
