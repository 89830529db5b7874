import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { sampleChat, sampleChatLabels } from '../../../testing/chat.ts';
import { Button } from '../../actions/Button/Button.tsx';
import type { ChatThreadProps } from './ChatThread.tsx';
import { ChatThread } from './ChatThread.tsx';

function ControlledThread(props: ChatThreadProps) {
  const [entries, setEntries] = useState(props.entries);
  const add = (side: 'own' | 'other', text: string) =>
    setEntries([
      ...entries,
      {
        kind: 'message',
        id: `new-${entries.length}`,
        side,
        text,
        time: '7:20 PM',
        status: side === 'own' ? 'sending' : undefined,
      },
    ]);
  return (
    <>
      <ChatThread
        {...props}
        entries={entries}
        onSend={(text) => {
          props.onSend(text);
          add('own', text);
        }}
      />
      <Button onClick={() => add('other', 'One more thing.')}>Answer</Button>
    </>
  );
}

const meta = {
  title: 'Pages/ChatThread',
  component: ChatThread,
  render: (args) => <ControlledThread {...args} />,
  args: {
    labels: sampleChatLabels,
    entries: sampleChat,
    typing: 'Tala is writing',
    onRetry: fn(),
    onSend: fn(),
    limit: 200,
  },
  decorators: [(Story) => <div style={{ height: 520, maxWidth: 440, paddingBlockEnd: 44 }}>{Story()}</div>],
} satisfies Meta<typeof ChatThread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

/** A message that was not sent stays with its text. */
export const NotSent: Story = {
  args: {
    entries: [
      ...sampleChat,
      { kind: 'message', id: 'failed', side: 'own', text: 'It is here now.', time: '7:19 PM', status: 'failed' },
    ],
    typing: undefined,
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Not sent. Tap to try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('failed');
  },
};

/** Stays at the newest message; after scrolling up it keeps its place and says that there is more. */
export const KeepsItsPlace: Story = {
  args: { entries: [...sampleChat, ...sampleChat.map((entry) => ({ ...entry, id: `${entry.id} again` }))] },
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log');
    const fromEnd = () => log.scrollHeight - log.scrollTop - log.clientHeight;
    await waitFor(() => expect(fromEnd()).toBeLessThan(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(fromEnd()).toBeLessThan(2));
    await expect(canvas.queryByRole('button', { name: 'New messages' })).toBeNull();
    log.scrollTop = 0;
    await fireEvent.scroll(log);
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(log.scrollTop).toBe(0);
    await userEvent.click(await canvas.findByRole('button', { name: 'New messages' }));
    await waitFor(() => expect(fromEnd()).toBeLessThan(2));
  },
};

export const NearLimit: Story = {
  args: { limit: 20 },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'This is rather long to send{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getAllByText('7 too many')[0]).toBeVisible();
  },
};

/** Nothing was written yet: what can be asked. */
export const Empty: Story = {
  args: {
    entries: [
      {
        kind: 'system',
        id: 'wait',
        text: 'The wait is about 3 minutes. You can leave; the answer comes to your messages.',
      },
    ],
    typing: undefined,
    suggestions: (
      <>
        <p>What is it about?</p>
        {['Withdrawal', 'Deposit', 'Bonus'].map((topic) => (
          <Button key={topic}>{topic}</Button>
        ))}
      </>
    ),
  },
};

export const Loading: Story = { args: { entries: [], typing: undefined, loading: 'Loading' } };

/** The connection was lost, a message was refused, and older messages can be loaded. */
export const Troubled: Story = {
  args: {
    entries: [
      ...sampleChat,
      {
        kind: 'message',
        id: 'refused',
        side: 'own',
        text: 'And now?',
        time: '7:19 PM',
        status: 'failed',
        failure: 'Too many messages. Try again in 12 seconds',
      },
    ],
    typing: undefined,
    earlier: <Button>Show earlier messages</Button>,
    notice: 'The connection was lost. Connecting again.',
  },
};

/** Keeps the place of what is read when older messages come in front. */
export const LoadsEarlier: Story = {
  args: { entries: [...sampleChat, ...sampleChat.map((entry) => ({ ...entry, id: `${entry.id} again` }))] },
  render: function EarlierThread(args) {
    const [entries, setEntries] = useState(args.entries);
    const load = () => setEntries([...sampleChat.map((entry) => ({ ...entry, id: `${entry.id} before` })), ...entries]);
    return <ChatThread {...args} entries={entries} earlier={<Button onClick={load}>Show earlier messages</Button>} />;
  },
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log');
    log.scrollTop = 0;
    await fireEvent.scroll(log);
    const first = log.querySelector('li');
    const before = first?.getBoundingClientRect().top ?? 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier messages' }));
    const message = canvas.getAllByText('Hi Maricel, how can I help?')[1];
    await expect(message).toBeDefined();
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(200));
    await expect(Math.abs((first?.getBoundingClientRect().top ?? 0) - before)).toBeLessThan(4);
  },
};

export const Ended: Story = {
  args: {
    typing: undefined,
    ended: (
      <>
        <p>The chat was ended after 30 minutes without a message.</p>
        <Button fullWidth>Start a new chat</Button>
      </>
    ),
  },
};
