import type { World } from '@croupier/mock-server/node';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { planFault } from '../../testing/fault-kinds.data.ts';
import { recordRequests } from '../../testing/changed-answers.ts';
import { linksOf, showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { findControl, nameOf, press } from '../../testing/user-actions.ts';

const MARICEL = 'm_1001';
/** Time in ms in which a deletion can be taken back. */
const UNDO_MS = 6_000;
type MessageRow = Parameters<World['store']['messages']['insert']>[0];

const harness = setUpTestSite();
const store = () => harness.site.world.store;
const inbox = (): readonly MessageRow[] => store().messages.findBy('memberId', MARICEL);

function messageOf(id: string, at: Date, row: Pick<MessageRow, 'kind' | 'titleEn' | 'contentEn' | 'link'>): MessageRow {
  const { titleEn, contentEn } = row;
  return {
    id,
    memberId: MARICEL,
    titleTy: titleEn,
    contentTy: contentEn,
    sentAt: at.toISOString(),
    isRead: false,
    ...row,
  };
}

beforeEach(() => {
  harness.resetWorld();
  const now = harness.site.world.clock.now();
  store().transact(() => {
    for (const { id } of inbox()) store().messages.remove(id);
    store().messages.insert(
      messageOf('msg_1', now, {
        kind: 'MONEY',
        titleEn: 'Your deposit has arrived',
        contentEn: '<p>₱1,000.00 is in your wallet.</p><script>top.broken = 1</script><img src="x" onerror="broken()">',
        link: { target: 'DEPOSIT', id: 'dep_1' },
      }),
    );
    store().messages.insert(
      messageOf('msg_2', now, {
        kind: 'SYSTEM',
        titleEn: 'More dealers who speak Filipino',
        contentEn: '<p>Every evening from six.</p>',
        link: null,
      }),
    );
  });
});

const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));
const waitForControl = (name: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => findControl(name) !== undefined, String(name));

const open = (address = '/member/messageV2'): Promise<void> =>
  harness.site.open({ address, token: harness.tokens['member'] });

describe('the inbox', () => {
  it('says how many messages are new, and counts one as read when it is opened [MSG-01] [MEMBER-13]', async () => {
    await open();
    await waitForText('2 messages are new.');
    await press(/Your deposit has arrived/);
    await waitForText('₱1,000.00 is in your wallet.');
    await waitForText('1 message is new.');
    expect(location.search).toBe('?message=msg_1');
    expect(inbox().map(({ isRead }) => isRead)).toEqual([true, false]);
    expect(document.querySelector('main script, main img[onerror]')).toBeNull();
  });

  it('leads from a message to the thing that it speaks of', async () => {
    await open('/member/messageV2?message=msg_1');
    await waitForControl('Open the deposit');
    expect(linksOf(document.querySelector('main') ?? undefined)).toContain('/member/depositv2?order=dep_1');
  });

  it('leads to the promotion that a message speaks of', async () => {
    const link = { target: 'PROMOTION', id: 'promo_welcome100' } as const;
    store().transact(() => store().messages.update('msg_2', { link }));
    await open('/member/messageV2?message=msg_2');
    await waitForControl('See the promotion');
    expect(findControl('See the promotion')?.getAttribute('href')).toBe('/promotions/promo_welcome100');
  });

  it('shows the messages of a kind, and how to see all when there is none', async () => {
    await open('/member/messageV2?show=SYSTEM');
    await waitForControl(/More dealers who speak Filipino/);
    expect(findControl(/Your deposit has arrived/)).toBeUndefined();
    await open('/member/messageV2?show=CONTRACT');
    await waitForText('Nothing here');
    expect(findControl('Show all')?.getAttribute('href')).toBe('/member/messageV2');
  });

  it('says that a message of a link is gone', async () => {
    await open('/member/messageV2?message=msg_9');
    await waitForText('This message cannot be shown');
    // The one of the selection, in which nothing is.
    expect(findControl('Delete')?.matches(':disabled')).toBe(true);
  });

  it('says beside an open message that the list failed, and reads it again', async () => {
    const failure = { name: 'no answer', fault: { kind: 'status', status: 503 } } as const;
    const stop = planFault(harness.site.world, 'listMessages', failure);
    await open('/member/messageV2?message=msg_1');
    await waitForText('The messages did not load');
    expect(showsText('₱1,000.00 is in your wallet.')).toBe(true);
    expect(document.querySelector('main [aria-busy=true]')).toBeNull();
    stop();
    await press('Try again');
    await waitForControl(/More dealers who speak Filipino/);
    expect(showsText('The messages did not load')).toBe(false);
  });

  it('marks the selected messages as read', async () => {
    await open();
    await waitForControl('Select');
    await press('Select');
    await press('Select all');
    await waitForText('2 selected');
    await press('Mark as read');
    await waitForText('Nothing new. You have read everything.');
    expect(inbox().every(({ isRead }) => isRead)).toBe(true);
  });
});

describe('deleting messages', () => {
  const openFirst = async (): Promise<void> => {
    await open('/member/messageV2?message=msg_1');
    await waitForControl('Delete');
  };

  it('can be taken back, and then nothing is sent', async () => {
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
    await openFirst();
    await press('Delete');
    await waitForText('Message deleted.');
    await press('Limits and breaks');
    await harness.site.waitUntil(() => inbox().length === 1, 'The deletion');
    expect(inbox().map(({ id }) => id)).toEqual(['msg_2']);
    expect(findControl('Undo')).toBeUndefined();
  });

  const waitForCurrent = (filter: string): Promise<void> =>
    harness.site.waitUntil(() => findControl(filter)?.hasAttribute('aria-current') === true, filter);

  it('counts the messages that are left, also after it was sent and of another kind', async () => {
    await openFirst();
    const setTimer = vi.spyOn(globalThis, 'setTimeout');
    await press('Delete');
    await waitForText('Choose a message to read it here.');
    expect(showsText('1 of 1')).toBe(true);
    await press('News');
    await waitForCurrent('News');
    await waitForControl(/More dealers who speak Filipino/);
    expect(showsText('1 of 1')).toBe(true);
    await press('All');
    await waitForCurrent('All');
    expect(showsText('1 of 1')).toBe(true);
    // The timer of the deletion is the first of this duration.
    const [sendNow] = setTimer.mock.calls.find(([, delay]) => delay === UNDO_MS) ?? [];
    setTimer.mockRestore();
    sendNow?.();
    await harness.site.waitUntil(() => inbox().length === 1, 'The deletion');
    expect(showsText('1 of 1')).toBe(true);
    expect(findControl('Undo')).toBeUndefined();
  });
});

describe('the bell of the header', () => {
  const bell = (): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>('header button')].find((button) =>
      nameOf(button).startsWith('Notifications'),
    );
  const waitForBell = (name: string): Promise<void> =>
    harness.site.waitUntil(() => nameOf(bell() ?? document.createElement('i')) === name, name);

  it('says how many messages are unread, and opens one of them in the inbox', async () => {
    await open('/hot');
    await waitForBell('Notifications, 2 unread');
    await press(bell());
    await waitForControl(/More dealers who speak Filipino/);
    await press(/More dealers who speak Filipino/);
    await harness.site.waitUntil(() => location.pathname === '/member/messageV2', 'The inbox');
    expect(location.search).toBe('?message=msg_2');
  });

  it('marks all messages as read', async () => {
    await open('/hot');
    await waitForBell('Notifications, 2 unread');
    await press(bell());
    await waitForControl('Mark all as read');
    await press('Mark all as read');
    await waitForBell('Notifications');
    expect(inbox().every(({ isRead }) => isRead)).toBe(true);
  });
});
