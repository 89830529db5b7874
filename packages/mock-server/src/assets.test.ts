import { describe, expect, it } from 'vitest';

import { bannerIds } from './art/banner.ts';
import { motifs } from './art/motifs.ts';
import { answerAsset, isAssetPath } from './assets.ts';
import { allGames, vendors, lotteries } from './domain/catalogue/index.ts';
import { banners } from './domain/content/index.ts';
import { depositMethods } from './domain/deposits/index.ts';
import { presenters, liveRooms } from './domain/live/index.ts';

const ORIGIN = 'http://play.example';
const MAX_LENGTH = 6144;
/** A banner has several motifs, and a page shows one banner at a time. */
const MAX_BANNER_LENGTH = 9216;

const request = (path: string, headers: Record<string, string> = {}) =>
  answerAsset(new Request(`${ORIGIN}/mock-assets/${path}`, { headers }));
const textOf = async (path: string): Promise<string> => {
  const answer = request(path);
  expect(answer.status, path).toBe(200);
  return answer.text();
};

describe('pictures', () => {
  it('exist for every game: small, without scripts, and all different', async () => {
    const pictures = new Set<string>();
    for (const { nodeId } of allGames()) {
      const picture = await textOf(`covers/${nodeId}.svg`);
      expect(picture.length, nodeId).toBeLessThan(MAX_LENGTH);
      expect(picture, nodeId).not.toMatch(/<script|<style|style=|https?:(?!\/\/www\.w3\.org\/2000\/svg)|undefined|NaN/);
      pictures.add(picture);
    }
    expect(pictures.size).toBe(allGames().length);
  });

  it('exist for every motif of the catalogue', () => {
    const drawable = new Set(Object.keys(motifs));
    const unknown = allGames().filter(({ isGame, motif }) => isGame && !drawable.has(motif));
    expect(unknown).toEqual([]);
  });

  it('never mirror letters and digits', async () => {
    const lettered = new Set(['ace', 'balls', 'cards', 'coins', 'digits', 'seven', 'table']);
    const games = allGames().filter(({ isGame, motif }) => isGame && lettered.has(motif));
    expect(new Set(games.map(({ motif }) => motif)).size).toBeGreaterThan(4);
    for (const { nodeId } of games) expect(await textOf(`covers/${nodeId}.svg`), nodeId).not.toContain('scale(-');
  });

  it('differ in colours between neighbours of a list', async () => {
    const slots = allGames().filter(({ category }) => category === 'RNG');
    const paletteOf = (picture: string): string => (picture.match(/#[\da-f]{6}/g) ?? []).slice(0, 4).join();
    const palettes = await Promise.all(
      slots.slice(0, 60).map(async ({ nodeId }) => paletteOf(await textOf(`covers/${nodeId}.svg`))),
    );
    const same = palettes.filter((palette, index) => palette === palettes[index + 1]);
    expect(same.length).toBeLessThan(3);
  });

  it.each([
    ['vendors', vendors.map(({ code }) => code), MAX_LENGTH],
    ['rooms', liveRooms.map(({ roomId }) => roomId), MAX_LENGTH],
    ['presenters', presenters.map(({ modelId }) => modelId), MAX_LENGTH],
    ['lotteries', lotteries.map(({ code }) => code), MAX_LENGTH],
    ['banners', bannerIds, MAX_BANNER_LENGTH],
  ])('exist for all %s', async (kind, ids, maxLength) => {
    for (const id of ids) expect((await textOf(`${kind}/${id}.svg`)).length, id).toBeLessThan(maxLength);
  });

  it('exist for every deposit method, all different', async () => {
    const icons = depositMethods.map(({ iconUrl = '' }) => answerAsset(new Request(`${ORIGIN}${iconUrl}`)));
    expect(icons.map(({ status }) => status)).toEqual(depositMethods.map(() => 200));
    const drawn = await Promise.all(icons.map(async (icon) => icon.text()));
    expect(new Set(drawn).size).toBe(depositMethods.length);
  });

  it('exist for every banner', async () => {
    for (const { url } of banners) expect(answerAsset(new Request(`${ORIGIN}${url}`)).status, url).toBe(200);
  });
});

describe('answerAsset', () => {
  it('sends content type and cache lifetime, and answers 304 to a matching ETag', async () => {
    const first = request('covers/rng_20481.svg');
    expect(first.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(first.headers.get('Cache-Control')).toContain('max-age=604800');
    const tag = first.headers.get('ETag') ?? '';
    const again = request('covers/rng_20481.svg', { 'If-None-Match': `"other", ${tag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(request('covers/rng_20502.svg').headers.get('ETag')).not.toBe(tag);
  });

  it('scales to the requested width within limits', async () => {
    expect(await textOf('covers/rng_20481.svg?w=150')).toContain('width="150" height="200"');
    expect(await textOf('covers/rng_20481.svg?w=999999')).toContain('width="2048"');
    expect(await textOf('covers/rng_20481.svg?w=wide')).not.toContain(' width="NaN"');
  });

  it.each(['covers/rng_1.svg', 'covers/rng_20481.png', 'toString/x.svg', 'nothing/x.svg', '../x.svg'])(
    'answers 404 to %s',
    (path) => {
      expect(request(path).status).toBe(404);
    },
  );

  it('answers 405 to a POST', () => {
    const answer = answerAsset(new Request(`${ORIGIN}/mock-assets/covers/rng_20481.svg`, { method: 'POST' }));
    expect(answer.status).toBe(405);
  });

  it('recognises only paths under /mock-assets/', () => {
    expect(['/mock-assets/covers/a.svg', '/mock-assets', '/assets/a.svg'].map(isAssetPath)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
