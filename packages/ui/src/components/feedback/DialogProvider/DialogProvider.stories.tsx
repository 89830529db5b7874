import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { DialogProvider, useDialogs } from './DialogProvider.tsx';

function Page() {
  const dialogs = useDialogs();
  const [answer, setAnswer] = useState('none yet');
  const ask = async () => {
    const yes = await dialogs.confirm({
      title: 'Cancel this withdrawal?',
      message: 'The amount goes back to your balance.',
      confirmLabel: 'Cancel it',
      cancelLabel: 'Leave it',
      tone: 'destructive',
    });
    setAnswer(yes ? 'yes' : 'no');
  };
  return (
    <>
      <Button onClick={ask}>Cancel the withdrawal</Button>
      <p>Answer: {answer}</p>
    </>
  );
}

const meta = {
  title: 'Feedback/DialogProvider',
  component: DialogProvider,
  args: { children: <Page /> },
} satisfies Meta<typeof DialogProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirm: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the withdrawal' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel it' }));
    await waitFor(() => expect(canvas.getByText('Answer: yes')).toBeVisible());
  },
};
