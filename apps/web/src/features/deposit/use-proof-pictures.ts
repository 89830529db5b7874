import { uploadImage } from '@croupier/sdk/client';
import type { UploadItem } from '@croupier/ui/inputs/UploadField';
import { useRef, useState } from 'react';

import { isSafeLink, urlOf } from '../../shared/safe-link.ts';
import { saveProofPictures, readProofPictures, type ProofPicture } from './proof-pictures.ts';

interface Picture extends UploadItem {
  /** Undefined for an image that was uploaded before the page was opened. */
  readonly file?: File;
  /** Undefined until the image is uploaded. */
  readonly uploadId?: string;
}

export interface ProofPictures {
  readonly pictures: readonly Picture[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: string) => void;
  readonly retry: (id: string) => void;
}

/** Images of an order's proof. Uploads them when they are selected, and stores them in the tab. */
export function useProofPictures(orderId: string): ProofPictures {
  const [pictures, setPictures] = useState((): readonly Picture[] =>
    readProofPictures(sessionStorage, orderId, location.origin).map((picture) => ({ ...picture, state: 'done' })),
  );
  const removed = useRef(new Set<string>());
  const change = (id: string, changed: Partial<Picture>): void =>
    setPictures((current) => current.map((picture) => (picture.id === id ? { ...picture, ...changed } : picture)));
  const upload = async ({ id, name, file }: Picture): Promise<void> => {
    if (file === undefined) return;
    change(id, { state: 'uploading' });
    try {
      const { value } = await uploadImage({ body: { file, purpose: 'DEPOSIT_PROOF' } });
      const uploaded = { id, name, uploadId: value.uploadId, ...previewOf(value.url) };
      // Stored even if the page was left during the upload.
      if (!removed.current.has(id)) updateStored(orderId, (stored) => [...stored, uploaded]);
      change(id, { ...uploaded, state: 'done' });
    } catch {
      change(id, { state: 'failed' });
    }
  };
  return {
    pictures,
    add: (files) => {
      const added = files.map((file): Picture => ({
        id: crypto.randomUUID(),
        name: file.name,
        state: 'uploading',
        file,
      }));
      setPictures((current) => [...current, ...added]);
      for (const picture of added) void upload(picture);
    },
    remove: (id) => {
      removed.current.add(id);
      updateStored(orderId, (stored) => stored.filter((picture) => picture.id !== id));
      setPictures((current) => current.filter((picture) => picture.id !== id));
    },
    retry: (id) => {
      const failed = pictures.find((picture) => picture.id === id);
      if (failed !== undefined) void upload(failed);
    },
  };
}

/** The platform may return a path instead of a URL. */
function previewOf(url: string): Pick<ProofPicture, 'preview'> {
  const preview = urlOf(url, location.origin)?.href ?? '';
  return isSafeLink(preview, location.origin) ? { preview } : {};
}

function updateStored(orderId: string, change: (stored: readonly ProofPicture[]) => readonly ProofPicture[]): void {
  saveProofPictures(sessionStorage, orderId, change(readProofPictures(sessionStorage, orderId, location.origin)));
}
