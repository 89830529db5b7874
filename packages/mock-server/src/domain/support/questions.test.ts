import {
  createSupportQuestion,
  getSupportQuestion,
  getSupportQuestionConfig,
  listSupportQuestions,
  loginFreePlay,
  replyToSupportQuestion,
  updateLanguage,
} from '@croupier/sdk/client';
import { ApiError } from '@croupier/sdk/errors';
import { describe, expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { createCaller, refusalOf, type Caller } from '../../testing/caller.ts';
import { clientAt, createCallerAs, HOUR, lastMessage, logInAgain, MINUTE, solvePuzzle } from '../../testing/people.ts';

const DAY = 24 * HOUR;
const question = {
  subject: 'Deposit',
  body: 'I paid five hundred pesos this morning.',
  email: 'juan@mail.example',
};
const words = (count: number): string => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');
const ask = async (
  { client }: Pick<Caller, 'client'>,
  body: Partial<Parameters<typeof createSupportQuestion>[0]['body']> = {},
) => (await createSupportQuestion({ client, body: { ...question, ...body } })).value.questionId;
const refusalTo = (caller: Pick<Caller, 'client'>, body: Parameters<typeof ask>[1]) => refusalOf(ask(caller, body));
const threadOf = async ({ client }: Caller, questionId: string) =>
  (await getSupportQuestion({ client, path: { questionId } })).value;
const reply = async ({ client }: Caller, questionId: string, body: string, clientReplyId: string) =>
  (await replyToSupportQuestion({ client, path: { questionId }, body: { body, clientReplyId } })).value;

/** Field and reason with which a question of a visitor is refused; undefined when it is accepted. */
function refusalOfBody(body: string) {
  return ask(createCaller(), { body }).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof ApiError) return error.fieldErrors.map(({ field, reason }) => [field, reason])[0];
      throw error;
    },
  );
}

describe('the words of a question', () => {
  it('are bounded by the configuration [FEED-03]', async () => {
    const { client } = createCaller();
    const { value } = await getSupportQuestionConfig({ client });
    expect(value).toEqual({ minWords: 5, maxWords: 200, feedbackMaxChars: 140 });
  });

  it.each([
    ['EX-MS-01', 'My withdrawal  of 2,000 is late - why?', undefined],
    ['EX-MS-02', '提款在哪', 'TOO_SHORT'],
    ['EX-MS-03', 'ถอนเงินไม่เข้าบัญชี ช่วยด้วย VIP', undefined],
  ])('%s: %j is refused as %s [FEED-03]', async (_id, body, reason) => {
    expect(await refusalOfBody(body)).toEqual(reason === undefined ? undefined : ['body', reason]);
  });

  it.each([
    [words(4), 'TOO_SHORT'],
    [words(5), undefined],
    [words(200), undefined],
    [words(201), 'TOO_LONG'],
    ['- - - - - - - -', 'TOO_SHORT'],
  ])('%j is refused as %s [FEED-03]', async (body, reason) => {
    expect(await refusalOfBody(body)).toEqual(reason === undefined ? undefined : ['body', reason]);
  });

  it('a blank subject is refused', async () => {
    expect((await refusalTo(createCaller(), { subject: '   ' })).fieldErrors).toMatchObject([{ field: 'subject' }]);
  });
});

describe('a visitor', () => {
  it('must give an email address, a member need not', async () => {
    const { subject, body } = question;
    const { client } = createCaller();
    const error = await refusalOf(createSupportQuestion({ client, body: { subject, body } }));
    expect(error.fieldErrors).toMatchObject([{ field: 'email', reason: 'REQUIRED' }]);
    const member = await createCallerAs(personas.member);
    await createSupportQuestion({ client: member.client, body: { subject, body } });
  });

  it('needs the slider from the third question within an hour on, and a proof counts once', async () => {
    const caller = createCaller();
    await ask(caller);
    caller.world.clock.advance(30 * MINUTE);
    await ask(caller);
    expect((await refusalTo(caller, {})).code).toBe('AUTH_SLIDER_FAILED');
    const foreign = await solvePuzzle(caller, 'LOGIN');
    expect((await refusalTo(caller, { sliderVerification: foreign })).code).toBe('AUTH_SLIDER_FAILED');
    const sliderVerification = await solvePuzzle(caller, 'SUPPORT');
    await ask(caller, { sliderVerification });
    expect((await refusalTo(caller, { sliderVerification })).code).toBe('AUTH_SLIDER_FAILED');
    // Another address has asked nothing yet, and the first question is an hour old.
    await ask({ client: clientAt(caller.world, '198.51.100.9') });
    caller.world.clock.advance(HOUR);
    await ask(caller);
  });

  it('is not asked for the slider because of an invalid question', async () => {
    const caller = createCaller();
    await ask(caller);
    await ask(caller);
    expect((await refusalTo(caller, { body: 'Too short' })).code).toBe('FIELD_INVALID');
  });

  it('is also somebody in free play, while members ask without the slider', async () => {
    const caller = createCaller();
    const { value } = await loginFreePlay({ client: caller.client, body: { os: 'Android 15', platform: 'W' } });
    caller.setToken(value.token);
    await ask(caller);
    await ask(caller);
    expect((await refusalTo(caller, {})).code).toBe('AUTH_SLIDER_FAILED');
    const member = await createCallerAs(personas.member);
    for (let count = 0; count < 4; count += 1) await ask(member);
  });

  it('gets the answer by email after 30 minutes', async () => {
    const caller = createCaller();
    await ask(caller, { email: 'Juan@mail.example' });
    caller.world.clock.advance(30 * MINUTE - 1);
    await getSupportQuestionConfig({ client: caller.client });
    expect(caller.world.store.outbox.all()).toEqual([]);
    caller.world.clock.advance(1);
    await getSupportQuestionConfig({ client: caller.client });
    expect(lastMessage(caller.world)).toMatchObject({
      channel: 'EMAIL',
      to: 'juan@mail.example',
      purpose: 'supportAnswer',
      text: expect.stringContaining('“Deposit”'),
    });
  });
});

describe("a member's questions", () => {
  it('are answered after 30 minutes, in the language of the member', async () => {
    const caller = await createCallerAs(personas.newcomer);
    await updateLanguage({ client: caller.client, body: { language: 'EN' } });
    const id = await ask(caller);
    expect(await threadOf(caller, id)).toMatchObject({ question: { status: 'OPEN', replyCount: 0 }, replies: [] });
    const askedAt = caller.world.clock.now().getTime();
    caller.world.clock.advance(5 * HOUR);
    const { question: answered, replies } = await threadOf(caller, id);
    const sentAt = new Date(askedAt + 30 * MINUTE).toISOString();
    expect(answered).toMatchObject({ status: 'ANSWERED', replyCount: 1, updatedAt: sentAt });
    expect(replies).toMatchObject([{ sender: 'STAFF', sentAt, body: expect.stringMatching(/^Thank you .*“Deposit”/) }]);
    expect(caller.world.store.outbox.all()).toEqual([]);
  });

  it('are open again after a reply, which a retry stores once', async () => {
    const caller = await createCallerAs(personas.member);
    const first = await reply(caller, 'sq_512', 'Salamat po, dumating na.', 'reply-1');
    expect(await reply(caller, 'sq_512', 'Salamat po, dumating na.', 'reply-1')).toEqual(first);
    expect((await threadOf(caller, 'sq_512')).question).toMatchObject({ status: 'OPEN', replyCount: 2 });
    caller.world.clock.advance(30 * MINUTE);
    const { question: answered, replies } = await threadOf(caller, 'sq_512');
    expect(answered.status).toBe('ANSWERED');
    expect(replies.map(({ sender }) => sender)).toEqual(['STAFF', 'MEMBER', 'STAFF']);
    expect(replies.at(-1)?.body).not.toBe(replies[0]?.body);
  });

  it('take no blank reply, and none 7 days after the last answer, except a repeated one', async () => {
    const caller = await createCallerAs(personas.member);
    const blank = await refusalOf(reply(caller, 'sq_512', ' \n ', 'reply-1'));
    expect(blank.fieldErrors).toMatchObject([{ field: 'body', reason: 'REQUIRED' }]);
    const stored = await reply(caller, 'sq_512', 'Salamat!', 'reply-2');
    caller.world.clock.advance(30 * MINUTE + 7 * DAY - 1);
    await logInAgain(caller, personas.member);
    expect((await threadOf(caller, 'sq_512')).question.status).toBe('ANSWERED');
    caller.world.clock.advance(1);
    expect((await threadOf(caller, 'sq_512')).question.status).toBe('CLOSED');
    expect((await refusalOf(reply(caller, 'sq_512', 'Again', 'reply-3'))).code).toBe('SUPPORT_QUESTION_CLOSED');
    expect(await reply(caller, 'sq_512', 'Salamat!', 'reply-2')).toEqual(stored);
  });

  it('are listed by their last change and state, without those of others', async () => {
    const caller = await createCallerAs(personas.member);
    const list = async (status?: 'OPEN' | 'ANSWERED' | 'CLOSED') => {
      const query = { pageNo: 1, pageSize: 20, ...(status !== undefined && { status }) };
      return (await listSupportQuestions({ client: caller.client, query })).value.content.map(
        ({ questionId }) => questionId,
      );
    };
    const id = await ask(caller);
    expect(await list()).toEqual([id, 'sq_512', 'sq_498']);
    caller.world.clock.advance(1000);
    await reply(caller, 'sq_512', 'Salamat!', 'reply-1');
    expect(await list()).toEqual(['sq_512', id, 'sq_498']);
    expect([await list('OPEN'), await list('ANSWERED'), await list('CLOSED')]).toEqual([
      ['sq_512', id],
      [],
      ['sq_498'],
    ]);
    const other = await createCallerAs(personas.newcomer);
    expect((await refusalOf(threadOf(other, 'sq_512'))).code).toBe('SUPPORT_QUESTION_NOT_FOUND');
    expect((await refusalOf(reply(other, 'sq_512', 'Mine now', 'r'))).code).toBe('SUPPORT_QUESTION_NOT_FOUND');
  });
});
