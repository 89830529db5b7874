import type { SecurityEventKind } from '@croupier/sdk/types';
import type { IconName } from '@croupier/ui/display/Icon';

const ICONS: Readonly<Record<SecurityEventKind, IconName>> = {
  NEW_LOGIN: 'screen',
  PASSWORD_CHANGED: 'key',
  PASSWORD_RESET: 'key',
  PAYMENT_PASSWORD_CHANGED: 'lock',
  EMAIL_CHANGED: 'mail',
  MOBILE_CHANGED: 'phone',
  BANK_CARD_ADDED: 'wallet',
  BANK_CARD_REMOVED: 'wallet',
  TWO_STEP_ON: 'shield',
  TWO_STEP_OFF: 'shield',
  TOTP_ADDED: 'shield',
  TOTP_REMOVED: 'shield',
  RECOVERY_CODES_CREATED: 'doc',
  RECOVERY_CODE_USED: 'doc',
  IDENTITY_DECIDED: 'id',
  LIMIT_CHANGED: 'sliders',
  BREAK_STARTED: 'pause',
  WITHDRAWAL_REQUESTED: 'out',
};

/** A kind that this version has a text for; undefined for a newer one. */
export const knownEventKind = (kind: string): SecurityEventKind | undefined => (isKnown(kind) ? kind : undefined);

const isKnown = (kind: string): kind is SecurityEventKind => Object.hasOwn(ICONS, kind);

/** The icon of what happened. */
export const eventIcon = (kind: SecurityEventKind | undefined): IconName => (kind === undefined ? 'info' : ICONS[kind]);
