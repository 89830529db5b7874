import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchTrigger } from './SearchTrigger.tsx';

const meta = {
  title: 'Navigation/SearchTrigger',
  component: SearchTrigger,
  args: { label: 'Search', shortcut: 'Ctrl K', onPress: fn(), onIntent: fn() },
} satisfies Meta<typeof SearchTrigger>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Search' });
    await userEvent.hover(button);
    await expect(args.onIntent).toHaveBeenCalled();
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** A field across its place, on every screen. */
export const Filling: Story = {
  tags: ['matrix'],
  args: { label: 'Find account or page', shortcut: '/', fill: true },
  decorators: [
    (Content) => (
      <div style={{ width: 'min(14rem, 100%)' }}>
        <Content />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Find account or page')).toBeVisible();
  },
};

/** Only an icon in a column of icons. */
export const FillingColumnOfIcons: Story = {
  args: { fill: true },
  decorators: [
    (Content) => (
      <div style={{ width: '2.75rem' }}>
        <Content />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Search')).not.toBeVisible();
  },
};
