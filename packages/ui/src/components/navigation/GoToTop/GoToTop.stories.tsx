import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AppFooter } from '../../layout/AppFooter/AppFooter.tsx';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { GoToTop } from './GoToTop.tsx';

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

/** Does not cover the last line of a page. */
export const AtTheEnd: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <AppFooter>
          <p>A fair table, a clear ledger. For adults of 21 and above. Play within your limits.</p>
        </AppFooter>
        <BottomBar
          label="Shortcuts"
          items={[{ id: 'home', label: 'Home', icon: <Icon name="home" size={23} />, link: { href: '#home' } }]}
        />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    window.scrollTo({ top: document.documentElement.scrollHeight });
    const button = await canvas.findByRole('button');
    const line = canvas.getByText(/^A fair table/).getBoundingClientRect();
    await expect(line.bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
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
