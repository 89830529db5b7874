import { addDays, calendarDay } from '@croupier/sdk/rules';

import { submitIdentity } from '../domain/identity/index.ts';
import { SITE_TIME_ZONE, type CallContext } from '../domain/kernel/index.ts';
import { uploadGreyPicture } from './grey-picture.ts';

const DAYS_OF_A_PASSPORT = 1663;

/** Sends a passport of the caller, with a grey picture; staff decide by the end of its number. */
export function sendDocuments(context: CallContext, numberEnds: string): void {
  const uploadId = uploadGreyPicture(context, 'IDENTITY');
  submitIdentity(context, {
    kind: 'DOCUMENT',
    documentType: 'PASSPORT',
    documentNumber: `P84120${numberEnds}`,
    country: 'PH',
    expiresOn: addDays(calendarDay(context.clock.now(), SITE_TIME_ZONE), DAYS_OF_A_PASSPORT),
    images: [uploadId],
  });
}
