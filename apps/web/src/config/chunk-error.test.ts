import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { CHUNK_TIMEOUT_MS, ChunkLoadError, loadChunk } from './chunk-error.ts';

const URL_OF_CHUNK = 'https://site.example/assets/LobbyPage-1a2b3c4d.js';
const chromium = new TypeError(`Failed to fetch dynamically imported module: ${URL_OF_CHUNK}`);
const safari = new TypeError('Importing a module script failed.');

/** Answers the question whether the file exists with this status; undefined for no answer. */
let status: number | undefined = 200;
const asked: string[] = [];

beforeEach(() => {
  status = 200;
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (status === undefined) throw new TypeError('Failed to fetch');
    return { status };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failureOf = (load: () => Promise<unknown>): Promise<unknown> =>
  loadChunk(load).then(
    () => expect.unreachable('The chunk loaded.'),
    (error: unknown) => error,
  );

describe('a chunk that fails', () => {
  it('gives an error with its type, its URL and the cause [ERR-05]', async () => {
    const error = await failureOf(() => Promise.reject(chromium));
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({ type: 'error', url: URL_OF_CHUNK, cause: chromium, wasOffline: false });
    expect(String(error)).toContain(`(error): ${URL_OF_CHUNK}`);
  });

  it.each([
    [404, 'missing'],
    [503, 'error'],
    [undefined, 'error'],
  ])('has the type of the answer of the server: with %s, %s [ERR-05]', async (answer, type) => {
    status = answer;
    expect(await failureOf(() => Promise.reject(chromium))).toMatchObject({ type, url: URL_OF_CHUNK });
    expect(asked).toEqual([URL_OF_CHUNK]);
  });

  it('has the URL of the import in the code where the browser names none [ERR-05]', async () => {
    // The source of a built import, whose file does not exist here.
    const load = Object.assign(() => Promise.reject(safari), { toString: () => '()=>import(`./Lobby-1a2b.js`)' });
    const error = await failureOf(load);
    // Beside the file whose code loads it.
    expect(error).toMatchObject({ type: 'error', url: expect.stringMatching(/\/config\/Lobby-1a2b\.js$/) });
  });

  it('asks no server while the browser is offline, and says so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await failureOf(() => Promise.reject(chromium))).toMatchObject({ type: 'error', wasOffline: true });
    expect(asked).toEqual([]);
  });
});

it('fails after 120 seconds without an answer, and not before [CONST-03] [ERR-05]', async () => {
  vi.useFakeTimers();
  expect(CHUNK_TIMEOUT_MS).toBe(120_000);
  const onFailure = vi.fn<(error: unknown) => void>();
  const load = Object.assign(() => new Promise<never>(() => {}), { toString: () => `import("${URL_OF_CHUNK}")` });
  void failureOf(load).then(onFailure);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(onFailure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onFailure.mock.calls).toMatchObject([[{ type: 'timeout', url: URL_OF_CHUNK }]]);
});

it('leaves no timer behind when a chunk loads', async () => {
  vi.useFakeTimers();
  expect(await loadChunk(async () => 'module')).toBe('module');
  expect(vi.getTimerCount()).toBe(0);
});
