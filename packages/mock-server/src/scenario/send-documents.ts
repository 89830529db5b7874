import { addDays, calendarDay } from '@croupier/sdk/rules';

import { submitIdentity } from '../domain/identity/index.ts';
import { encodePng, SITE_TIME_ZONE, type CallContext } from '../domain/kernel/index.ts';
import { addUpload } from '../domain/uploads/index.ts';

const DAYS_OF_A_PASSPORT = 1663;

/** Sends a passport of the caller, with a grey picture; staff decide by the end of its number. */
export function sendDocuments(context: CallContext, numberEnds: string): void {
  const picture = atob(encodePng({ width: 4, height: 3, pixels: new Uint8Array(12).fill(128) }));
  const file = Uint8Array.from(picture, (letter) => letter.charCodeAt(0));
  const { uploadId } = addUpload(context, { file, purpose: 'IDENTITY' });
  submitIdentity(context, {
    kind: 'DOCUMENT',
    documentType: 'PASSPORT',
    documentNumber: `P84120${numberEnds}`,
    country: 'PH',
    expiresOn: addDays(calendarDay(context.clock.now(), SITE_TIME_ZONE), DAYS_OF_A_PASSPORT),
    images: [uploadId],
  });
}
