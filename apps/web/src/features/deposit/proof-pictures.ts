import { isSafeLink } from '../../shared/safe-link.ts';
import { fieldsOf } from '../../shared/stored-json.ts';

/** An image that is uploaded but not submitted yet. */
export interface ProofPicture {
  readonly id: string;
  readonly name: string;
  readonly uploadId: string;
  /** URL of the preview. */
  readonly preview?: string;
}

const keyOf = (orderId: string): string => `deposit-proof:${orderId}`;

/** Stores the uploaded images of an order in the tab, until they are submitted. */
export function saveProofPictures(storage: Storage, orderId: string, pictures: readonly ProofPicture[]): void {
  if (pictures.length === 0) storage.removeItem(keyOf(orderId));
  else storage.setItem(keyOf(orderId), JSON.stringify(pictures));
}

/** Stored images of an order, without invalid ones. */
export function readProofPictures(storage: Storage, orderId: string, ownOrigin: string): readonly ProofPicture[] {
  let stored: unknown;
  try {
    stored = JSON.parse(storage.getItem(keyOf(orderId)) ?? '[]');
  } catch {
    return [];
  }
  return (Array.isArray(stored) ? stored : []).flatMap((entry: unknown) => {
    const { id, name, uploadId, preview } = fieldsOf(entry);
    if (typeof id !== 'string' || typeof name !== 'string' || typeof uploadId !== 'string') return [];
    const hasPreview = typeof preview === 'string' && isSafeLink(preview, ownOrigin);
    return [{ id, name, uploadId, ...(hasPreview && { preview }) }];
  });
}
