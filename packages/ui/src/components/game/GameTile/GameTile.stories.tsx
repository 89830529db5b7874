import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sampleGames, sampleLabels, sampleTables } from '../../../../.storybook/covers/samples.ts';
import { GameTile } from './GameTile.tsx';

const [dragon, jeepney, , dikya, siete] = sampleGames;

const meta = {
  title: 'Game/GameTile',
  component: GameTile,
  args: {
    game: dragon,
    labels: sampleLabels,
    onPlay: fn(),
    onFavouriteChange: fn(),
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ width: parameters.wide ? 280 : 164 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GameTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    const tile = canvas.getByRole('button', { name: /Bakunawa Regatta.*Jackpot game.*Tres Piko/ });
    await userEvent.tab();
    await expect(tile).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlay).toHaveBeenLastCalledWith('dragon');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFavouriteChange).toHaveBeenLastCalledWith('dragon', true);
    await expect(args.onPlay).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(tile.querySelector('img')?.naturalWidth).toBeGreaterThan(0));
  },
};

export const AsLink: Story = {
  args: { game: jeepney, linkOf: ({ id }) => ({ href: `#/game/${id}` }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Jeepney Supreme/ })).toHaveAttribute('href', '#/game/jeepney');
    await expect(canvas.getByRole('button', { name: 'Remove Jeepney Supreme from favourites' })).toBeVisible();
  },
};

/** On a tile of 104 px, as on phones, the tag and the disc of the heart hide less than a tenth of the cover. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <div style={{ width: 104 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const tag = canvas.getByText('Hot').getBoundingClientRect();
    const heart = canvas.getByRole('button', { name: /to favourites$/ });
    const disc = Number.parseFloat(getComputedStyle(heart).getPropertyValue('--heart-disc'));
    const covered = tag.width * tag.height + Math.PI * (disc / 2) ** 2;
    await expect(covered / (104 * 104 * (4 / 3))).toBeLessThan(0.1);
    await expect(heart.getBoundingClientRect().width).toBe(44);
  },
};

export const New: Story = { args: { game: dikya } };

export const Maintenance: Story = {
  args: { game: siete },
  play: async ({ canvas, args }) => {
    const tile = canvas.getByRole('button', { name: /Back at 14:00.*Siete Nights/ });
    await userEvent.click(tile);
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const Disabled: Story = { args: { game: { ...dikya, disabled: true } } };

export const Wide: Story = {
  tags: ['matrix'],
  args: { game: sampleTables[0], shape: 'wide' },
  parameters: { wide: true },
};

export const WithoutCover: Story = {
  args: { game: { ...dragon, cover: 'data:image/png;base64,broken' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Bakunawa Regatta')).toHaveLength(2));
  },
};

export const LongText: Story = {
  args: {
    game: { ...dragon, name: 'Simbang Gabi Merienda sa Liwasang Bonifacio', maker: 'Capiz & Ivory Gaming Studio' },
  },
};

/**
 * A long Latin name is truncated at its own end, a short name is aligned with the tile's start; the play icon is not
 * mirrored.
 */
export const RightToLeft: Story = {
  args: { game: { ...dragon, name: 'Simbang Gabi Merienda sa Liwasang Bonifacio' } },
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getByText(/^Simbang Gabi/);
    await expect(getComputedStyle(name).direction).toBe('ltr');
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    const tile = canvas.getByRole('button', { name: /Simbang Gabi .*Tres Piko/ });
    await expect(canvas.getByText('Tres Piko').getBoundingClientRect().right).toBe(tile.getBoundingClientRect().right);
    await userEvent.tab();
    await expect(tile).toHaveFocus();
    await expect(canvasElement.ownerDocument.dir).toBe('rtl');
    await expect(getComputedStyle(tile, '::after').backgroundImage).toMatch(/^linear-gradient\(30.96deg/);
  },
};
