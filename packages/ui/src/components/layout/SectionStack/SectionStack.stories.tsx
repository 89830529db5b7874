import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx';
import { SectionStack } from './SectionStack.tsx';

const meta = {
  title: 'Layout/SectionStack',
  component: SectionStack,
  args: {
    children: (
      <>
        <InlineAlert tone="info">The first part of the section.</InlineAlert>
        <InlineAlert tone="success">The second part of the section.</InlineAlert>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SectionStack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Wide content scrolls inside; the stack keeps the page's width. */
export const WidePart: Story = {
  args: {
    children: (
      <>
        {/* Focusable for keyboard scrolling. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div role="region" aria-label="Days" tabIndex={0} style={{ overflowX: 'auto' }}>
          <div style={{ width: 1200 }}>
            Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday and all their games
          </div>
        </div>
        <InlineAlert tone="success">The second part of the section.</InlineAlert>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const days = canvas.getByRole('region', { name: 'Days' });
    await expect(days.clientWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(days.scrollWidth).toBeGreaterThanOrEqual(1200);
  },
};
