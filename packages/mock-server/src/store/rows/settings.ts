import { zGameType, zLanguageCode, zPolicy, zSocialProvider } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { define } from './define.ts';

/** Names of packs of rules. */
export const zPolicyPack = z.enum(['generic', 'ukgcLike', 'mgaLike', 'pagcorLike']);

/** Site settings besides flags; one row `site`, absent while all are default. */
export const settingsRow = z.object({
  id: z.string(),
  /** Scenes that require the slider check. */
  sliderAtLogin: z.boolean(),
  sliderAtRegistration: z.boolean(),
  sliderAtSms: z.boolean(),
  /** Enabled sign-in providers. */
  socialProviders: z.array(zSocialProvider),
  /** The phone service verifies numbers in place of SMS codes. */
  phoneAuth: z.boolean(),
  /** Platform codes of the offered languages. */
  languages: z.array(zLanguageCode),
  /** Reset requests get the same answer for unknown accounts. */
  neutralReset: z.boolean(),
  termsAge: z.int(),
  birthdayAge: z.int(),
  /** The site has a chat with customer service. */
  chat: z.boolean(),
  /** The site has live events. */
  liveEvents: z.boolean(),
  /** Members may transfer money to their upline. */
  transferToUpline: z.boolean(),
  /** Members claim their rebate themselves; without it, it is only paid after the day. */
  manualRebate: z.boolean(),
  /** Points can be turned into money. */
  pointConversion: z.boolean(),
  /** No vendor has a wallet of its own. */
  singleWallet: z.boolean(),
  /** The rules of the jurisdiction; the fields below hold those that may differ from its pack. */
  policyPack: zPolicyPack,
  /** Categories that the jurisdiction forbids. */
  closedGameTypes: z.array(zGameType),
  /** Rules of money of the jurisdiction. */
  depositFactor: zPolicy.shape.depositFactor,
  bonusFactorMax: zPolicy.shape.bonusFactorMax,
  bonusLocksWinnings: zPolicy.shape.bonusLocksWinnings,
  withdrawCancel: zPolicy.shape.withdrawCancel,
  /** Members confirm what arrived of a withdrawal, within this time. */
  receiptConfirmEnabled: z.boolean(),
  receiptConfirmMinutes: z.int().check(z.gte(1)),
  /** The default password that agents give out; never sent. */
  weakDefaultPassword: z.string(),
});
export type SettingsRow = z.infer<typeof settingsRow>;

export const settingsCollections = {
  settings: define<SettingsRow>(settingsRow),
};
