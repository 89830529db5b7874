import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { createFileAnswers } from './answer-file.ts';
import { prepareFiles } from './prepare-files.ts';

const ORIGIN = 'http://play.example';
const COVER = '/mock-assets/covers/rng_20481.svg';
const answerFile = createFileAnswers();

async function request(target: string, headers: Record<string, string> = {}, method = 'GET') {
  const outcome = await answerFile({ method, target, headers: new Headers(headers), origin: ORIGIN });
  if (outcome.kind !== 'answer') throw new Error('The file was not answered.');
  return { ...outcome, headers: new Headers(outcome.headers), text: String(Buffer.from(outcome.body)) };
}

it('sends content type and cache lifetime, and answers 304 to a matching ETag', async () => {
  const first = await request(COVER);
  expect(first.text).toMatch(/^<svg/);
  expect(first.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(first.headers.get('Cache-Control')).toContain('max-age=604800');
  const tag = first.headers.get('ETag') ?? '';
  const again = await request(COVER, { 'If-None-Match': `"other", ${tag}` });
  expect([again.status, again.text]).toEqual([304, '']);
  expect((await request('/mock-assets/covers/rng_20502.svg')).headers.get('ETag')).not.toBe(tag);
});

it('ignores the query of a picture', async () => {
  expect((await request(`${COVER}?v=2`)).text).toBe((await request(COVER)).text);
});

it.each([
  '/mock-assets/covers/rng_1.svg',
  '/mock-assets/covers/rng_20481.png',
  '/mock-assets/toString/x.svg',
  '/mock-assets/../x.svg',
  '/mock-assets/',
  '/mock-games/../index.json',
  '/index.json',
])('answers 404 to %s', async (target) => {
  expect((await request(target)).status).toBe(404);
});

it('answers 405 to a POST', async () => {
  expect((await request(COVER, {}, 'POST')).status).toBe(405);
});

it('writes the files once, also when two processes start at the same time', async () => {
  const cache = await mkdtemp(path.join(tmpdir(), 'mock-files-'));
  onTestFinished(() => rm(cache, { recursive: true }));
  let made = 0;
  const make = async () => {
    made += 1;
    return [{ path: COVER, content: '<svg/>' }];
  };
  const [first, second] = await Promise.all([prepareFiles(cache, make), prepareFiles(cache, make)]);
  expect(second).toEqual(first);
  expect(await readdir(cache)).toEqual([path.basename(first.folder)]);
  expect(await readFile(path.join(first.folder, COVER), 'utf8')).toBe('<svg/>');
  made = 0;
  expect(await prepareFiles(cache, make)).toEqual(first);
  expect(made).toBe(0);
});
