import type { IdentityRefusalCode } from '@croupier/sdk/types';

import type { LocalizedText } from '../kernel/index.ts';

/** Why staff refused documents. */
export const REFUSAL_REASONS: Readonly<Record<IdentityRefusalCode, LocalizedText>> = {
  UNREADABLE: {
    EN: 'The photo is blurred. Send a sharper one.',
    TY: 'Malabo ang litrato. Magpadala ng mas malinaw.',
  },
  NAME_MISMATCH: {
    EN: 'The name differs from the name in your profile.',
    TY: 'Iba ang pangalan sa pangalan sa iyong profile.',
  },
  DOCUMENT_EXPIRED: {
    EN: 'The document has expired. Send one that is valid.',
    TY: 'Paso na ang dokumento. Magpadala ng may bisa pa.',
  },
  WRONG_DOCUMENT: {
    EN: 'This document proves something else.',
    TY: 'Iba ang pinatutunayan ng dokumentong ito.',
  },
  OTHER: {
    EN: 'Customer service will contact you.',
    TY: 'Makikipag-ugnayan sa iyo ang customer service.',
  },
};
