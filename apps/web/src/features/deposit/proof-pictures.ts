import { isSafeLink } from '../../shared/safe-link.ts';
import { fieldsOf } from './deposit-draft.ts';

/** A picture that the platform has taken, and that is not handed in yet. */
export interface ProofPicture {
  readonly id: string;
  readonly name: string;
  readonly uploadId: string;
  /** Its address, for a preview. */
  readonly preview?: string;
}

const keyOf = (orderId: string): string => `deposit-proof:${orderId}`;

/** Keeps the uploaded pictures of an order in the tab: the page may be left and opened again before they are handed in. */
export function keepPictures(storage: Storage, orderId: string, pictures: readonly ProofPicture[]): void {
  if (pictures.length === 0) storage.removeItem(keyOf(orderId));
  else storage.setItem(keyOf(orderId), JSON.stringify(pictures));
}

/** The uploaded pictures of an order; those of kept text that is damaged are left out. */
export function readPictures(storage: Storage, orderId: string, ownOrigin: string): readonly ProofPicture[] {
  let kept: unknown;
  try {
    kept = JSON.parse(storage.getItem(keyOf(orderId)) ?? '[]');
  } catch {
    return [];
  }
  return (Array.isArray(kept) ? kept : []).flatMap((one: unknown) => {
    const { id, name, uploadId, preview } = fieldsOf(one);
    if (typeof id !== 'string' || typeof name !== 'string' || typeof uploadId !== 'string') return [];
    const isShown = typeof preview === 'string' && isSafeLink(preview, ownOrigin);
    return [{ id, name, uploadId, ...(isShown && { preview }) }];
  });
}
