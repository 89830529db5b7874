import type { RejectionCode } from '../../store/rows/promotions.ts';
import type { LocalizedText } from '../kernel/index.ts';

/** What staff write when they reject an application. */
export const REJECTIONS: Readonly<Record<RejectionCode, LocalizedText>> = {
  UNREADABLE: {
    EN: 'The picture is not readable. Send one on which all four corners and the birthday are sharp.',
    TY: 'Hindi mabasa ang larawan. Magpadala ng malinaw ang apat na sulok at ang kaarawan.',
  },
  NOT_CONFIRMED: {
    EN: 'The birthday on the ID differs from the one in your profile.',
    TY: 'Iba ang kaarawan sa ID sa kaarawang nasa profile mo.',
  },
  OTHER: {
    EN: 'We could not accept the application. Customer service can tell you more.',
    TY: 'Hindi namin matanggap ang application. Masasabi ng customer service ang dahilan.',
  },
};
