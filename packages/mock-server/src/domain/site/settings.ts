import type { LanguageCode } from '@croupier/sdk/types';
import { DEFAULT_BIRTHDAY_AGE, DEFAULT_TERMS_AGE } from '@croupier/sdk/rules';

import type { SettingsRow } from '../../store/rows/settings.ts';
import type { DomainContext } from '../kernel/index.ts';
import { POLICY } from './policy.data.ts';

const SITE_ID = 'site';

/**
 * The default password that agents give out. A login with it answers `passwordIsDefault`; it is refused as a new
 * password.
 */
export const WEAK_DEFAULT_PASSWORD = 'Welcome123';

const LANGUAGES: readonly LanguageCode[] = ['TY', 'EN'];

const DEFAULT_SETTINGS: SettingsRow = {
  id: SITE_ID,
  sliderAtLogin: false,
  sliderAtRegistration: true,
  sliderAtSms: true,
  socialProviders: ['GOOGLE', 'FACEBOOK'],
  phoneAuth: false,
  languages: [...LANGUAGES],
  neutralReset: false,
  termsAge: DEFAULT_TERMS_AGE,
  birthdayAge: DEFAULT_BIRTHDAY_AGE,
  chat: true,
  liveEvents: true,
  transferToUpline: true,
  singleWallet: false,
  closedGameTypes: [],
  depositFactor: POLICY.depositFactor,
  bonusFactorMax: POLICY.bonusFactorMax,
  bonusLocksWinnings: POLICY.bonusLocksWinnings,
  withdrawCancel: POLICY.withdrawCancel,
  receiptConfirmEnabled: true,
  receiptConfirmMinutes: 1440,
  weakDefaultPassword: WEAK_DEFAULT_PASSWORD,
};

/** Settings of this world's site besides flags and registration form. */
export function settingsOf({ store }: DomainContext): SettingsRow {
  return store.settings.get(SITE_ID) ?? DEFAULT_SETTINGS;
}

/** Changes this world's site settings. */
export function changeSettings(context: DomainContext, change: Partial<Omit<SettingsRow, 'id'>>): void {
  const { store } = context;
  store.transact(() => {
    if (store.settings.get(SITE_ID) === undefined) store.settings.insert(DEFAULT_SETTINGS);
    store.settings.update(SITE_ID, change);
  });
}
