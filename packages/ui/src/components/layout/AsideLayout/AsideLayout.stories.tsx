import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx';
import { AsideLayout } from './AsideLayout.tsx';

const meta = {
  title: 'Layout/AsideLayout',
  component: AsideLayout,
  args: {
    children: <InlineAlert tone="info">What the page is about.</InlineAlert>,
    aside: <InlineAlert tone="success">What goes with it.</InlineAlert>,
  },
} satisfies Meta<typeof AsideLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

const boxOf = (element: HTMLElement) => element.getBoundingClientRect();

export const BesideEachOther: Story = {
  play: async ({ canvas }) => {
    const main = boxOf(canvas.getByText('What the page is about.'));
    const aside = boxOf(canvas.getByText('What goes with it.'));
    await expect(aside.left).toBeGreaterThan(main.right);
    await expect(aside.top).toBe(main.top);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Phone: Story = {
  args: {
    children: (
      <InlineAlert tone="info">
        Ang pahinang ito ay tungkol sa mga bagay na kailangan mong malaman bago ka magdeposito ng pera sa iyong account.
      </InlineAlert>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const main = boxOf(canvas.getByText(/^Ang pahinang/));
    await expect(boxOf(canvas.getByText('What goes with it.')).top).toBeGreaterThan(main.bottom);
  },
};
