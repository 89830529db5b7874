import { describe, expect, it } from 'vitest';

import { motifs } from '../art/motifs.ts';
import { allGames, lotteries, vendors } from '../src/domain/catalogue/index.ts';
import { banners } from '../src/domain/content/index.ts';
import { depositMethods } from '../src/domain/deposits/index.ts';
import { presenters, liveRooms } from '../src/domain/live/index.ts';
import { goods } from '../src/domain/points/index.ts';
import { drawPictures } from './pictures.ts';

const MAX_LENGTH = 6144;
/** A banner has several motifs, and a page shows one banner at a time. */
const MAX_BANNER_LENGTH = 9216;

const pictures = new Map([...drawPictures()].map(({ path, content }) => [path, String(content)]));
const pictureAt = (path: string): string => {
  const picture = pictures.get(path);
  if (picture === undefined) throw new Error(`There is no picture ${path}.`);
  return picture;
};
const textOf = (path: string): string => pictureAt(`/mock-assets/${path}`);

describe('pictures', () => {
  it('exist for every game: small, without scripts, and all different', () => {
    const covers = new Set<string>();
    for (const { nodeId } of allGames()) {
      const picture = textOf(`covers/${nodeId}.svg`);
      expect(picture.length, nodeId).toBeLessThan(MAX_LENGTH);
      expect(picture, nodeId).not.toMatch(/<script|<style|style=|https?:(?!\/\/www\.w3\.org\/2000\/svg)|undefined|NaN/);
      covers.add(picture);
    }
    expect(covers.size).toBe(allGames().length);
  });

  it('exist for every motif of the catalogue', () => {
    const drawable = new Set(Object.keys(motifs));
    const unknown = allGames().filter(({ isGame, motif }) => isGame && !drawable.has(motif));
    expect(unknown).toEqual([]);
  });

  it('never mirror letters and digits', () => {
    const lettered = new Set(['ace', 'balls', 'cards', 'coins', 'digits', 'seven', 'table']);
    const games = allGames().filter(({ isGame, motif }) => isGame && lettered.has(motif));
    expect(new Set(games.map(({ motif }) => motif)).size).toBeGreaterThan(4);
    for (const { nodeId } of games) expect(textOf(`covers/${nodeId}.svg`), nodeId).not.toContain('scale(-');
  });

  it('differ in colours between neighbours of a list', () => {
    const slots = allGames().filter(({ category }) => category === 'RNG');
    const paletteOf = (picture: string): string => (picture.match(/#[\da-f]{6}/g) ?? []).slice(0, 4).join();
    const palettes = slots.slice(0, 60).map(({ nodeId }) => paletteOf(textOf(`covers/${nodeId}.svg`)));
    const same = palettes.filter((palette, index) => palette === palettes[index + 1]);
    expect(same.length).toBeLessThan(3);
  });

  it.each([
    ['vendors', vendors.map(({ code }) => code), MAX_LENGTH],
    ['rooms', liveRooms.map(({ roomId }) => roomId), MAX_LENGTH],
    ['presenters', presenters.map(({ modelId }) => modelId), MAX_LENGTH],
    ['lotteries', lotteries.map(({ code }) => code), MAX_LENGTH],
  ])('exist for all %s', (kind, ids, maxLength) => {
    for (const id of ids) expect(textOf(`${kind}/${id}.svg`).length, id).toBeLessThan(maxLength);
  });

  it('exist for every deposit method, all different', () => {
    const drawn = depositMethods.map(({ iconUrl = '' }) => pictureAt(iconUrl));
    expect(new Set(drawn).size).toBe(depositMethods.length);
  });

  it('exist for all goods of the points mall, all different', () => {
    const drawn = goods.map(({ rewardId }) => textOf(`goods/${rewardId}.svg`));
    expect(new Set(drawn).size).toBe(goods.length);
    for (const picture of drawn) expect(picture.length).toBeLessThan(MAX_LENGTH);
  });

  it('exist for every banner', () => {
    for (const { url } of banners) expect(pictureAt(url).length, url).toBeLessThan(MAX_BANNER_LENGTH);
  });
});
