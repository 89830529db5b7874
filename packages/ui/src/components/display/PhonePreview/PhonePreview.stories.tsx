import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PhonePreview } from './PhonePreview.tsx';

const COVER = new URL('../../../../.storybook/covers/maker-jl.svg', import.meta.url).href;

const meta = {
  title: 'Display/PhonePreview',
  component: PhonePreview,
  args: { name: 'Croupier', pictures: Array.from({ length: 9 }, () => COVER) },
} satisfies Meta<typeof PhonePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Loading: Story = { args: { pictures: undefined } };
