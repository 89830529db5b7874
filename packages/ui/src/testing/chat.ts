import type { ChatEntry, ChatThreadLabels } from '../components/pages/ChatThread/ChatThread.tsx';

/** A conversation for stories and tests. */
export const sampleChat: readonly ChatEntry[] = [
  { kind: 'system', id: 'day', text: 'Today. You are talking to a person.' },
  {
    kind: 'message',
    id: 'hi',
    side: 'other',
    author: 'Tala, customer service',
    text: 'Hi Maricel, how can I help?',
    time: '7:14 PM',
  },
  {
    kind: 'message',
    id: 'question',
    side: 'own',
    text: 'Part 2 of my withdrawal says sent, but I do not see it yet.',
    time: '7:15 PM',
    status: 'read',
  },
  {
    kind: 'message',
    id: 'answer',
    side: 'other',
    text: 'I see it: ₱1,000.00 at 6:55 PM, number KP-5512-7763. Wallets can take up to 30 minutes, so nothing is lost.',
    time: '7:16 PM',
  },
  {
    kind: 'message',
    id: 'thanks',
    side: 'own',
    text: 'Thank you, I will look again.',
    time: '7:17 PM',
    status: 'sent',
  },
];

export const sampleChatLabels: ChatThreadLabels = {
  log: 'Messages',
  you: 'You:',
  status: { sending: 'sending', sent: 'sent', read: 'read' },
  retry: 'Not sent. Tap to try again',
  newMessages: 'New messages',
  composer: 'Message',
  placeholder: 'Write a message',
  send: 'Send',
  left: (count) => (count < 0 ? `${-count} too many` : `${count} left`),
};
