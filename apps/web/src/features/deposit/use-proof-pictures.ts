import { uploadImage } from '@croupier/sdk/client';
import type { UploadItem } from '@croupier/ui/UploadField';
import { useRef, useState } from 'react';

import { isSafeLink, urlOf } from '../../shared/safe-link.ts';
import { keepPictures, readPictures, type ProofPicture } from './proof-pictures.ts';

interface Picture extends UploadItem {
  /** Undefined for one that was uploaded before the page was left. */
  readonly file?: File;
  /** Given when it has been uploaded. */
  readonly uploadId?: string;
}

export interface ProofPictures {
  readonly pictures: readonly Picture[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: string) => void;
  readonly retry: (id: string) => void;
}

/** The pictures of an order's proof: uploaded as they are chosen, and kept while the order is left. */
export function useProofPictures(orderId: string): ProofPictures {
  const [pictures, setPictures] = useState((): readonly Picture[] =>
    readPictures(sessionStorage, orderId, location.origin).map((picture) => ({ ...picture, state: 'done' })),
  );
  const removed = useRef(new Set<string>());
  const change = (id: string, changed: Partial<Picture>): void =>
    setPictures((before) => before.map((picture) => (picture.id === id ? { ...picture, ...changed } : picture)));
  const send = async ({ id, name, file }: Picture): Promise<void> => {
    if (file === undefined) return;
    change(id, { state: 'uploading' });
    try {
      const { value } = await uploadImage({ body: { file, purpose: 'DEPOSIT_PROOF' } });
      const taken = { id, name, uploadId: value.uploadId, ...previewOf(value.url) };
      // Also when the page has been left meanwhile.
      if (!removed.current.has(id)) changeKept(orderId, (before) => [...before, taken]);
      change(id, { ...taken, state: 'done' });
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
      setPictures((before) => [...before, ...added]);
      for (const picture of added) void send(picture);
    },
    remove: (id) => {
      removed.current.add(id);
      changeKept(orderId, (before) => before.filter((picture) => picture.id !== id));
      setPictures((before) => before.filter((picture) => picture.id !== id));
    },
    retry: (id) => {
      const failed = pictures.find((picture) => picture.id === id);
      if (failed !== undefined) void send(failed);
    },
  };
}

/** The platform may name a picture by its path alone. */
function previewOf(url: string): Pick<ProofPicture, 'preview'> {
  const address = urlOf(url, location.origin)?.href ?? '';
  return isSafeLink(address, location.origin) ? { preview: address } : {};
}

function changeKept(orderId: string, change: (before: readonly ProofPicture[]) => readonly ProofPicture[]): void {
  keepPictures(sessionStorage, orderId, change(readPictures(sessionStorage, orderId, location.origin)));
}
