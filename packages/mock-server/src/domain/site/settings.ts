import type { LanguageCode, Policy } from '@croupier/sdk/types';

import type { SettingsRow } from '../../store/rows/settings.ts';
import type { DomainContext } from '../kernel/index.ts';
import { POLICY_PACKS } from './policy.data.ts';

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
  chat: true,
  liveEvents: true,
  transferToUpline: true,
  manualRebate: true,
  pointConversion: true,
  singleWallet: false,
  ...settingsOfPack('generic'),
  receiptConfirmEnabled: true,
  receiptConfirmMinutes: 1440,
  weakDefaultPassword: WEAK_DEFAULT_PASSWORD,
};

/** Settings of this world's site besides flags and registration form. */
export function settingsOf({ store }: DomainContext): SettingsRow {
  return store.settings.get(SITE_ID) ?? DEFAULT_SETTINGS;
}

/** The settings of this world's site that differ from the default. */
export function changedSettings(context: DomainContext): Partial<SettingsRow> {
  const defaults = new Map<string, unknown>(Object.entries(DEFAULT_SETTINGS));
  const changed = Object.entries(settingsOf(context)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults.get(name)),
  );
  return Object.fromEntries(changed);
}

/** The rules of the jurisdiction: those of its pack, with this world's changes. */
export function policyOf(context: DomainContext): Policy {
  const { policyPack, closedGameTypes, depositFactor, bonusFactorMax, bonusLocksWinnings, withdrawCancel } =
    settingsOf(context);
  const { termsMinAge: _terms, birthdayMinAge: _birthday, ...policy } = POLICY_PACKS[policyPack];
  const changed = { depositFactor, bonusFactorMax, bonusLocksWinnings, withdrawCancel };
  return { ...policy, ...changed, closedGameTypes: [...closedGameTypes] };
}

/** Kind of the jackpot that the site shows: one of sandbox figures, where the policy allows it. */
export function jackpotMode(context: DomainContext): 'DEMO' | 'OFF' {
  return policyOf(context).jackpotModes.includes('DEMO') ? 'DEMO' : 'OFF';
}

/** Changes this world's site settings. A pack brings its rules of money, closed categories and ages with it. */
export function changeSettings(context: DomainContext, change: Partial<Omit<SettingsRow, 'id'>>): void {
  const { store } = context;
  const { policyPack } = change;
  const ofPack = policyPack === undefined ? {} : settingsOfPack(policyPack);
  store.transact(() => {
    if (store.settings.get(SITE_ID) === undefined) store.settings.insert(DEFAULT_SETTINGS);
    store.settings.update(SITE_ID, { ...ofPack, ...change });
  });
}

function settingsOfPack(policyPack: SettingsRow['policyPack']) {
  const { termsMinAge, birthdayMinAge, closedGameTypes, ...rules } = POLICY_PACKS[policyPack];
  const { depositFactor, bonusFactorMax, bonusLocksWinnings, withdrawCancel } = rules;
  return {
    policyPack,
    termsAge: termsMinAge,
    birthdayAge: birthdayMinAge,
    closedGameTypes: [...closedGameTypes],
    depositFactor,
    bonusFactorMax,
    bonusLocksWinnings,
    withdrawCancel,
  };
}
