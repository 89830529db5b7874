import * as z from 'zod/mini';

import { define } from './define.ts';

/** How a world's site is set up besides its flags; one row, `site`, absent while everything is as it starts. */
export const settingsRow = z.object({
  id: z.string(),
  /** Where the slider check is asked for. */
  sliderAtLogin: z.boolean(),
  sliderAtRegistration: z.boolean(),
  sliderAtSms: z.boolean(),
  /** Names of providers whose sign-in is on. */
  socialProviders: z.array(z.string()),
  /** Platform codes of the languages that the site offers. */
  languages: z.array(z.string()),
  /** A reset link is promised even to who has no account. */
  neutralReset: z.boolean(),
  termsAge: z.int(),
  birthdayAge: z.int(),
  /** The password that agents give out; the contract never carries it. */
  weakDefaultPassword: z.string(),
});
export type SettingsRow = z.infer<typeof settingsRow>;

export const settingsCollections = {
  settings: define<SettingsRow>(settingsRow),
};
