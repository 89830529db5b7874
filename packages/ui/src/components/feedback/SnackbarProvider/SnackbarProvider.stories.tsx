import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import type { SnackbarMessage } from './SnackbarProvider.tsx';
import { SnackbarProvider, useSnackbar } from './SnackbarProvider.tsx';

const samples: readonly SnackbarMessage[] = [
  { text: 'Copied', key: 'copied' },
  { text: 'Your deposit has arrived.', tone: 'success' },
  { text: 'A message was deleted.', action: { label: 'Undo', onPress: fn() } },
  { text: 'The game could not be opened. Check your connection.', tone: 'danger' },
  { text: 'You are asked to confirm a withdrawal.', tone: 'warning' },
];

function Page() {
  const { show } = useSnackbar();
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {samples.map((sample) => (
        <Button key={sample.tone ?? sample.key ?? 'neutral'} onClick={() => show({ ...sample, duration: 'stay' })}>
          {sample.text}
        </Button>
      ))}
    </div>
  );
}

function ShowOnMount({ messages }: { messages: readonly SnackbarMessage[] }) {
  const { show } = useSnackbar();
  useEffect(() => {
    for (const [index, message] of messages.entries()) show({ key: String(index), ...message, duration: 'stay' });
  }, [show, messages]);
  return null;
}

const meta = {
  title: 'Feedback/SnackbarProvider',
  component: SnackbarProvider,
  args: { label: 'Messages', closeLabel: 'Close', children: <Page /> },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof SnackbarProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const copied = canvas.getByRole('button', { name: 'Copied' });
    await userEvent.click(copied);
    await userEvent.click(copied);
    await expect(await screen.findAllByText('Copied', { selector: 'div' })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(screen.queryByText('Copied', { selector: 'div' })).toBeNull();
  },
};

export const Three: Story = { tags: ['matrix'], args: { children: <ShowOnMount messages={samples.slice(1, 4)} /> } };

export const AboveBottomBar: Story = {
  args: { offset: '64px', children: <ShowOnMount messages={samples.slice(0, 1)} /> },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const region = await screen.findByRole('region', { name: 'Messages' });
    await expect(window.innerHeight - region.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(64);
  },
};

export const LongText: Story = {
  args: {
    children: (
      <ShowOnMount
        messages={[{ text: 'Hindi mabuksan ang laro. '.repeat(8), tone: 'danger', action: samples[2]?.action }]}
      />
    ),
  },
  globals: { viewport: { value: 'small' } },
};

export const AnnouncedAboveDialog: Story = {
  args: {
    children: (
      <>
        <ShowOnMount messages={samples.slice(1, 2)} />
        <Dialog open onClose={fn()} title="A dialog" text="It hides the page from readers, but not the messages." />
      </>
    ),
  },
  play: async () => {
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Messages' })).toBeVisible());
  },
};
