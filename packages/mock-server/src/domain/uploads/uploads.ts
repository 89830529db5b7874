import type { UploadRow } from '../../store/rows/uploads.ts';
import { invalidField } from '../amounts.ts';
import { uploadAddress } from '../addresses.ts';
import type { DomainContext } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { isJpeg, rebuildJpeg } from './rebuild-jpeg.ts';
import { isPng, rebuildPng } from './rebuild-png.ts';

/** Chunk size that fits the argument limit of one call. */
const STEP = 8192;

function toBase64(bytes: Uint8Array): string {
  const texts: string[] = [];
  for (let at = 0; at < bytes.length; at += STEP) texts.push(String.fromCharCode(...bytes.subarray(at, at + STEP)));
  return btoa(texts.join(''));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

const MiB = 1024 * 1024;
const DAY = 86_400_000;
/** Maximum unreferenced pictures per member. */
const MAX_UNUSED = 12;
/** Maximum pictures per reference. */
const MAX_PER_MEMBER = 3;
/** Maximum stored pictures per world, so that it can still be saved and exported. */
const MAX_BYTES = 16 * MiB;

/**
 * Stores a picture. Refuses anything but a complete PNG or JPEG with UPLOAD_TYPE_INVALID, and too many unreferenced
 * pictures with UPLOAD_TOO_MANY. When the world is full, the oldest pictures are deleted.
 */
export function addUpload(
  context: DomainContext,
  memberId: string,
  { file, purpose }: { readonly file: Uint8Array; readonly purpose: UploadRow['purpose'] },
): { uploadId: string; url: string } {
  const { store, clock, secrets } = context;
  const picture = readPicture(file);
  if (picture === undefined) throw new Refusal('UPLOAD_TYPE_INVALID');
  const waiting = store.uploads.findBy('memberId', memberId).filter(({ usedBy }) => usedBy === null);
  if (waiting.length >= MAX_UNUSED) throw new Refusal('UPLOAD_TOO_MANY');
  const { type, bytes } = picture;
  const row = store.transact(() => {
    evictOldest(context, bytes.length);
    return store.uploads.insert({
      id: `up_${secrets.hex(24)}`,
      memberId,
      purpose,
      type,
      content: toBase64(bytes),
      bytes: bytes.length,
      takenAt: clock.now().toISOString(),
      usedBy: null,
    });
  });
  return { uploadId: row.id, url: uploadAddress(row.id) };
}

/** The picture of an upload; undefined when it never existed or was deleted. */
export function findPicture(
  context: DomainContext,
  uploadId: string,
): { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> } | undefined {
  const row = context.store.uploads.get(uploadId);
  return row === undefined || isForgotten(context, row)
    ? undefined
    : { type: row.type, bytes: fromBase64(row.content) };
}

/**
 * Attaches a member's pictures to something. Refuses more than three with UPLOAD_TOO_MANY, and an unknown or otherwise
 * used picture with FIELD_INVALID.
 */
export function consumeUploads(
  { store }: DomainContext,
  ids: readonly string[],
  use: {
    readonly field: string;
    readonly memberId: string;
    readonly purpose: UploadRow['purpose'];
    readonly by: string;
    readonly before: readonly string[];
  },
): string[] {
  const { field, memberId, purpose, by, before } = use;
  const added = [...new Set(ids)].filter((id) => !before.includes(id));
  if (before.length + added.length > MAX_PER_MEMBER) throw new Refusal('UPLOAD_TOO_MANY');
  store.transact(() => {
    for (const id of added) {
      const upload = store.uploads.get(id);
      if (upload?.memberId !== memberId || upload.purpose !== purpose || upload.usedBy !== null) {
        throw invalidField(field, 'There is no such picture for this.');
      }
      store.uploads.update(id, { usedBy: by });
    }
  });
  return [...before, ...added];
}

/** Deletes pictures that nothing has referred to within a day. */
export function deleteUnusedUploads(context: DomainContext): void {
  const { store } = context;
  const old = store.uploads.findBy('usedBy', null).filter((row) => isForgotten(context, row));
  if (old.length > 0) store.transact(() => old.forEach(({ id }) => store.uploads.remove(id)));
}

/** Whether nothing has referred to a picture within its day. */
function isForgotten({ clock }: DomainContext, { usedBy, takenAt }: UploadRow): boolean {
  return usedBy === null && clock.now().getTime() - Date.parse(takenAt) >= DAY;
}

function evictOldest({ store }: DomainContext, bytes: number): void {
  const rows = store.uploads.all();
  let kept = rows.reduce((sum, row) => sum + row.bytes, bytes);
  for (const row of rows) {
    if (kept <= MAX_BYTES) return;
    store.uploads.remove(row.id);
    kept -= row.bytes;
  }
}

interface Picture {
  readonly type: 'image/png' | 'image/jpeg';
  readonly bytes: Uint8Array;
}

/**
 * Recognises a picture by its content and rebuilds it from its essential parts, so that hidden data is dropped.
 * Undefined unless it is a complete PNG or JPEG.
 */
function readPicture(file: Uint8Array): Picture | undefined {
  try {
    if (isPng(file)) return { type: 'image/png', bytes: join(rebuildPng(file)) };
    if (isJpeg(file)) return { type: 'image/jpeg', bytes: join(rebuildJpeg(file)) };
  } catch (error) {
    // Truncated or malformed data.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
