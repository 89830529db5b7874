import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleImages } from '../../../../.storybook/covers/samples.ts';
import { AppFooter } from '../AppFooter/AppFooter.tsx';
import { BrandMark } from '../../display/BrandMark/BrandMark.tsx';
import { FooterMap } from './FooterMap.tsx';

const link = (label: string) => ({ id: label, label, link: { href: `#${label}` } });
const product = (title: string, makers: readonly string[]) => ({
  id: title,
  title,
  link: { href: `#${title}` },
  links: makers.map(link),
});

const meta = {
  title: 'Layout/FooterMap',
  component: FooterMap,
  args: {
    label: 'About this site',
    rows: [
      { id: 'offers', title: 'Offers', links: [link('Promotions'), link('Missions'), link('Rebate')] },
      { id: 'help', title: 'Help', links: [link('Help'), { id: 'service', label: 'Customer service' }] },
      { id: 'channels', title: 'Follow us', links: [link('Facebook'), link('Telegram')] },
    ],
    products: [
      product('Slots', ['Ninth Lantern', 'Mangga Street', 'Kampanario', 'Tidewright', 'Salamin', 'Tala Studios']),
      product('Live casino', ['Brasswick & Co.', 'Habi Live']),
      product('Fishing', ['Tidewright']),
    ],
    productsLabel: 'Products',
    logosLabel: 'Our partners',
    logos: [
      { id: 'jl', name: 'Kampanario', src: sampleImages.makerJl, link: { href: '#jl' } },
      { id: 'ltn', name: 'Luntian', src: sampleImages.makerLtn, link: { href: '#ltn' } },
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
    await expect(canvas.getByRole('navigation', { name: 'About this site' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Customer service' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Our partners' }).children).toHaveLength(2);
  },
};

export const WithoutProductsAndLogos: Story = {
  args: { products: [], logos: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Our partners' })).toBeNull();
  },
};

/** Products are collapsed on phones. */
export const LongText: Story = {
  args: {
    products: [
      product('Mga larong slot at iba pa', ['Simbang-Gabi-Merienda-Gaming-Studio', 'Capiz & Ivory']),
      product('Live casino', ['Brasswick & Co. Kabushiki Kaisha']),
    ],
  },
  globals: { viewport: { value: 'small' } },
};
