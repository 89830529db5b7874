import type { Restriction, RestrictionCode } from '@croupier/sdk/types';
import type { IconName } from '@croupier/ui/display/Icon';

import { paths } from '../paths.ts';
import { securityPath } from '../security-path.ts';

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
  SEND_DOCUMENTS: securityPath('verification'),
  SET_PAYMENT_PASSWORD: securityPath('security', 'paymentPassword'),
  SHOW_LIMITS: paths.limits,
  REPORT_CHANGE: securityPath('security', 'password'),
};
