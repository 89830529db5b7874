import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AppliedFilters } from './AppliedFilters.tsx';

const filters = ['Mangga Street', 'Tidewright', 'New', 'Jackpot'].map((label) => ({
  id: label,
  label,
  link: { href: `#without-${label}` },
}));

const meta = {
  title: 'Navigation/AppliedFilters',
  component: AppliedFilters,
  // A link that is followed would leave the page of the story.
  beforeEach: () => {
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay);
    return () => document.removeEventListener('click', stay);
  },
  args: {
    label: 'Active filters',
    filters,
    removeLabel: (label) => `Remove ${label}`,
    resetLabel: 'Clear all',
    resetLink: { href: '#all' },
  },
} satisfies Meta<typeof AppliedFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A pressed link keeps the focus in the group, because its filter is removed. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Remove Jackpot' }));
    await expect(canvas.getByRole('group', { name: 'Active filters' })).toHaveFocus();
  },
};

export const None: Story = {
  args: { filters: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
