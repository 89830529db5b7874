import { uploadImage } from '@croupier/sdk/client';
import type { UploadImageData } from '@croupier/sdk/types';
import type { UploadItem } from '@croupier/ui/inputs/UploadField';
import { useRef, useState } from 'react';

import { isSafeLink, urlOf } from '../safe-link.ts';
import { saveUploadedPictures, readUploadedPictures, type UploadedPicture } from './uploaded-pictures.ts';

interface Picture extends UploadItem {
  /** Undefined for a picture that was uploaded before the page was opened. */
  readonly file?: File;
  /** Undefined until the picture is uploaded. */
  readonly uploadId?: string;
}

export interface Pictures {
  readonly pictures: readonly Picture[];
  /** Ids of the uploaded pictures, for the call that submits them; none while one is uploading. */
  readonly uploadIds: string[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: string) => void;
  readonly retry: (id: string) => void;
}

/** Pictures of a form. Uploads them when they are selected, and stores them in the tab under the name of the form. */
export function usePictures(form: string, purpose: UploadImageData['body']['purpose']): Pictures {
  const [pictures, setPictures] = useState((): readonly Picture[] =>
    readUploadedPictures(sessionStorage, form, location.origin).map((picture) => ({ ...picture, state: 'done' })),
  );
  const removed = useRef(new Set<string>());
  const change = (id: string, changed: Partial<Picture>): void =>
    setPictures((current) => current.map((picture) => (picture.id === id ? { ...picture, ...changed } : picture)));
  const upload = async ({ id, name, file }: Picture): Promise<void> => {
    if (file === undefined) return;
    change(id, { state: 'uploading' });
    try {
      const { value } = await uploadImage({ body: { file, purpose } });
      const uploaded = { id, name, uploadId: value.uploadId, ...previewOf(value.url) };
      // Stored even if the page was left during the upload.
      if (!removed.current.has(id)) updateStored(form, (stored) => [...stored, uploaded]);
      change(id, { ...uploaded, state: 'done' });
    } catch {
      change(id, { state: 'failed' });
    }
  };
  return {
    pictures,
    uploadIds: pictures.some(({ state }) => state === 'uploading')
      ? []
      : pictures.flatMap(({ uploadId }) => uploadId ?? []),
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
      updateStored(form, (stored) => stored.filter((picture) => picture.id !== id));
      setPictures((current) => current.filter((picture) => picture.id !== id));
    },
    retry: (id) => {
      const failed = pictures.find((picture) => picture.id === id);
      if (failed !== undefined) void upload(failed);
    },
  };
}

/** The platform may return a path instead of a URL. */
function previewOf(url: string): Pick<UploadedPicture, 'preview'> {
  const preview = urlOf(url, location.origin)?.href ?? '';
  return isSafeLink(preview, location.origin) ? { preview } : {};
}

function updateStored(form: string, change: (stored: readonly UploadedPicture[]) => readonly UploadedPicture[]): void {
  saveUploadedPictures(sessionStorage, form, change(readUploadedPictures(sessionStorage, form, location.origin)));
}
