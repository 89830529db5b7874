import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleImages } from '../../../../.storybook/covers/samples.ts';
import { VendorSection } from './VendorSection.tsx';

const meta = {
  title: 'Game/VendorSection',
  component: VendorSection,
  args: {
    title: 'Cockfights',
    vendors: [
      { id: 'jl', name: 'Kampanario', logo: sampleImages.makerJl, linkProps: { href: '#jl' } },
      { id: 'ltn', name: 'Luntian', logo: sampleImages.makerLtn, linkProps: { href: '#ltn' } },
      { id: 'trp', name: 'Tres Piko', logo: sampleImages.makerTrp, linkProps: { href: '#trp' } },
    ],
    seeAllLabel: 'See all',
    seeAll: { href: '#all' },
  },
} satisfies Meta<typeof VendorSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Cockfights' }).children).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Luntian' })).toHaveAttribute('href', '#ltn');
  },
};

export const LongText: Story = {
  args: {
    title: 'Mga sabong at iba pang paligsahan sa buong araw',
    seeAllLabel: 'Tingnan ang lahat ng gumagawa',
  },
  globals: { viewport: { value: 'small' } },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Cockfights' }).getBoundingClientRect();
    await expect(canvas.getByRole('link', { name: 'See all' }).getBoundingClientRect().right).toBeLessThan(title.left);
  },
};
