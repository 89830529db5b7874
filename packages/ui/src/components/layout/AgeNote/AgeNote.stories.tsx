import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppFooter } from '../AppFooter/AppFooter.tsx';
import { AgeNote } from './AgeNote.tsx';

const meta = {
  title: 'Layout/AgeNote',
  component: AgeNote,
  args: {
    badge: '21+',
    children: (
      <>
        <p>Croupier is for players aged 21 and over.</p>
        <p>
          Run by Croupier Gaming Inc., licensed by the Gaming Authority, licence 2026-0042.
          <a href="#register">See the register</a>
        </p>
        <ul aria-label="Help with gambling">
          <li>
            <a href="#helpline">Gambling Helpline</a>
            <a href="tel:18001">1800-1-555-0142</a>
            <span>day and night</span>
          </li>
          <li>
            <span>Family Counselling</span>
            <a href="tel:18002">1800-1-555-0187</a>
            <span>08:00-22:00</span>
          </li>
        </ul>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppFooter>
        <Story />
      </AppFooter>
    ),
  ],
} satisfies Meta<typeof AgeNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21+')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Help with gambling' }).children).toHaveLength(2);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'small' } } };
