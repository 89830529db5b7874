import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LinkButton } from '../../actions/LinkButton/LinkButton.tsx';
import { MaintenancePage } from './MaintenancePage.tsx';

const meta = {
  title: 'Pages/MaintenancePage',
  component: MaintenancePage,
  args: {
    title: 'System maintenance',
    text: 'We are oiling the wheel. Your balance and your open bets are safe.',
    end: { label: 'Until', value: '22 November 2026, 06:00' },
    onCheck: fn(),
    checkLabel: 'Check now',
    countdownLabel: (seconds) => `Next check in ${seconds} s`,
    support: <LinkButton href="#help">Customer service</LinkButton>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MaintenancePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check now' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};

export const EndUnknown: Story = { args: { end: undefined } };
export const Checking: Story = { args: { checking: true, checkingLabel: 'Checking' } };
