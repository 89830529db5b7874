import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from './BrandMark.tsx';

const meta = {
  title: 'Display/BrandMark',
  component: BrandMark,
  args: { name: 'Croupier' },
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = { tags: ['matrix'] };

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <BrandMark {...args} size="sm" />
      <BrandMark {...args} size="md" />
      <BrandMark {...args} size="lg" />
    </div>
  ),
};

export const MarkAlone: Story = { args: { compact: true, size: 'lg' } };

/** The name is shown completely where it fits, otherwise not at all. */
export const AsFarAsItFits: Story = {
  args: { compact: 'fit' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <div style={{ width: 200 }}>
        <BrandMark {...args} />
      </div>
      <div style={{ width: 96 }}>
        <BrandMark {...args} />
      </div>
    </div>
  ),
};

export const OtherBrand: Story = { globals: { brand: 'parolan' }, args: { name: 'Parolan', size: 'lg' } };
