import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleImages } from '../../../../.storybook/covers/samples.ts';
import { VendorCard } from './VendorCard.tsx';

const meta = {
  title: 'Game/VendorCard',
  component: VendorCard,
  args: { name: 'Kampanario', logo: sampleImages.makerJl, count: '88 games', onPress: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 164 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VendorCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kampanario 88 games' }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

export const AsLink: Story = {
  args: { name: 'Tres Piko', logo: sampleImages.makerTrp, linkProps: { href: '#/maker/trp' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tres Piko 88 games' })).toHaveAttribute('href', '#/maker/trp');
  },
};

export const Maintenance: Story = {
  args: { name: 'Luntian', logo: sampleImages.makerLtn, maintenance: 'Back at 14:00' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Luntian Back at 14:00' }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = { args: { name: 'Kampanario Interactive Gaming Studios Incorporated' } };
