import { listBettingRecords } from '@croupier/sdk/client';
import { expect, it } from 'vitest';

import { renderPage } from './browser.ts';
import { createPlayer } from './testing/money.ts';

const RANGE = { startTime: '2026-08-25T16:00:00Z', endTime: '2026-11-21T15:59:59Z', pageNo: 1, pageSize: 20 };
const SERVICE = 'http://platform.example/mock-pages/service';

/** Follows redirects like a browser; returns the last URL and markup. */
async function visit(answer: (request: Request) => Promise<Response>, request: Request) {
  const seen: { url: string; text: string } = { url: request.url, text: '' };
  let next: Request | undefined = request;
  while (next !== undefined) {
    const current: Request = next;
    next = undefined;
    await renderPage(current, answer, {
      show: (text) => void (seen.text = text),
      goTo: (url) => void (next = new Request((seen.url = url))),
    });
  }
  return seen;
}

it('shows the page of a bet in the browser', async () => {
  const { world, client } = await createPlayer();
  const { content } = (await listBettingRecords({ client, query: RANGE })).value;
  const betId = content[0]?.betId ?? '';
  const { text } = await visit(world.dispatch, new Request(`http://platform.example/mock-pages/bets/${betId}`));
  expect(text).toContain(betId);
});

it('follows the redirect of a new chat and shows its message', async () => {
  const { world } = await createPlayer();
  const body = new URLSearchParams({ text: 'Where is my deposit?' });
  const { url, text } = await visit(world.dispatch, new Request(SERVICE, { method: 'POST', body }));
  expect(url).toMatch(/\/mock-pages\/service\?c=sv_[0-9a-f]{24}$/);
  expect(text).toContain('Where is my deposit?');
});
