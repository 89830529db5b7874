import type { SecurityEventKind } from '@croupier/sdk/types';

import type { ProofKind } from '../../store/rows/identity.ts';
import type { LocalizedText } from '../kernel/index.ts';
import type { NoticeTexts } from './withdrawal-texts.data.ts';

/** The first message of a member. */
export const welcomeTexts: NoticeTexts = {
  title: { EN: 'Welcome to Croupier', TY: 'Maligayang pagdating sa Croupier' },
  content: {
    EN: 'News of your money, your rewards and the security of your account comes here. Add an email address or a mobile number, and a payment password, so that nobody but you can take money out.',
    TY: 'Dito darating ang balita tungkol sa pera, gantimpala at seguridad ng account mo. Magdagdag ng email address o mobile number, at ng payment password, para ikaw lang ang makapaglabas ng pera.',
  },
};

/** The messages that ask for a proof. */
export const proofTexts: Readonly<Record<ProofKind, NoticeTexts>> = {
  ADDRESS: {
    title: { EN: 'Please send a proof of your address', TY: 'Magpadala ng patunay ng tirahan mo' },
    content: {
      EN: 'We need a proof of your address. Your security page says what works until then.',
      TY: 'Kailangan namin ng patunay ng tirahan mo. Nasa pahina ng seguridad kung ano ang gumagana hanggang doon.',
    },
  },
  SOURCE_OF_FUNDS: {
    title: { EN: 'Please send a proof of your funds', TY: 'Magpadala ng patunay ng pinagmulan ng pera mo' },
    content: {
      EN: 'We need a proof of where your money comes from. Your security page says what works until then.',
      TY: 'Kailangan namin ng patunay kung saan galing ang pera mo. Nasa pahina ng seguridad kung ano ang gumagana hanggang doon.',
    },
  },
};

/**
 * Titles of the messages on security events. A login from a new place has none, because an intruder could read it in the
 * inbox; a withdrawal has its own message.
 */
export const securityTitles: Readonly<
  Record<Exclude<SecurityEventKind, 'NEW_LOGIN' | 'WITHDRAWAL_REQUESTED'>, LocalizedText>
> = {
  PASSWORD_CHANGED: { EN: 'Your password was changed', TY: 'Napalitan ang password mo' },
  PASSWORD_RESET: { EN: 'Your password was reset', TY: 'Na-reset ang password mo' },
  PAYMENT_PASSWORD_CHANGED: { EN: 'Your payment password was changed', TY: 'Napalitan ang payment password mo' },
  EMAIL_CHANGED: { EN: 'Your email address was changed', TY: 'Napalitan ang email address mo' },
  MOBILE_CHANGED: { EN: 'Your mobile number was changed', TY: 'Napalitan ang mobile number mo' },
  BANK_CARD_ADDED: { EN: 'A bank card was added', TY: 'May naidagdag na bank card' },
  BANK_CARD_REMOVED: { EN: 'A bank card was removed', TY: 'May inalis na bank card' },
  TWO_STEP_ON: { EN: 'Two-step check is on', TY: 'Bukas na ang two-step check' },
  TWO_STEP_OFF: { EN: 'Two-step check is off', TY: 'Sarado na ang two-step check' },
  TOTP_ADDED: { EN: 'An authenticator app was added', TY: 'May naidagdag na authenticator app' },
  TOTP_REMOVED: { EN: 'The authenticator app was removed', TY: 'Inalis ang authenticator app' },
  RECOVERY_CODES_CREATED: { EN: 'You have new recovery codes', TY: 'May bago kang recovery codes' },
  RECOVERY_CODE_USED: { EN: 'A recovery code was used', TY: 'May nagamit na recovery code' },
  IDENTITY_DECIDED: { EN: 'Your documents were checked', TY: 'Nasuri na ang mga dokumento mo' },
  LIMIT_CHANGED: { EN: 'A limit was changed', TY: 'May napalitang limit' },
  BREAK_STARTED: { EN: 'Your break has started', TY: 'Nagsimula na ang pahinga mo' },
};
