import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx';
import { TwoColumns } from './TwoColumns.tsx';

const first = (
  <InlineAlert key="first" tone="info">
    The first section.
  </InlineAlert>
);
const second = (
  <InlineAlert key="second" tone="success">
    The second section.
  </InlineAlert>
);

const meta = {
  title: 'Layout/TwoColumns',
  component: TwoColumns,
  args: { children: [first, second] },
} satisfies Meta<typeof TwoColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

const topOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top);

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(topOf(canvas.getByText('The second section.'))).toBe(topOf(canvas.getByText('The first section.')));
  },
};

export const Single: Story = { args: { children: first } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(topOf(canvas.getByText('The second section.'))).toBeGreaterThan(
      topOf(canvas.getByText('The first section.')),
    );
  },
};
