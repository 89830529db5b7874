import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { SliderCheck } from './SliderCheck.tsx';

const piece = new URL('../../../../.storybook/covers/slider-piece.svg', import.meta.url).href;
const scene = new URL('../../../../.storybook/covers/slider-scene.svg', import.meta.url).href;

const puzzle = { id: 'sld_1', background: scene, piece, pieceY: 60 };

const meta = {
  title: 'Inputs/SliderCheck',
  component: SliderCheck,
  args: {
    label: 'Drag the piece into the gap',
    puzzle,
    onTry: fn(),
    onRefresh: fn(),
    refreshLabel: 'Another picture',
    instructions: 'By keyboard: arrow keys to move, Enter to let go.',
    valueText: (offset, limit) => `${offset} of ${limit}`,
    solvedLabel: 'Checked',
  },
} satisfies Meta<typeof SliderCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Drag the piece into the gap' });
    // Same as twenty presses of an arrow key.
    await fireEvent.change(slider, { target: { value: 20 } });
    slider.focus();
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '20 of 256'));
    // The arrow is on the thumb.
    await waitFor(() => {
      const rail = slider.getBoundingClientRect();
      const arrow = slider.nextElementSibling?.getBoundingClientRect();
      return expect(arrow?.left).toBeCloseTo(rail.left + (20 / 256) * (rail.width - 56), 0);
    });
    await userEvent.keyboard('{Enter}');
    await expect(args.onTry).toHaveBeenCalledTimes(1);
    await expect(args.onTry).toHaveBeenCalledWith(expect.objectContaining({ offsetX: 20 }));
  },
};

export const Loading: Story = { args: { puzzle: undefined } };

export const Checking: Story = { args: { state: 'checking' } };

export const Solved: Story = { args: { state: 'solved' } };

export const Failed: Story = { args: { error: 'Not quite. Try the next one.' } };

export const Phone: Story = { globals: { viewport: { value: 'small' } } };

/** Piece and track start at the left, because the image is not mirrored in RTL. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const slider = canvas.getByRole('slider');
    await expect(getComputedStyle(slider).direction).toBe('ltr');
    const [background, pieceImage] = canvasElement.querySelectorAll('img');
    if (!background || !pieceImage) throw new Error('There is no image');
    await waitFor(() => expect(pieceImage.getBoundingClientRect().width).toBeGreaterThan(0));
    const centre = background.getBoundingClientRect().left + background.getBoundingClientRect().width / 2;
    await expect(pieceImage.getBoundingClientRect().right).toBeLessThan(centre);
  },
};
