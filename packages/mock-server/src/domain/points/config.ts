import { formatAmount, UNITS_PER_POINT } from '@croupier/sdk/rules';
import type { PointConfig } from '@croupier/sdk/types';

import { localize, SITE_CURRENCY, type CallContext } from '../kernel/index.ts';
import { profileOf } from '../member/index.ts';
import { playTermsOf, settingsOf } from '../site/index.ts';
import { describeEvent } from './events.ts';
import { CONVERT_RATE, MIN_CONVERT_POINTS, RULES } from './terms.data.ts';

/** Units count hundredths of the factor. */
const HUNDREDTHS = 100n;

/** The rules of points, with a session those of the member's rank. */
export function getPointConfig(context: CallContext): PointConfig {
  const memberId = context.caller.session?.memberId ?? '';
  const language = profileOf(context, memberId).language ?? undefined;
  const event = describeEvent(context);
  return {
    convertEnabled: settingsOf(context).pointConversion,
    convertRate: CONVERT_RATE,
    minConvertPoints: String(MIN_CONVERT_POINTS),
    earnPer: formatAmount({ minor: UNITS_PER_POINT / HUNDREDTHS, currency: SITE_CURRENCY }),
    factor: playTermsOf(context.store.members.get(memberId)?.vipRank ?? null).pointsFactor,
    ...(event === undefined ? {} : { event }),
    currency: SITE_CURRENCY,
    rules: localize(RULES, language),
    expires: false,
  };
}
