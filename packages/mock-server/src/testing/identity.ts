import { uploadImage } from '@croupier/sdk/client';
import type { IdentitySubmission } from '@croupier/sdk/types';

import { checkIdOf } from '../domain/identity/index.ts';
import type { World } from '../node.ts';
import type { Player } from './money.ts';
import { fileOf, png } from './pictures.ts';

/** Last day of the document by the state of the check. */
const EXPIRES_ON = { VERIFIED: '2031-06-11', EXPIRED: '2026-11-15' } as const;

/** Brings the identity check of an account into a state, as if staff had decided long ago. */
export function setIdentity(
  { store }: Pick<World, 'store'>,
  memberId: string,
  state: 'NOT_STARTED' | keyof typeof EXPIRES_ON,
): void {
  const id = checkIdOf(memberId, 'DOCUMENT');
  store.transact(() => {
    if (store.identityChecks.get(id) !== undefined) store.identityChecks.remove(id);
    if (state === 'NOT_STARTED') return;
    store.identityChecks.insert({
      id,
      memberId,
      kind: 'DOCUMENT',
      documentType: 'PASSPORT',
      documentNumber: 'P8412073A',
      expiresOn: EXPIRES_ON[state],
      images: [],
      submittedAt: '2026-01-05T02:00:00.000Z',
      status: 'VERIFIED',
      decidedAt: '2026-01-05T02:02:00.000Z',
      refusalCode: null,
    });
  });
}

/** Uploads a picture of a passport; returns what to send with it. The end of `documentNumber` decides. */
export async function takePassport({ client }: Player, documentNumber = 'P8412073A'): Promise<IdentitySubmission> {
  const { uploadId } = (await uploadImage({ client, body: { file: fileOf(png), purpose: 'IDENTITY' } })).value;
  return {
    kind: 'DOCUMENT',
    documentType: 'PASSPORT',
    documentNumber,
    country: 'PH',
    expiresOn: '2031-06-11',
    images: [uploadId],
  };
}
