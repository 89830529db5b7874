import type { WithdrawRejectCode } from '@croupier/sdk/types';

import type { LocalizedText } from '../kernel/index.ts';

/** Why a withdrawal was rejected. */
export const REJECT_REASONS: Readonly<Record<WithdrawRejectCode, LocalizedText>> = {
  NAME_MISMATCH: {
    EN: 'The payee name does not match.',
    TY: 'Hindi tugma ang pangalan ng tatanggap.',
  },
  BANK_REFUSED: {
    EN: 'The bank refused the payment.',
    TY: 'Tinanggihan ng bangko ang bayad.',
  },
  OTHER: {
    EN: 'Customer service will contact you.',
    TY: 'Makikipag-ugnayan sa iyo ang customer service.',
  },
};
