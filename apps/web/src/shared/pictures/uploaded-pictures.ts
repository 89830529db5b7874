import { isSafeLink } from '../safe-link.ts';
import { fieldsOf } from '../stored-json.ts';

/** A picture that is uploaded but not submitted yet. */
export interface UploadedPicture {
  readonly id: string;
  readonly name: string;
  readonly uploadId: string;
  /** URL of the preview. */
  readonly preview?: string;
}

const keyOf = (form: string): string => `pictures:${form}`;

/** Stores the uploaded pictures of a form in the tab, until they are submitted. `form` names it: `deposit dep_17`. */
export function saveUploadedPictures(storage: Storage, form: string, pictures: readonly UploadedPicture[]): void {
  if (pictures.length === 0) storage.removeItem(keyOf(form));
  else storage.setItem(keyOf(form), JSON.stringify(pictures));
}

/** Stored pictures of a form, without invalid ones. */
export function readUploadedPictures(storage: Storage, form: string, ownOrigin: string): readonly UploadedPicture[] {
  let stored: unknown;
  try {
    stored = JSON.parse(storage.getItem(keyOf(form)) ?? '[]');
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
