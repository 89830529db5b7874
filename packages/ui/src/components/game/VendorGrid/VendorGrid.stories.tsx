import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleImages } from '../../../../.storybook/covers/samples.ts';
import { VendorGrid } from './VendorGrid.tsx';

const vendors = [
  { id: 'jl', name: 'Kampanario', logo: sampleImages.makerJl, link: { href: '#/jl' } },
  { id: 'trp', name: 'Tres Piko', logo: sampleImages.makerTrp, link: { href: '#/trp' } },
  { id: 'ltn', name: 'Luntian', logo: sampleImages.makerLtn, maintenance: 'Back at 14:00', link: { href: '#/ltn' } },
];

const meta = {
  title: 'Game/VendorGrid',
  component: VendorGrid,
  args: { label: 'Makers', vendors },
} satisfies Meta<typeof VendorGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Tres Piko' })).toHaveAttribute('href', '#/trp');
  },
};

export const Loading: Story = {
  args: { loading: true, loadingLabel: 'Makers are loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Makers are loading');
  },
};

export const LongText: Story = {
  args: {
    vendors: vendors.map((vendor) => ({
      ...vendor,
      name: `${vendor.name} Gaming Studio Kabushiki Kaisha`,
      count: '1,240 games',
    })),
  },
  globals: { viewport: { value: 'small' } },
};

/** Two per row; cards of a row have equal heights. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(second?.top).toBe(first?.top);
    await expect(second?.height).toBe(first?.height);
    await expect(third?.top).toBeGreaterThan(first?.bottom ?? 0);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'phone' } } };
