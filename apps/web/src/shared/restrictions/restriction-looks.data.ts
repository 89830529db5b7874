import type { Restriction, RestrictionCode } from '@croupier/sdk/types';
import type { IconName } from '@croupier/ui/display/Icon';

import { paths } from '../paths.ts';

export const RESTRICTION_ICONS: Readonly<Record<RestrictionCode, IconName>> = {
  SELF_EXCLUDED: 'pause',
  TIME_OUT: 'pause',
  AGE_BELOW_MINIMUM: 'calendar',
  STAFF_HOLD: 'headset',
  IDENTITY_REQUIRED: 'id',
  IDENTITY_REVIEW: 'hourglass',
  IDENTITY_REFUSED: 'id',
  IDENTITY_EXPIRED: 'id',
  SECURITY_HOLD: 'shield',
  PAYMENT_PASSWORD_MISSING: 'lock',
  PAYMENT_PASSWORD_LOCKED: 'lock',
  LIMIT_REACHED: 'stop',
};

/** What ends a restriction, by its action: the page for it. Customer service opens by a button, and some only end by time. */
export const ACTION_PATHS: Readonly<Record<Exclude<Restriction['action'], 'NONE' | 'CONTACT_SUPPORT'>, string>> = {
  HELP: `${paths.limits}#help`,
  LIFT_EXCLUSION: paths.limits,
  SEND_DOCUMENTS: `${paths.security}?tab=verification`,
  SET_PAYMENT_PASSWORD: `${paths.security}?tab=security`,
  SHOW_LIMITS: paths.limits,
  REPORT_CHANGE: `${paths.security}?tab=security`,
};
