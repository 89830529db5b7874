import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleImages } from '../../../../.storybook/covers/samples.ts';
import { AppFooter } from '../AppFooter/AppFooter.tsx';
import { BrandMark } from '../../display/BrandMark/BrandMark.tsx';
import { FooterMap } from './FooterMap.tsx';

const link = (label: string) => ({ id: label, label, link: { href: `#${label}` } });

const meta = {
  title: 'Layout/FooterMap',
  component: FooterMap,
  args: {
    label: 'Products',
    columns: [
      { id: 'rng', title: 'Slots', links: [link('Ninth Lantern'), link('Mangga Street'), link('Kampanario')] },
      { id: 'live', title: 'Live casino', links: [link('Brasswick & Co.')] },
      { id: 'fish', title: 'Fishing', links: [link('Tidewright')] },
    ],
    logosLabel: 'Our partners',
    logos: [
      { id: 'jl', name: 'Kampanario', src: sampleImages.makerJl },
      { id: 'ltn', name: 'Luntian', src: sampleImages.makerLtn },
    ],
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppFooter start={<BrandMark name="Croupier" />} map={<Story />}>
        For adults only.
      </AppFooter>
    ),
  ],
} satisfies Meta<typeof FooterMap<'a'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Products' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Our partners' }).children).toHaveLength(2);
  },
};

export const WithoutLogos: Story = {
  args: { logos: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Our partners' })).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    columns: [
      {
        id: 'rng',
        title: 'Mga larong slot at iba pa',
        links: [link('Simbang-Gabi-Merienda-Gaming-Studio'), link('Capiz & Ivory')],
      },
      { id: 'live', title: 'Live casino', links: [link('Brasswick & Co. Kabushiki Kaisha')] },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
