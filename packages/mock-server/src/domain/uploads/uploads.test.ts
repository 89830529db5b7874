import { uploadImage } from '@croupier/sdk/client';
import { operations } from '@croupier/sdk/operations';
import { describe, expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { refusalOf } from '../../testing/caller.ts';
import { createPlayer, send, type Player } from '../../testing/money.ts';
import { cameraNotes, fileOf, jpegWith, png } from '../../testing/pictures.ts';
import { createFrozenClock } from '../../clock/clock.ts';
import { createWorld } from '../../node.ts';

const HOUR = 3_600_000;
const MiB = 1024 * 1024;
const ORIGIN = 'http://platform.example';

const upload = async ({ client }: Pick<Player, 'client'>, file: Blob = fileOf(png)) =>
  (await uploadImage({ client, body: { file, purpose: 'DEPOSIT_PROOF' } })).value;
const fetchFrom = ({ world }: Pick<Player, 'world'>, url: string, method = 'GET') =>
  world.dispatch(new Request(ORIGIN + url, { method }));
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

/** A PNG of this size in bytes, with one long chunk. */
function largePng(bytes: number): Uint8Array<ArrayBuffer> {
  const large = new Uint8Array(bytes);
  large.set(png.subarray(0, 33));
  return large;
}

async function sendForm({ world, token }: Player, body: BodyInit, type?: string) {
  const { method, path } = operations.uploadImage;
  const headers = { Authorization: `Bearer ${token}`, ...(type === undefined ? {} : { 'Content-Type': type }) };
  const answer = await world.dispatch(new Request(ORIGIN + path, { method, headers, body }));
  return { status: answer.status, ...(await answer.json()) };
}

function formWith(fields: readonly (readonly [string, string | File])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}
const PURPOSE = ['purpose', 'DEPOSIT_PROOF'] as const;
const PICTURE = ['file', fileOf(png)] as const;

describe('an upload', () => {
  it('is served at its URL, also after its world was saved and restored', async () => {
    const player = await createPlayer();
    const { uploadId, url } = await upload(player);
    const now = player.world.clock.now();
    expect(uploadId).toMatch(/^up_[0-9a-f]{24}$/);
    const worlds = [
      player.world,
      createWorld({ saved: JSON.parse(JSON.stringify(player.world.save())), clock: createFrozenClock(now) }),
    ];
    for (const world of worlds) {
      const answer = await fetchFrom({ world }, url);
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/png']);
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(await bytesOf(answer)).toEqual(png);
    }
    expect((await fetchFrom(player, '/mock-uploads/up_none')).status).toBe(404);
    expect((await fetchFrom(player, url, 'DELETE')).status).toBe(405);
  });

  it('is recognised by its content, not by its name or type', async () => {
    const player = await createPlayer();
    const { url } = await upload(player, fileOf(jpegWith(), 'receipt.txt', 'text/plain'));
    expect((await fetchFrom(player, url)).headers.get('Content-Type')).toBe('image/jpeg');
  });

  it("is stored without the camera's location but with the orientation", async () => {
    const player = await createPlayer();
    const { url } = await upload(player, fileOf(jpegWith(...cameraNotes(6))));
    const kept = await bytesOf(await fetchFrom(player, url));
    const text = String.fromCharCode(...kept);
    expect([text.includes('GPS'), text.includes('Exif')]).toEqual([false, true]);
    const again = await upload(player, fileOf(kept));
    expect(await bytesOf(await fetchFrom(player, again.url))).toEqual(kept);
  });

  it.each([
    ['text named .png', fileOf('This is no picture.')],
    ['an empty file', fileOf('')],
    ['a truncated PNG', fileOf(png.slice(0, -7))],
    ['a PNG with a byte changed', fileOf(png.with(45, 1))],
    ['a PNG with data after its end', fileOf(Uint8Array.of(...png, 60, 115, 62))],
    ['a PNG with a width of zero', fileOf(png.with(19, 0))],
    ['a truncated JPEG', fileOf(jpegWith().slice(0, -2))],
    ['a JPEG with data after its end', fileOf(Uint8Array.of(...jpegWith(), 60, 115, 62))],
    ['a JPEG without an image', fileOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xd9))],
    ['a GIF', fileOf('GIF89a', 'a.png')],
    ['an SVG', fileOf('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.png')],
  ])('is refused for %s', async (_what, file) => {
    const player = await createPlayer();
    const error = await refusalOf(upload(player, file));
    expect([error.code, error.status]).toEqual(['UPLOAD_TYPE_INVALID', 415]);
    expect(player.world.store.uploads.all()).toEqual([]);
  });

  it.each([
    ['over 5 MiB', [['file', fileOf(largePng(5 * MiB + 1))], PURPOSE], 'UPLOAD_TOO_LARGE', 413],
    ['of 5 MiB that is no picture', [['file', fileOf(largePng(5 * MiB))], PURPOSE], 'UPLOAD_TYPE_INVALID', 415],
    ['of four files', [PICTURE, PICTURE, PICTURE, PICTURE, PURPOSE], 'UPLOAD_TOO_MANY', 422],
    ['of two files', [PICTURE, PICTURE, PURPOSE], 'FIELD_INVALID', 422],
    ['without a file', [PURPOSE], 'FIELD_INVALID', 422],
    ['whose file is a text', [['file', 'receipt.png'], PURPOSE], 'FIELD_INVALID', 422],
    ['without a purpose', [PICTURE], 'FIELD_INVALID', 422],
    [
      'for another purpose',
      [
        ['file', fileOf(png)],
        ['purpose', 'AVATAR'],
      ],
      'FIELD_INVALID',
      422,
    ],
  ] as const)('%s is refused [VAL-34]', async (_what, fields, errorCode, status) => {
    const player = await createPlayer();
    expect(await sendForm(player, formWith(fields))).toMatchObject({ status, errorCode });
  });

  it('is refused when it is not a complete form', async () => {
    const player = await createPlayer();
    const refused = { status: 422, errorCode: 'FIELD_INVALID' };
    expect(await sendForm(player, '{"purpose":"DEPOSIT_PROOF"}', 'application/json')).toMatchObject(refused);
    expect(await sendForm(player, png, 'image/png')).toMatchObject(refused);
    expect(await sendForm(player, 'no parts', 'multipart/form-data')).toMatchObject(refused);
    const whole = new Response(formWith([PICTURE, PURPOSE]));
    const type = whole.headers.get('Content-Type') ?? '';
    const half = (await whole.text()).slice(0, 150);
    expect(await sendForm(player, half, type)).toMatchObject(refused);
  });

  it('is refused to guests and trial accounts', async () => {
    const { world } = await createPlayer();
    expect((await send(world, 'uploadImage')).errorCode).toBe('AUTH_REQUIRED');
    const player = await createPlayer();
    player.world.store.transact(() => player.world.store.members.update('m_1001', { type: 4 }));
    expect((await refusalOf(upload(player))).code).toBe('TRIAL_FORBIDDEN');
  });

  it('is refused while the member has twelve unused images', async () => {
    const player = await createPlayer();
    for (let count = 0; count < 12; count += 1) await upload(player);
    expect((await refusalOf(upload(player))).code).toBe('UPLOAD_TOO_MANY');
    expect((await upload(await createPlayer(personas.agent))).uploadId).toMatch(/^up_/);
    player.world.clock.advance(23 * HOUR);
    expect((await refusalOf(upload(player))).code).toBe('UPLOAD_TOO_MANY');
  });

  it('is not served after a day without use, even before a call deletes it', async () => {
    const player = await createPlayer();
    const { url, uploadId } = await upload(player);
    player.world.clock.advance(24 * HOUR - 1);
    expect((await fetchFrom(player, url)).status).toBe(200);
    player.world.clock.advance(1);
    expect((await fetchFrom(player, url)).status).toBe(404);
    expect(player.world.store.uploads.get(uploadId)).toBeDefined();
  });

  it('is deleted by the next call after a day without use', async () => {
    const player = await createPlayer();
    const { uploadId } = await upload(player);
    player.world.clock.advance(24 * HOUR);
    await send(player.world, 'listLanguages');
    expect(player.world.store.uploads.get(uploadId)).toBeUndefined();
  });

  it('replaces the oldest uploads when the world holds 16 MiB', async () => {
    const player = await createPlayer();
    const { store } = player.world;
    const { uploadId } = await upload(player);
    store.transact(() => store.uploads.update(uploadId, { bytes: 16 * MiB - png.length }));
    const second = await upload(player);
    expect(store.uploads.all()).toHaveLength(2);
    store.transact(() => store.uploads.update(uploadId, { bytes: 16 * MiB }));
    const third = await upload(player);
    expect(store.uploads.all().map(({ id }) => id)).toEqual([second.uploadId, third.uploadId]);
    expect((await fetchFrom(player, second.url)).status).toBe(200);
  });
});
