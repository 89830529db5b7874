import { closeChatWindow } from '../shared/chat-window.ts';
import type { ActionCall } from './action-call.ts';
import type { TestSite } from './test-site.ts';
import { findControl, press } from './user-actions.ts';

const ENTRY = 'Chat with us';
const PAGE = { kind: 'frame', address: '/nowhere', as: 'member', isOneTime: true } as const;

const waitForControl = (site: TestSite, control: string | RegExp): Promise<void> =>
  site.waitUntil(() => findControl(control) !== undefined, String(control));

/** The window outlives the page of the test before. */
async function closeWindow(): Promise<void> {
  closeChatWindow();
}

async function openWindow(site: TestSite): Promise<void> {
  await closeWindow();
  await waitForControl(site, ENTRY);
  await press(ENTRY);
  await waitForControl(site, 'End chat');
  await waitForControl(site, 'Message');
}

async function openEntry(site: TestSite): Promise<void> {
  await press(ENTRY);
  await site.waitUntil(() => document.querySelector('[role=dialog]') !== null, 'The window');
}

/** Calls of the chat. */
export const CHAT_CALLS: readonly ActionCall[] = [
  { ...PAGE, call: 'createChatSession', begin: closeWindow, control: ENTRY, act: openEntry },
  { ...PAGE, call: 'listChatMessages', begin: closeWindow, control: ENTRY, act: openEntry },
  {
    ...PAGE,
    call: 'getOpenChat',
    begin: async (site) => {
      await openWindow(site);
      site.world.chats.stop();
    },
    control: 'Connect now',
    act: () => press('Connect now'),
  },
  {
    ...PAGE,
    call: 'closeChatSession',
    begin: openWindow,
    control: 'End chat',
    async act(site) {
      await press('End chat');
      await waitForControl(site, 'Keep it open');
      await press('End chat');
    },
  },
];
