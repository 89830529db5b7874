import { DAY_MS } from '@croupier/sdk/rules';

import type { UploadRow } from '../../store/rows/uploads.ts';
import {
  uploadAddress,
  sessionOf,
  invalidField,
  Refusal,
  type CallContext,
  type DomainContext,
} from '../kernel/index.ts';
import { isJpeg, rebuildJpeg } from './rebuild-jpeg.ts';
import { isPng, rebuildPng } from './rebuild-png.ts';

/** Chunk size that fits the argument limit of one call. */
const STEP = 8192;

function toBase64(bytes: Uint8Array): string {
  const chunks: string[] = [];
  for (let at = 0; at < bytes.length; at += STEP) chunks.push(String.fromCharCode(...bytes.subarray(at, at + STEP)));
  return btoa(chunks.join(''));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

const MiB = 1024 * 1024;
/** Maximum unused images per member. */
const MAX_UNUSED = 12;
/** Maximum images per use, such as one deposit order. */
const MAX_PER_USE = 3;
/** Maximum size of all images of a world in bytes, so that it can still be saved and exported. */
const MAX_BYTES = 16 * MiB;

/**
 * Stores an image. Refuses anything but a complete PNG or JPEG with UPLOAD_TYPE_INVALID, and too many unused images
 * with UPLOAD_TOO_MANY. When the world is full, the oldest images are deleted.
 */
export function addUpload(
  context: CallContext,
  { file, purpose }: { readonly file: Uint8Array; readonly purpose: UploadRow['purpose'] },
): { uploadId: string; url: string } {
  const { store, clock, secrets } = context;
  const picture = readPicture(file);
  if (picture === undefined) throw new Refusal('UPLOAD_TYPE_INVALID');
  const { memberId } = sessionOf(context);
  const unused = store.uploads.findBy('memberId', memberId).filter(({ usedBy }) => usedBy === null);
  if (unused.length >= MAX_UNUSED) throw new Refusal('UPLOAD_TOO_MANY');
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

/** The image of an upload; undefined when it does not exist or has expired unused. */
export function findPicture(
  context: DomainContext,
  uploadId: string,
): { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> } | undefined {
  const row = context.store.uploads.get(uploadId);
  return row === undefined || isExpired(context, row) ? undefined : { type: row.type, bytes: fromBase64(row.content) };
}

/**
 * Marks a member's images as used by an object (`by`), in addition to those `before`. Refuses more than three together
 * with UPLOAD_TOO_MANY, and an unknown or otherwise used image with FIELD_INVALID.
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
  if (before.length + added.length > MAX_PER_USE) throw new Refusal('UPLOAD_TOO_MANY');
  store.transact(() => {
    for (const id of added) {
      const upload = store.uploads.get(id);
      if (upload?.memberId !== memberId || upload.purpose !== purpose || upload.usedBy !== null) {
        throw invalidField(field, 'UNKNOWN', 'There is no such picture for this.');
      }
      store.uploads.update(id, { usedBy: by });
    }
  });
  return [...before, ...added];
}

/** Deletes images that were not used within a day. */
export function deleteUnusedUploads(context: DomainContext): void {
  const { store } = context;
  const old = store.uploads.findBy('usedBy', null).filter((row) => isExpired(context, row));
  if (old.length > 0) store.transact(() => old.forEach(({ id }) => store.uploads.remove(id)));
}

/** True for an image that was not used within a day. */
function isExpired({ clock }: DomainContext, { usedBy, takenAt }: UploadRow): boolean {
  return usedBy === null && clock.now().getTime() - Date.parse(takenAt) >= DAY_MS;
}

function evictOldest({ store }: DomainContext, bytes: number): void {
  const rows = store.uploads.all();
  let total = rows.reduce((sum, row) => sum + row.bytes, bytes);
  for (const row of rows) {
    if (total <= MAX_BYTES) return;
    store.uploads.remove(row.id);
    total -= row.bytes;
  }
}

interface Picture {
  readonly type: 'image/png' | 'image/jpeg';
  readonly bytes: Uint8Array;
}

/**
 * Recognises an image by its content and rebuilds it from its essential parts, which drops hidden data. Undefined
 * unless it is a complete PNG or JPEG.
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
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
