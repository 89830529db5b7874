import { encodePng, type CallContext } from '../domain/kernel/index.ts';
import { addUpload } from '../domain/uploads/index.ts';

/** Uploads a grey picture as the caller; returns its id. */
export function uploadGreyPicture(context: CallContext, purpose: Parameters<typeof addUpload>[1]['purpose']): string {
  const picture = atob(encodePng({ width: 4, height: 3, pixels: new Uint8Array(12).fill(128) }));
  const file = Uint8Array.from(picture, (letter) => letter.charCodeAt(0));
  return addUpload(context, { file, purpose }).uploadId;
}
