import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { GoToTop } from './index.ts';

const meta = {
  title: 'Navigation/GoToTop',
  component: GoToTop,
  args: { label: 'Back to the top', topId: 'top', floating: true },
  decorators: [
    (Story) => (
      <main id="top" tabIndex={-1} style={{ minHeight: 2400 }}>
        <p>A long page. The button appears after 400 px.</p>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof GoToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheTop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ScrolledDown: Story = {
  play: async ({ canvas }) => {
    window.scrollTo({ top: 900 });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Back to the top' })).toBeVisible());
  },
};

export const GoesUp: Story = {
  play: async ({ canvas }) => {
    window.scrollTo({ top: 420 });
    await userEvent.click(await canvas.findByRole('button'));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 2000 });
  },
};
