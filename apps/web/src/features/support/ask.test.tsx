import { beforeEach, describe, expect, it } from 'vitest';

import { setUpTestSite } from '../../testing/site-harness.ts';
import { linkNamesOf, showsText } from '../../testing/page-parts.ts';
import { fill, findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const QUESTION = 'I paid five hundred pesos by bank transfer.';
const questions = () => harness.site.world.store.supportQuestions.all();
const newQuestions = () => questions().filter(({ id }) => !['sq_498', 'sq_512'].includes(id));

async function openForm(as?: string): Promise<void> {
  await harness.site.open({ address: '/help#ask', token: as && harness.tokens[as] });
  await harness.site.waitUntil(() => findControl('Send the question') !== undefined, 'The form');
}

async function fillQuestion(body = QUESTION, email?: string): Promise<void> {
  const { default: userEvent } = await import('@testing-library/user-event');
  const subject = findControl('About');
  if (subject instanceof HTMLSelectElement) await userEvent.selectOptions(subject, 'Deposits');
  await fill('What happened?', body);
  if (email !== undefined) await fill('Email', email);
}

describe('a question of a guest', () => {
  it('counts its words while the guest writes, by the rule of the platform [FEED-03]', async () => {
    await openForm();
    await fill('What happened?', 'My withdrawal  of 2,000 is late - why?');
    await harness.site.waitUntil(() => showsText('7 words'), 'The count');
    await fill('What happened?', '提款在哪');
    await harness.site.waitUntil(() => showsText('4 words'), 'The count');
    expect(showsText('5 to 200 words')).toBe(true);
  });

  it('is not sent below and above the bounds, nor without an address [FEED-03]', async () => {
    await openForm();
    await fillQuestion('Where is my money?');
    await press('Send the question');
    await harness.site.waitUntil(() => showsText('At least 5 words.'), 'The error');
    expect(showsText('Enter a valid email address')).toBe(true);
    await fill('What happened?', Array.from({ length: 201 }, () => 'word').join(' '));
    await harness.site.waitUntil(() => showsText('At most 200 words.'), 'The error');
    expect(newQuestions()).toEqual([]);
  });

  it('is sent once by two presses, and the page says where the answer goes', async () => {
    await openForm();
    await fillQuestion(QUESTION, 'juan@mail.example');
    const button = findControl('Send the question');
    await Promise.all([press(button), press(button)]);
    await harness.site.waitUntil(() => showsText('The answer goes to juan@mail.example.'), 'The answer');
    expect(newQuestions()).toMatchObject([
      { subject: 'Deposits', body: QUESTION, email: 'juan@mail.example', memberId: null },
    ]);
    expect(sessionStorage.getItem('support-question')).toBeNull();
    await press('Ask another question');
    await harness.site.waitUntil(() => findControl('What happened?') !== undefined, 'The form');
  });

  it('asks for the slider at the third question within an hour, and keeps the text when it is cancelled', async () => {
    const { site } = harness;
    for (const index of [1, 2]) {
      await openForm();
      await fillQuestion(QUESTION, `juan${index}@mail.example`);
      await press('Send the question');
      await site.waitUntil(() => showsText('The answer goes to'), 'The answer');
    }
    await openForm();
    await fillQuestion(QUESTION, 'juan@mail.example');
    await press('Send the question');
    await site.waitUntil(() => site.callsSinceOpen.has('createSliderChallenge'), 'The slider');
    await press('Close the check');
    await site.waitUntil(() => document.querySelector('[role=dialog]') === null, 'The form');
    const field = findControl('What happened?');
    expect(field instanceof HTMLTextAreaElement && field.value).toBe(QUESTION);
    expect(newQuestions()).toHaveLength(2);
  });

  it('shows likely answers, which open over the form, and keeps its text over a reload', async () => {
    await openForm();
    await fillQuestion('My bank transfer is not there yet since noon.');
    await harness.site.waitUntil(() => showsText('Perhaps it is this'), 'The answers');
    expect(linkNamesOf(document.querySelector('main') ?? undefined)).toContain('My deposit is not there yet');
    await press('My deposit is not there yet');
    await harness.site.waitUntil(() => showsText('E-wallets and QR are credited'), 'The answer');
    await harness.site.reopen();
    await harness.site.waitUntil(() => findControl('What happened?') !== undefined, 'The form');
    const field = findControl('What happened?');
    expect(field instanceof HTMLTextAreaElement && field.value).toBe('My bank transfer is not there yet since noon.');
  });
});

describe('a question of a member', () => {
  it('needs no address, and becomes a thread', async () => {
    await openForm('member');
    expect(findControl('Email')).toBeUndefined();
    await fillQuestion();
    await press('Send the question');
    await harness.site.waitUntil(() => findControl('Send the reply') !== undefined, 'The thread');
    expect([showsText(QUESTION), showsText('Open')]).toEqual([true, true]);
    expect(newQuestions()).toMatchObject([{ memberId: 'm_1001' }]);
  });

  it('lists those before, with answers to which the member replies', async () => {
    await openForm('member');
    await harness.site.waitUntil(() => findControl(/^Nagpadala ako/) !== undefined, 'The questions');
    await press(/^Nagpadala ako/);
    await harness.site.waitUntil(() => showsText('Kinumpirma na ng bangko mo'), 'The answer');
    await press('Send the reply');
    await harness.site.waitUntil(() => showsText('Input cannot be empty'), 'The error');
    await fill('Your reply', 'Salamat po!');
    await press('Send the reply');
    await harness.site.waitUntil(() => showsText('You can add something meanwhile'), 'The reply');
    const replies = harness.site.world.store.supportReplies.findBy('questionId', 'sq_512');
    expect(replies.map(({ body }) => body)).toContain('Salamat po!');
  });

  it('takes no reply when it is closed, and another one is not found', async () => {
    const token = harness.tokens['member'];
    await harness.site.open({ address: '/help?question=sq_498#ask', token });
    await harness.site.waitUntil(() => showsText('This question is closed'), 'The thread');
    expect(findControl('Send the reply')).toBeUndefined();
    await harness.site.open({ address: '/help?question=sq_1#ask', token });
    await harness.site.waitUntil(() => showsText('This question did not load'), 'The refusal');
  });
});

describe('feedback', () => {
  const open = async (): Promise<void> => {
    await harness.site.open({ address: '/member/feedback', token: harness.tokens['member'] });
    await harness.site.waitUntil(() => findControl('In a few words') !== undefined, 'The form');
  };

  it('takes 140 characters at most, counted while the member writes [FEED-01] [FEED-02]', async () => {
    await open();
    await fill('In a few words', 'x'.repeat(141));
    expect(showsText('141 of 140')).toBe(true);
    await press('Send');
    await harness.site.waitUntil(() => showsText('At most 140 characters'), 'The error');
    await fill('In a few words', 'x'.repeat(140));
    await press('Send');
    await harness.site.waitUntil(() => showsText('Sent. Thank you.'), 'The answer');
    await harness.site.waitUntil(() => showsText('x'.repeat(140)), 'The list');
    expect(harness.site.world.store.feedback.all()).toHaveLength(3);
    expect(findControl('In a few words')).toHaveProperty('value', '');
  });

  it('shows what was sent with the answers', async () => {
    await open();
    await harness.site.waitUntil(() => showsText('Salamat. Inilagay na namin ito'), 'The answers');
    expect([showsText('Answered'), showsText('Closed')]).toEqual([true, true]);
  });

  it('says when it is too much for a day, and keeps the text', async () => {
    await open();
    for (let count = 0; count < 10; count += 1) {
      harness.site.world.store.transact(() => {
        const [row] = harness.site.world.store.feedback.all();
        if (row === undefined) throw new Error('There is no feedback.');
        harness.site.world.store.feedback.insert({ ...row, id: `fb_${count}`, createdAt: new Date().toISOString() });
      });
    }
    await fill('In a few words', 'One more');
    await press('Send');
    await harness.site.waitUntil(() => document.querySelector('main [role=alert]') !== null, 'The refusal');
    expect(findControl('In a few words')).toHaveProperty('value', 'One more');
  });
});
