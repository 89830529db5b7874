import type { Message } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it } from 'vitest';

import { answerWith, recordRequests } from '../../testing/changed-answers.ts';
import { linksOf, showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { findControl, nameOf, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));
const waitForControl = (name: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => findControl(name) !== undefined, String(name));

const NEWS: Message = {
  messageId: 'msg_2',
  kind: 'SYSTEM',
  title: 'More dealers who speak Filipino',
  content: '<p>Every evening from six.</p>',
  preview: 'Every evening from six.',
  sentAt: '2026-11-20T06:53:12Z',
  expiresAt: '2027-02-18T06:53:12Z',
  read: false,
};
const DEPOSIT: Message = {
  ...NEWS,
  messageId: 'msg_1',
  kind: 'MONEY',
  title: 'Your deposit has arrived',
  content:
    '<p>₱1,000.00 is in your wallet.</p><script>document.title = "broken"</script><img src="x" onerror="broken()">',
  preview: '₱1,000.00 is in your wallet.',
  link: { target: 'DEPOSIT', id: 'dep_1' },
};

/** An inbox of the platform: what was read and deleted is so in the next answers. */
function stubInbox(): { readonly messages: () => readonly Message[] } {
  let messages: readonly Message[] = [DEPOSIT, NEWS];
  const unread = (): number => messages.filter(({ read }) => !read).length;
  const answer = (value: object): Response => Response.json({ success: true, value, traceId: 'trace' });
  const { site } = harness;
  const parametersOf = ({ url }: Request): URLSearchParams => new URL(url).searchParams;
  answerWith(site, 'listMessages', async (request) => {
    const [status, kind] = [parametersOf(request).get('status'), parametersOf(request).get('kind')];
    const content = messages.filter(
      (message) => (status !== 'UNREAD' || !message.read) && (kind === null || kind === 'ALL' || message.kind === kind),
    );
    const page = { pageNum: 1, pageSize: 20, totalPages: 1, totalElements: content.length };
    return answer({ content, unreadMessage: unread(), ...page });
  });
  answerWith(site, 'getUnreadCount', async () => answer({ unreadMessage: unread() }));
  answerWith(site, 'getMessage', async (request) => {
    const id = parametersOf(request).get('messageId');
    const found = messages.find(({ messageId }) => messageId === id);
    if (found === undefined) {
      const body = { success: false, errorCode: 'MESSAGE_NOT_FOUND', message: 'x', traceId: 'trace' };
      return Response.json(body, { status: 404 });
    }
    messages = messages.map((message) => (message === found ? { ...message, read: true } : message));
    return answer({ ...found, read: true });
  });
  answerWith(site, 'markMessagesRead', async () => {
    messages = messages.map((message) => ({ ...message, read: true }));
    return answer({ unreadMessage: 0 });
  });
  answerWith(site, 'deleteMessages', async (request) => {
    const ids = parametersOf(request).getAll('messageIds');
    messages = messages.filter(({ messageId }) => !ids.includes(messageId));
    return answer({ unreadMessage: unread() });
  });
  return { messages: () => messages };
}

const open = (address = '/member/messageV2'): Promise<void> =>
  harness.site.open({ address, token: harness.tokens['member'] });

describe('the inbox', () => {
  it('lists what is new first, and counts a message as read when it is opened [MSG-01] [MEMBER-13]', async () => {
    stubInbox();
    await open();
    await waitForText('2 messages are new.');
    await press(/Your deposit has arrived/);
    await waitForText('₱1,000.00 is in your wallet.');
    await waitForText('1 message is new.');
    expect(location.search).toBe('?message=msg_1');
    expect(document.querySelector('main script, main img[onerror]')).toBeNull();
  });

  it('leads from a message to the thing that it speaks of', async () => {
    stubInbox();
    await open('/member/messageV2?message=msg_1');
    await waitForControl('Open the deposit');
    expect(linksOf(document.querySelector('main') ?? undefined)).toContain('/member/depositv2?order=dep_1');
  });

  it('shows the messages of a kind, and how to see all when there is none', async () => {
    stubInbox();
    await open('/member/messageV2?show=SYSTEM');
    await waitForText('More dealers who speak Filipino');
    expect(showsText('Your deposit has arrived')).toBe(false);
    await open('/member/messageV2?show=CONTRACT');
    await waitForText('Nothing here');
    expect(findControl('Show all')?.getAttribute('href')).toBe('/member/messageV2');
  });

  it('says that a message of a link is gone', async () => {
    stubInbox();
    await open('/member/messageV2?message=msg_9');
    await waitForText('This message cannot be shown');
    expect(findControl('Delete')).toBeUndefined();
  });

  it('marks the selected messages as read', async () => {
    const inbox = stubInbox();
    await open();
    await waitForControl('Select');
    await press('Select');
    await press('Select all');
    await waitForText('2 selected');
    await press('Mark as read');
    await waitForText('Nothing new. You have read everything.');
    expect(inbox.messages().every(({ read }) => read)).toBe(true);
  });
});

describe('deleting messages', () => {
  const openFirst = async (): Promise<void> => {
    await open('/member/messageV2?message=msg_1');
    await waitForControl('Delete');
  };

  it('can be taken back, and then nothing is sent', async () => {
    stubInbox();
    const calls = recordRequests(harness.site, 'deleteMessages');
    await openFirst();
    await press('Delete');
    await waitForText('Message deleted.');
    expect(findControl(/Your deposit has arrived/)).toBeUndefined();
    await press('Undo');
    await waitForControl(/Your deposit has arrived/);
    expect(calls).toEqual([]);
  });

  it('is sent when the member goes on to another page', async () => {
    const inbox = stubInbox();
    await openFirst();
    await press('Delete');
    await waitForText('Message deleted.');
    await press('Betting record');
    await harness.site.waitUntil(() => inbox.messages().length === 1, 'The deletion');
    expect(inbox.messages().map(({ messageId }) => messageId)).toEqual(['msg_2']);
  });
});

describe('the bell of the header', () => {
  const bell = (): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>('header button')].find((button) =>
      nameOf(button).startsWith('Notifications'),
    );

  const bellName = (): string => nameOf(bell() ?? document.createElement('i'));

  it('says how many messages are unread, and opens the newest in the inbox', async () => {
    stubInbox();
    await open('/hot');
    await harness.site.waitUntil(() => bellName() === 'Notifications, 2 unread', 'The bell');
    await press(bell());
    await waitForControl(/More dealers who speak Filipino/);
    await press(/More dealers who speak Filipino/);
    await harness.site.waitUntil(() => location.pathname === '/member/messageV2', 'The inbox');
    expect(location.search).toBe('?message=msg_2');
  });

  it('marks all as read', async () => {
    const inbox = stubInbox();
    await open('/hot');
    await harness.site.waitUntil(() => bellName() === 'Notifications, 2 unread', 'The bell');
    await press(bell());
    await waitForControl('Mark all as read');
    await press('Mark all as read');
    await harness.site.waitUntil(() => bellName() === 'Notifications', 'The bell');
    expect(inbox.messages().every(({ read }) => read)).toBe(true);
  });
});
