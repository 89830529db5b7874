import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProviderButtons } from './ProviderButtons.tsx';

const GOOGLE = { id: 'google', mark: 'google', label: 'Google' } as const;
const FACEBOOK = { id: 'facebook', mark: 'facebook', label: 'Facebook' } as const;

const meta = {
  title: 'Actions/ProviderButtons',
  component: ProviderButtons,
  args: {
    label: 'or continue with',
    options: [GOOGLE, FACEBOOK],
    busyLabel: 'Waiting for the window',
    onPress: () => {},
  },
} satisfies Meta<typeof ProviderButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const One: Story = { args: { options: [GOOGLE] } };

export const Busy: Story = {
  args: { options: [{ ...GOOGLE, busy: true }, FACEBOOK] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Google' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Facebook' })).toBeDisabled();
  },
};

export const Small: Story = { args: { label: 'o magpatuloy gamit ang' }, globals: { viewport: { value: 'small' } } };
