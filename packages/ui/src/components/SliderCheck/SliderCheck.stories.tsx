import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { SliderCheck } from './index.ts';

const svg = (width: number, height: number, content: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  )}`;
const scene =
  '<path fill="#9cc4b2" d="M0 0h300v150H0z"/><circle cx="80" cy="38" r="22" fill="#f3c261"/>' +
  '<path fill="#3d574b" d="M0 110Q70 40 150 100T300 80v70H0z"/><path fill="#1b4333" d="M0 128q75-16 150-2t150-6v30H0z"/>';
const puzzle = {
  id: 'sld_1',
  background: svg(300, 150, `${scene}<path d="M180 60h44v44h-44z" fill="#000" fill-opacity=".55" stroke="#fff"/>`),
  piece: svg(44, 44, '<path d="M1 1h42v42H1z" fill="#3d574b" stroke="#fff" stroke-width="2"/>'),
  pieceY: 60,
};

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
    // What the browser does with twenty presses of an arrow key.
    await fireEvent.change(slider, { target: { value: 20 } });
    slider.focus();
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '20 of 256'));
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

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
