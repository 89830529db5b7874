import { personas } from '@croupier/mock-server/node';
import type { GetSiteConfigurationResponse } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it } from 'vitest';

import { closeChatWindow } from '../../shared/chat-window.ts';
import { changeAnswers } from '../../testing/changed-answers.ts';
import { planFault } from '../../testing/fault-kinds.data.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { fill, findControl, press, pressKey } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => {
  closeChatWindow();
  harness.resetWorld();
});

const ENTRY = 'Chat with us';
const FIELD = 'Message';
/** Longer than staff need for any answer. */
const ANSWER_MS = 10_000;

const dialog = (): Element | null => document.querySelector('[role=dialog]');
const shown = (): string => dialog()?.textContent ?? '';
const showsText = (text: string): boolean => shown().includes(text);
const expectText = (text: string): Promise<void> => harness.site.waitUntil(() => showsText(text), text);
const come = (control: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => findControl(control) !== undefined, String(control));
const countOf = (text: string): number => shown().split(text).length - 1;

/** Opens a page as this persona, and the chat from the menu. */
async function openChat(token = harness.tokens['member']): Promise<void> {
  await harness.site.open({ address: '/nowhere', token });
  await come(ENTRY);
  await press(ENTRY);
  await harness.site.waitUntil(() => dialog() !== null, 'The window');
}

async function say(text: string): Promise<void> {
  await come(FIELD);
  await fill(FIELD, text);
  await press('Send');
}

/** Lets the staff of the mock answer. */
async function passTime(milliseconds: number): Promise<void> {
  harness.site.world.clock.advance(milliseconds);
  await harness.site.world.chats.refresh();
}

describe('the chat room', () => {
  it('opens as a dialog, says first who answers and how long it takes, and what is never asked for [CHAT-01] [MODAL-07]', async () => {
    await openChat();
    await expectText('Answers in about 1 minute');
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Customer service');
    expect(showsText('We never ask for a password or a code.')).toBe(true);
    await expectText('This is the sandbox');
    expect(document.querySelector('[role=log]')?.getAttribute('aria-live')).toBe('polite');
    await press('Close');
    await harness.site.waitUntil(() => dialog() === null, 'The page');
  });

  it('sends a message, shows typing, and the answer with its author', async () => {
    await openChat();
    await say('My deposit is missing');
    await harness.site.waitUntil(() => /My deposit is missing.*, sent/.test(shown()), 'The message');
    await passTime(2500);
    await expectText('An answer is being written');
    await passTime(ANSWER_MS);
    await expectText('proof of payment');
    expect(shown()).toMatch(/You are talking to (?:Jasmin|Tala|Paolo|Rhea)/);
    expect(shown()).toMatch(/(?:Jasmin|Tala|Paolo|Rhea), customer service/);
    expect(showsText('An answer is being written')).toBe(false);
  });

  it('sends a topic by a press, in the language of the visitor, and is answered in it', async () => {
    await harness.site.open({ address: '/nowhere', token: harness.tokens['member'], language: 'TY' });
    await come('Makipag-chat');
    await press('Makipag-chat');
    // The header has a link of this name.
    await expectText('Tungkol saan ito?');
    await press('Deposito');
    await harness.site.waitUntil(() => showsText('naipadala'), 'The message');
    await passTime(ANSWER_MS);
    await expectText('patunay ng bayad');
    expect(showsText('Kausap mo si')).toBe(true);
  });

  it('closes on Escape, and counts what arrives on its entry until it is opened again', async () => {
    await openChat();
    await say('My bonus');
    await harness.site.waitUntil(() => showsText(', sent'), 'The message');
    await pressKey('{Escape}');
    await harness.site.waitUntil(() => dialog() === null, 'The page');
    await passTime(ANSWER_MS);
    await come(/Chat with us1 unread message|1 unread messageChat with us/);
    await press(/unread message/);
    await expectText('under Promotions');
    await press('Close');
    await come(ENTRY);
    expect(findControl(/unread message/)).toBeUndefined();
  });

  it('asks before it ends the chat, then offers a new one', async () => {
    await openChat();
    await say('Thank you');
    await come('End chat');
    await press('End chat');
    await come('Keep it open');
    await press('Keep it open');
    await harness.site.waitUntil(() => findControl('Keep it open') === undefined, 'The chat');
    await press('End chat');
    await come('Keep it open');
    await press('End chat');
    await expectText('You have ended the chat.');
    await press('Start a new chat');
    await come(FIELD);
    await expectText('What is it about?');
    expect(showsText('Thank you')).toBe(false);
  });

  it('loads earlier messages', async () => {
    const { site, tokens } = harness;
    await openChat();
    await say('First of all');
    await harness.site.waitUntil(() => showsText(', sent'), 'The message');
    const { store, random } = site.world;
    const chatId = store.chatSessions.findBy('status', 'OPEN')[0]?.id ?? '';
    store.transact(() => {
      for (let count = 1; count <= 40; count += 1) {
        const line = {
          chatId,
          sender: 'STAFF',
          clientMessageId: null,
          staffName: 'Tala',
          content: `Line ${count}.`,
        } as const;
        store.chatLines.insert({ id: `cm_${random.hex(16)}`, ...line, sentAt: site.world.clock.now().toISOString() });
      }
    });
    await site.open({ address: '/nowhere', token: tokens['member'] });
    await come(ENTRY);
    await press(ENTRY);
    await expectText('Line 40.');
    expect(showsText('First of all')).toBe(false);
    await press('Show earlier messages');
    await expectText('First of all');
    expect(findControl('Show earlier messages')).toBeUndefined();
  });
});

describe('what is written', () => {
  it('stays when it was not sent, and is sent once by a tap', async () => {
    const { site } = harness;
    await openChat();
    await come(FIELD);
    for (let count = 1; count <= 20; count += 1) {
      await say(`Message ${count}`);
      await site.waitUntil(() => showsText(`Message ${count}`), 'The message');
    }
    await say('One too many');
    await come(/^Too many messages. Try again in \d+ seconds$/);
    await passTime(60_000);
    await press(/^Too many messages/);
    await site.waitUntil(() => findControl(/^Too many messages/) === undefined, 'The message');
    expect(countOf('One too many')).toBe(1);
  });

  it('is kept in the field over a reload, and the open chat connects again in the background', async () => {
    const { site } = harness;
    await openChat();
    await say('My game');
    await site.waitUntil(() => showsText(', sent'), 'The message');
    await fill(FIELD, 'Half a sent');
    await press('Close');
    await site.reopen();
    await site.waitUntil(() => site.callsSinceOpen.has('createChatSession'), 'The connection');
    await passTime(ANSWER_MS);
    await come(/unread message/);
    await press(/unread message/);
    await come(FIELD);
    expect(findControl(FIELD)).toHaveProperty('value', 'Half a sent');
    expect(countOf('My game')).toBe(1);
  });

  it('is sent once when the device was offline meanwhile', async () => {
    const { site } = harness;
    await openChat();
    await come(FIELD);
    site.isOffline = true;
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    window.dispatchEvent(new Event('offline'));
    await expectText('You are offline.');
    await say('From the tunnel');
    expect(showsText('sending')).toBe(true);
    site.isOffline = false;
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
    await site.waitUntil(() => showsText(', sent'), 'The message');
    expect(countOf('From the tunnel')).toBe(1);
    expect(site.world.store.chatLines.all().filter(({ content }) => content === 'From the tunnel')).toHaveLength(1);
  });
});

describe('the end of a connection', () => {
  it('because another window has the chat is said, and taken back by a press only', async () => {
    const { site } = harness;
    await openChat();
    await come(FIELD);
    const openChatRow = site.world.store.chatSessions.findBy('status', 'OPEN')[0];
    site.world.store.transact(() =>
      site.world.store.chatSessions.update(openChatRow?.id ?? '', { connectionId: 'another' }),
    );
    await site.world.chats.refresh();
    await expectText('The chat is open in another window.');
    expect(findControl(FIELD)).toBeUndefined();
    await press('Continue here');
    await come(FIELD);
  });

  it('with the session is followed by a login, and says how the chat ended', async () => {
    const { site } = harness;
    await openChat();
    await say('Before');
    await site.waitUntil(() => showsText(', sent'), 'The message');
    const { store } = site.world;
    store.transact(() => store.sessions.remove(harness.tokens['member'] ?? ''));
    await site.world.chats.refresh();
    await expectText('The chat ended with your login.');
    await press('Start a new chat');
    await come('Remember me');
    await fill('Password', personas.member.password);
    await press('Log in');
    await site.waitUntil(() => findControl('Remember me') === undefined, 'The page');
    await come(/^(?:Start a new chat|Message)$/);
    expect(location.pathname).toBe('/nowhere');
  });

  it('after 30 minutes without a message is explained', async () => {
    await openChat();
    await come(FIELD);
    await passTime(31 * 60_000);
    await expectText('after 30 minutes without a message');
    expect(findControl(FIELD)).toBeUndefined();
  });
});

describe('without a member', () => {
  it('a guest is offered login and customer service, and chats after the login', async () => {
    await harness.site.open({ address: '/nowhere' });
    await come(ENTRY);
    await press(ENTRY);
    await expectText('Log in to chat');
    expect([...(dialog()?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toContain(
      'Customer service',
    );
    await press('Log in');
    await come('Password');
    await fill('Username', personas.member.account);
    await fill('Password', personas.member.password);
    await press('Log in');
    await come(FIELD);
    expect(location.pathname).toBe('/nowhere');
  });

  it('free play gets the text that an account is needed', async () => {
    const { site, tokens } = harness;
    const memberId = site.world.store.sessions.get(tokens['member'] ?? '')?.memberId ?? '';
    site.world.store.transact(() => site.world.store.members.update(memberId, { type: 4 }));
    await openChat();
    await expectText('This needs an account of your own');
    expect(site.callsSinceOpen.has('createChatSession')).toBe(false);
  });

  it('there is no entry where the site has no chat room', async () => {
    changeAnswers<GetSiteConfigurationResponse['value']>(harness.site, 'getSiteConfiguration', (value) => ({
      ...value,
      features: { ...value.features, chat: false },
    }));
    await harness.site.open({ address: '/nowhere', token: harness.tokens['member'] });
    await come('Customer service');
    expect(findControl(ENTRY)).toBeUndefined();
  });
});

describe('a failure', () => {
  it('of the opening shows an error, and connects by itself or by a press', async () => {
    const { site } = harness;
    const stop = planFault(site.world, 'createChatSession', {
      name: 'broken',
      fault: { kind: 'error', code: 'INTERNAL_ERROR' },
    });
    await openChat();
    await expectText('The chat did not open');
    stop();
    await press('Try again');
    await come(FIELD);
    expect(showsText('The chat did not open')).toBe(false);
  });

  it('of the earlier messages leaves the chat usable, and loads them by a press', async () => {
    const { site } = harness;
    const stop = planFault(site.world, 'listChatMessages', {
      name: 'broken',
      fault: { kind: 'error', code: 'INTERNAL_ERROR' },
    });
    await openChat();
    await expectText('The earlier messages did not load');
    await come(FIELD);
    stop();
    await press('Try again');
    await expectText('This is the sandbox');
    expect(showsText('The earlier messages did not load')).toBe(false);
  });
});
