import type { SecurityEventKind } from '@croupier/sdk/types';

import type { LocalizedText } from '../kernel/index.ts';

/** Parts of the notice of a security event, in the order in which they are sent. */
export const noticeTexts: {
  readonly what: Readonly<Record<SecurityEventKind, LocalizedText>>;
  readonly when: LocalizedText;
  readonly where: LocalizedText;
  readonly unknownPlace: LocalizedText;
  readonly heldUntil: LocalizedText;
  readonly notYou: LocalizedText;
} = {
  what: {
    NEW_LOGIN: {
      EN: 'There was a login to your account from a new device or address.',
      TY: 'May nag-log in sa iyong account mula sa bagong device o address.',
    },
    PASSWORD_CHANGED: { EN: 'Your password was changed.', TY: 'Napalitan ang iyong password.' },
    PASSWORD_RESET: {
      EN: 'Your password was reset.',
      TY: 'Na-reset ang iyong password.',
    },
    PAYMENT_PASSWORD_CHANGED: {
      EN: 'Your payment password was set or changed.',
      TY: 'Naitakda o napalitan ang iyong payment password.',
    },
    EMAIL_CHANGED: {
      EN: 'The email address of your account was changed.',
      TY: 'Napalitan ang email address ng iyong account.',
    },
    MOBILE_CHANGED: {
      EN: 'The mobile number of your account was changed.',
      TY: 'Napalitan ang mobile number ng iyong account.',
    },
    BANK_CARD_ADDED: {
      EN: 'A bank card was added to your account.',
      TY: 'May naidagdag na bank card sa iyong account.',
    },
    BANK_CARD_REMOVED: {
      EN: 'A bank card was removed from your account.',
      TY: 'May inalis na bank card sa iyong account.',
    },
    TWO_STEP_ON: { EN: 'The two-step check was switched on.', TY: 'Binuksan ang two-step check.' },
    TWO_STEP_OFF: {
      EN: 'The two-step check was switched off.',
      TY: 'Isinara ang two-step check.',
    },
    TOTP_ADDED: {
      EN: 'An authenticator app was added to your account.',
      TY: 'May naidagdag na authenticator app sa iyong account.',
    },
    TOTP_REMOVED: {
      EN: 'The authenticator app was removed.',
      TY: 'Inalis ang authenticator app.',
    },
    RECOVERY_CODES_CREATED: {
      EN: 'New recovery codes were created. The earlier ones are no longer valid.',
      TY: 'May ginawang bagong recovery codes. Hindi na puwedeng gamitin ang mga nauna.',
    },
    RECOVERY_CODE_USED: {
      EN: 'A recovery code of your account was used.',
      TY: 'May nagamit na recovery code ng iyong account.',
    },
    IDENTITY_DECIDED: {
      EN: 'The check of your identity documents has ended.',
      TY: 'Tapos na ang pagsusuri sa iyong mga dokumento ng pagkakakilanlan.',
    },
    LIMIT_CHANGED: {
      EN: 'A limit of your account was set or changed.',
      TY: 'May naitakda o napalitang limit ang iyong account.',
    },
    BREAK_STARTED: {
      EN: 'A break from playing has started on your account.',
      TY: 'Nagsimula na ang pahinga mula sa paglalaro ng iyong account.',
    },
    WITHDRAWAL_REQUESTED: {
      EN: 'A withdrawal from your account was requested.',
      TY: 'May humiling ng withdrawal mula sa iyong account.',
    },
  },
  when: { EN: 'When', TY: 'Kailan' },
  where: { EN: 'Where', TY: 'Saan' },
  unknownPlace: { EN: 'not known', TY: 'hindi alam' },
  heldUntil: {
    EN: 'Withdrawals and transfers are blocked until',
    TY: 'Hindi muna puwedeng mag-withdraw o mag-transfer hanggang',
  },
  notYou: {
    EN: 'Not you? Change your password at once and write to customer service.',
    TY: 'Hindi ikaw? Palitan agad ang iyong password at sumulat sa customer service.',
  },
};
