import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { VendorTile } from '../../../testing/VendorTile.tsx';
import { VendorMenu } from './VendorMenu.tsx';

const names = [
  'Ninth Lantern',
  'Mangga Street',
  'Tidewright',
  'Brasswick & Co.',
  'Kampanario',
  'Salamin',
  'Oriole Live',
  'Sigla',
];
const vendors = names.map((label, index) => ({
  value: `v${index}`,
  label,
  icon: <VendorTile letter={label.slice(0, 1)} hue={index} />,
}));
const all = { value: 'all', label: 'All makers', icon: <VendorTile letter="A" hue={2} /> };

const meta = {
  title: 'Navigation/VendorMenu',
  component: VendorMenu,
  args: { label: 'Game makers', items: vendors, all, value: 'all', onChange: fn() },
} satisfies Meta<typeof VendorMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Tidewright'));
    await expect(args.onChange).toHaveBeenCalledWith('v2');
  },
};

export const MoreThanFit: Story = {
  args: { items: [...vendors, ...vendors.map((item) => ({ ...item, value: `${item.value}b` }))], value: 'v1' },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-side="end"]')).toHaveAttribute('data-shown', 'true'));
    await expect(canvasElement.querySelector('[data-side="start"]')).toHaveAttribute('data-shown', 'false');
  },
};

export const Links: Story = {
  args: {
    items: vendors.map((item) => ({ ...item, link: { href: `#${item.value}` } })),
    all: { ...all, link: { href: '#all' } },
    value: 'v3',
  },
};

export const WithoutLogos: Story = { args: { items: vendors.map(({ value, label }) => ({ value, label })) } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { value: 'v7' } };
