import type { ActionCall } from './action-call.ts';
import type { TestSite } from './test-site.ts';
import { choose, fill, findControl, press } from './user-actions.ts';

const FORM = { kind: 'form', as: 'member' } as const;
const THREAD = { ...FORM, address: '/help?question=sq_512#ask' } as const;

const waitForControl = (site: TestSite, control: string): Promise<void> =>
  site.waitUntil(() => findControl(control) !== undefined, control);

/** Calls of questions to customer service and of feedback. */
export const SUPPORT_CALLS: readonly ActionCall[] = [
  {
    ...FORM,
    call: 'createSupportQuestion',
    address: '/help#ask',
    begin: async (site) => {
      await waitForControl(site, 'About');
      await choose('About', 'Something else');
      await fill('What happened?', 'I paid five hundred pesos by bank transfer.');
    },
    control: 'Send the question',
    act: () => press('Send the question'),
    isOneTime: true,
  },
  {
    ...THREAD,
    call: 'getSupportQuestion',
    control: 'Send the reply',
    act: (site) => site.reload('getSupportQuestion'),
  },
  {
    ...THREAD,
    call: 'replyToSupportQuestion',
    begin: async (site) => {
      await waitForControl(site, 'Your reply');
      await fill('Your reply', 'Salamat po.');
    },
    control: 'Send the reply',
    act: () => press('Send the reply'),
    isOneTime: true,
  },
  {
    ...FORM,
    call: 'createFeedback',
    address: '/member/feedback',
    begin: async (site) => {
      await waitForControl(site, 'In a few words');
      await fill('In a few words', 'Show the limits before the amount.');
    },
    control: 'Send',
    act: () => press('Send'),
    isOneTime: true,
  },
];
