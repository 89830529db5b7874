import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Your deposit is on its way',
    text: 'We check it within two minutes. Your balance changes by itself.',
    closeLabel: 'Close',
    actions: <Button variant="action">Understood</Button>,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  args: { icon: 'check', tone: 'success' },
  play: async ({ args }) => {
    // The code of right-to-left layers loads first.
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledWith('escape');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenLastCalledWith('button');
  },
};

export const MustBeAnswered: Story = {
  args: {
    dismissible: false,
    closeLabel: undefined,
    icon: 'lock',
    role: 'alertdialog',
    title: 'Choose a new password',
    text: 'Yours has expired.',
  },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const ClosesByItself: Story = {
  args: { icon: 'info', tone: 'info', autoClose: { ms: 8000, label: (seconds) => `Closes in ${seconds} s` } },
};

export const TwoAnswers: Story = {
  args: {
    icon: 'warning',
    tone: 'warning',
    title: 'Leave without saving?',
    text: undefined,
    children: 'What you typed is lost.',
    actions: (
      <>
        <Button variant="quiet">Stay here</Button>
        <Button variant="action">Leave</Button>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    width: 'md',
    title: 'Mga tuntunin ng pagdedeposito gamit ang napiling paraan ng pagbabayad',
    text: 'Suriin muna ang halaga at ang pangalan ng may-ari ng account. '.repeat(24),
  },
};

function Stack() {
  const [depth, setDepth] = useState(0);
  const lower = { open: depth > 0, onClose: () => setDepth(0), title: 'Lower', text: 'The first dialog' };
  const upper = { open: depth > 1, onClose: () => setDepth(1), title: 'Upper', text: 'The second dialog' };
  return (
    <>
      <Button onClick={() => setDepth(1)}>Open the lower</Button>
      <Dialog {...lower} actions={<Button onClick={() => setDepth(2)}>Open the upper</Button>} />
      <Dialog {...upper} actions={<Button onClick={() => setDepth(1)}>Done</Button>} />
    </>
  );
}

const visibleBackdrops = () =>
  [...document.querySelectorAll('.MuiBackdrop-root')].filter((backdrop) => getComputedStyle(backdrop).opacity !== '0');

export const Stacked: StoryObj = {
  render: () => <Stack />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open the lower' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Open the upper' }));
    const upper = await screen.findByRole('dialog', { name: 'Upper' });
    await expect(screen.queryByRole('dialog', { name: 'Lower' })).toBeNull();
    await expect(document.body.style.overflow).toBe('hidden');
    await waitFor(() => expect(visibleBackdrops()).toHaveLength(1));
    await userEvent.tab();
    await waitFor(() => expect(within(upper).getByRole('button', { name: 'Done' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    const lower = await screen.findByRole('dialog', { name: 'Lower' });
    await waitFor(() => expect(within(lower).getByRole('button', { name: 'Open the upper' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(document.body.style.overflow).toBe(''));
  },
};
