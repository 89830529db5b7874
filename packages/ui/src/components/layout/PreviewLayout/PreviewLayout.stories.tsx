import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PhonePreview } from '../../display/PhonePreview/PhonePreview.tsx';
import { PreviewLayout } from './PreviewLayout.tsx';

const meta = {
  title: 'Layout/PreviewLayout',
  component: PreviewLayout,
  args: { children: <p>Get the app.</p>, preview: <PhonePreview name="Croupier" pictures={undefined} /> },
} satisfies Meta<typeof PreviewLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const text = boxOf(canvas.getByText('Get the app.'));
    await expect(boxOf(canvasElement.querySelector('[inert]')).left).toBeGreaterThan(text.right - 1);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const text = boxOf(canvas.getByText('Get the app.'));
    await expect(boxOf(canvasElement.querySelector('[inert]')).top).toBeGreaterThanOrEqual(text.bottom);
  },
};
