import type { Brand, Policy } from '@croupier/sdk/types';

import type { SettingsRow } from '../../store/rows/settings.ts';

/** The rules of a jurisdiction: its policy, and the ages that it requires. */
export type PolicyPack = Policy & Pick<Brand, 'termsMinAge' | 'birthdayMinAge'>;

/** What most packs have in common. */
const COMMON: Omit<PolicyPack, 'termsMinAge' | 'birthdayMinAge' | 'identityBefore'> = {
  closedGameTypes: ['COCKFIGHT'],
  depositFactor: 1,
  bonusFactorMax: 30,
  bonusLocksWinnings: false,
  withdrawCancel: true,
  limitPrompt: 'OFFER',
  limitIncreaseHours: 24,
  reviewMonths: 12,
  realityCheck: { defaultMinutes: 60, choices: [15, 30, 60, 120], mayBeOff: true },
  timeOutDays: [1, 7, 30, 42],
  helpAddresses: [
    { name: 'Gambling Helpline', url: 'https://helpline.croupier.example', phone: '1800-1-555-0142' },
    { name: 'Family Counselling', phone: '1800-1-555-0187', hours: '08:00-22:00' },
  ],
  licence: {
    operator: 'Croupier Sandbox Gaming Inc.',
    authority: 'Sandbox Gaming Authority',
    number: 'SGA-2026-0042',
    url: 'https://register.croupier.example/SGA-2026-0042',
  },
  sessionIdleMinutes: 15,
  exclusionLift: true,
  exclusionReturn: 'AUTOMATIC',
  recordsDays: 93,
  jackpotModes: ['SERVER', 'OFF'],
};

/**
 * Packs after public rules: those of the sandbox itself, of Great Britain, Malta and the Philippines. They are models, not
 * legal advice.
 */
export const POLICY_PACKS: Readonly<Record<SettingsRow['policyPack'], PolicyPack>> = {
  generic: {
    ...COMMON,
    termsMinAge: 18,
    birthdayMinAge: 21,
    closedGameTypes: [],
    irrevocableMonths: 6,
    identityBefore: 'WITHDRAW_ABOVE',
    identityAbove: '50000.00',
    jackpotModes: ['DEMO', 'SERVER', 'OFF'],
  },
  ukgcLike: {
    ...COMMON,
    termsMinAge: 18,
    birthdayMinAge: 18,
    depositFactor: 0,
    bonusFactorMax: 10,
    withdrawCancel: false,
    limitPrompt: 'REQUIRE',
    reviewMonths: 6,
    realityCheck: { defaultMinutes: 60, choices: [15, 30, 60], mayBeOff: false },
    slotStakeMax: { max: '5.00', youngMax: '2.00', youngBelowAge: 25, currency: 'GBP' },
    exclusionLift: false,
    exclusionReturn: 'ON_REQUEST',
    identityBefore: 'DEPOSIT',
  },
  mgaLike: {
    ...COMMON,
    termsMinAge: 18,
    birthdayMinAge: 18,
    realityCheck: { defaultMinutes: 60, choices: [15, 30, 60], mayBeOff: false },
    irrevocableMonths: 6,
    identityBefore: 'WITHDRAW_ABOVE',
    identityAbove: '0.00',
    recordsDays: 185,
  },
  pagcorLike: {
    ...COMMON,
    termsMinAge: 21,
    birthdayMinAge: 21,
    bonusLocksWinnings: true,
    irrevocableMonths: 6,
    identityBefore: 'DEPOSIT',
  },
};
