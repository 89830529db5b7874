import { uploadImage } from '@croupier/sdk/client';
import type { IdentitySubmission } from '@croupier/sdk/types';

import { checkIdOf } from '../domain/identity/index.ts';
import type { World } from '../node.ts';
import type { Player } from './money.ts';
import { fileOf, png } from './pictures.ts';

/** Lets the verified document of a seeded account expire. Call it in a transaction. */
export function expireIdentity({ store }: Pick<World, 'store'>, memberId: string): void {
  store.identityChecks.update(checkIdOf(memberId, 'DOCUMENT'), { expiresOn: '2026-11-15' });
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
