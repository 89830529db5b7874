import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { as: 'h1', children: 'Welcome, Maricel' },
  decorators: [
    (Story) => (
      <main>
        <Story />
        The title of this page is read, and not seen.
      </main>
    ),
  ],
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};

/** Takes no space in the layout. */
export const BetweenWords: Story = {
  args: { as: 'span', children: 'and nine hundred others' },
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('and nine hundred others')).toBeInTheDocument();
    await expect(canvas.getByRole('main').scrollWidth).toBeLessThanOrEqual(canvas.getByRole('main').clientWidth);
  },
};
