import { beforeEach, expect, it, vi } from 'vitest';

import { answerWith } from '../../testing/changed-answers.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { showsText } from '../../testing/page-parts.ts';
import { setFlags } from '../../testing/site-settings.ts';
import { solvePuzzle, fill, press, findControl } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const SEND = /^Send code/;
const PICKER = /^Country code/;
const MINUTE = 60_000;
/** Time in ms that a request takes. */
const ROUND_TRIP = 20_000;

const come = (name: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => findControl(name) !== undefined, String(name));

/** Sends a code with a slow request; the times are epoch ms. */
async function sendCode(call: 'sendLoginSmsCode' | 'sendRegisterSmsCode', minutes: number) {
  const { site } = harness;
  const times = { sentAt: 0, answeredAt: 0 };
  const now = vi.spyOn(Date, 'now');
  answerWith(site, call, async (request, next) => {
    times.sentAt = Date.now();
    const answer = await next(request);
    const body = await answer.json();
    now.mockImplementation(() => performance.timeOrigin + performance.now() + ROUND_TRIP);
    times.answeredAt = Date.now();
    return Response.json({ ...body, value: { expiredMinutes: minutes } });
  });
  await press(SEND);
  await site.waitUntil(() => document.querySelector('input[type=range]:not([disabled])') !== null, 'The puzzle');
  await solvePuzzle(site.world.store.sliders.all().at(-1)?.gapX ?? 0);
  await site.waitUntil(() => showsText(/Resend in [1-9]\d* s/), 'The countdown');
  const seconds = Number(/Resend in (\d+) s/.exec(findControl(SEND)?.textContent ?? '')?.[1]);
  const shownAt = Date.now();
  now.mockRestore();
  return { ...times, endsAt: shownAt + seconds * 1000 };
}

it.each([1, 3])(
  'counts %i minutes of 60 s from the middle of the request when it logs in [SMS-02] [SMS-04]',
  async (minutes) => {
    await harness.site.open({ address: '/nowhere', popup: 'login' });
    await come('SMS code');
    await press('SMS code');
    await come(PICKER);
    await fill('Mobile number', '0917 123 4567');
    const { sentAt, answeredAt, endsAt } = await sendCode('sendLoginSmsCode', minutes);
    expect(Math.abs(endsAt - (sentAt + answeredAt) / 2 - minutes * MINUTE)).toBeLessThan(2_000);
  },
);

it('counts the whole time from the answer when it registers [SMS-02] [SMS-04]', async () => {
  setFlags(harness.site.world, { MOBILENUMREG3: true });
  await harness.site.open({ address: '/nowhere', popup: 'register' });
  await come(PICKER);
  await fill('Mobile number', '0918 765 4321');
  const { answeredAt, endsAt } = await sendCode('sendRegisterSmsCode', 3);
  expect(Math.abs(endsAt - answeredAt - 3 * MINUTE)).toBeLessThan(2_000);
});
