import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FavouriteButton } from './FavouriteButton.tsx';

const meta = {
  title: 'Game/FavouriteButton',
  component: FavouriteButton,
  args: {
    favourite: false,
    addLabel: 'Add Bakunawa Regatta to favourites',
    removeLabel: 'Remove Bakunawa Regatta from favourites',
    onChange: fn(),
  },
} satisfies Meta<typeof FavouriteButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    const heart = canvas.getByRole('button', { name: 'Add Bakunawa Regatta to favourites' });
    const { width, height } = heart.getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    await userEvent.click(heart);
    await userEvent.click(heart);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const Favourite: Story = { args: { favourite: true } };

export const Disabled: Story = { args: { disabled: true } };
