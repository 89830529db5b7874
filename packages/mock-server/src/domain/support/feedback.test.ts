import { createFeedback, listFeedback, uploadImage } from '@croupier/sdk/client';
import { expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { refusalOf, type Caller } from '../../testing/caller.ts';
import { createCallerAs, HOUR, logInAgain, MINUTE } from '../../testing/people.ts';
import { fileOf, png } from '../../testing/pictures.ts';

const DAY = 24 * HOUR;
type Body = Parameters<typeof createFeedback>[0]['body'];
const sendFeedback = async ({ client }: Caller, body: Partial<Body> = {}) =>
  (await createFeedback({ client, body: { type: 'SUGGESTION', content: 'More fish games', ...body } })).value
    .feedbackId;
const list = async ({ client }: Caller, feedbackId?: string) => {
  const query = { pageNo: 1, pageSize: 20, ...(feedbackId !== undefined && { feedbackId }) };
  return (await listFeedback({ client, query })).value.content;
};

it('EX-MS-04: takes up to 140 characters and refuses more, also as emoji [FEED-02]', async () => {
  const caller = await createCallerAs(personas.member);
  for (const content of ['x'.repeat(140), '👍'.repeat(140)]) await sendFeedback(caller, { content });
  for (const content of ['x'.repeat(141), '👍'.repeat(141), '   ', '\n']) {
    const error = await refusalOf(sendFeedback(caller, { content }));
    expect(error.fieldErrors).toMatchObject([{ field: 'content' }]);
  }
});

it('PR-82: is answered after 30 minutes and closed 7 days later [FEED-01]', async () => {
  const caller = await createCallerAs(personas.newcomer);
  const id = await sendFeedback(caller, { type: 'COMPLAINT', contact: 'bituin@mail.example' });
  const sentAt = caller.world.clock.now().getTime();
  const [open] = await list(caller, id);
  expect(open).toMatchObject({ type: 'COMPLAINT', status: 'OPEN', contact: 'bituin@mail.example' });
  expect(open).not.toHaveProperty('reply');
  caller.world.clock.advance(30 * MINUTE);
  const [answered] = await list(caller, id);
  const repliedAt = new Date(sentAt + 30 * MINUTE).toISOString();
  expect(answered).toMatchObject({ status: 'ANSWERED', repliedAt, reply: expect.stringMatching(/^\p{L}/u) });
  caller.world.clock.advance(7 * DAY - 1);
  await logInAgain(caller, personas.newcomer);
  expect((await list(caller, id))[0]?.status).toBe('ANSWERED');
  caller.world.clock.advance(1);
  expect((await list(caller, id))[0]).toMatchObject({ status: 'CLOSED', reply: answered?.reply });
});

it('PR-82: is refused with RATE_LIMITED after ten in a day of the brand, until midnight there', async () => {
  const caller = await createCallerAs(personas.member);
  for (let count = 0; count < 10; count += 1) await sendFeedback(caller);
  const refused = await refusalOf(sendFeedback(caller));
  // The world's clock shows 14:00 in Manila.
  expect([refused.code, refused.retryAfter]).toEqual(['RATE_LIMITED', 10 * 3600]);
  caller.world.clock.advance(10 * HOUR - 1);
  expect((await refusalOf(sendFeedback(caller))).code).toBe('RATE_LIMITED');
  caller.world.clock.advance(1);
  await sendFeedback(caller);
});

it('keeps its pictures, each for one feedback', async () => {
  const caller = await createCallerAs(personas.member);
  const file = fileOf(png);
  const { value } = await uploadImage({ client: caller.client, body: { file, purpose: 'FEEDBACK' } });
  const id = await sendFeedback(caller, { images: [value.uploadId] });
  expect((await list(caller, id))[0]?.images).toEqual([expect.stringContaining(value.uploadId)]);
  const again = await refusalOf(sendFeedback(caller, { images: [value.uploadId] }));
  expect(again.fieldErrors).toMatchObject([{ field: 'images', reason: 'UNKNOWN' }]);
  expect(await list(caller)).toHaveLength(3);
});

it("lists the member's own, newest first", async () => {
  const caller = await createCallerAs(personas.member);
  expect((await list(caller)).map(({ feedbackId }) => feedbackId)).toEqual(['fb_1207', 'fb_1188']);
  const other = await createCallerAs(personas.newcomer);
  expect([await list(other), await list(other, 'fb_1207')]).toEqual([[], []]);
});
