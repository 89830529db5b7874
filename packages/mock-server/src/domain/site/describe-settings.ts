import type { OperationId } from '@croupier/sdk/operations';
import type { Brand, HumanCheck, LanguageCode, Policy, SiteFeatures, WhitelabelFlags } from '@croupier/sdk/types';

import type { SettingsRow } from '../../store/rows/settings.ts';
import { SITE_CURRENCY, SITE_TIME_ZONE } from '../kernel/index.ts';

const MERCHANT_CODE = 'croupier';
/** Days after which a password must be changed where the site requires it (decision 46). */
export const PASSWORD_MAX_DAYS = 90;

/** The brand as this world's settings make it. */
export function describeBrand({ termsAge, birthdayAge }: SettingsRow, languages: readonly LanguageCode[]): Brand {
  const [defaultLanguage] = languages;
  if (defaultLanguage === undefined) throw new Error('A site offers at least one language.');
  return {
    merchantCode: MERCHANT_CODE,
    timeZone: SITE_TIME_ZONE,
    currency: SITE_CURRENCY,
    termsMinAge: termsAge,
    birthdayMinAge: birthdayAge,
    defaultLanguage,
    languages: [...languages],
  };
}

/** The rules of the jurisdiction and of this world's flags. */
export function describePolicy({ PWDEXPFORCECHANGE3 }: WhitelabelFlags, policy: Policy): Policy {
  return PWDEXPFORCECHANGE3 ? { ...policy, passwordMaxDays: PASSWORD_MAX_DAYS } : policy;
}

/** True for an operation that the mock has behaviour for. */
export type ModelledCheck = (id: OperationId) => boolean;

/** What this world offers. A feature is off until the call that the contract names for it is modelled. */
export function describeFeatures(
  { socialProviders, phoneAuth, chat, liveEvents, transferToUpline, manualRebate, pointConversion }: SettingsRow,
  isModelled: ModelledCheck,
): SiteFeatures {
  return {
    socialProviders: [...socialProviders],
    phoneAuth,
    chat: chat && isModelled('createChatSession'),
    transferToUpline: transferToUpline && isModelled('transferToUpline'),
    manualRebate: manualRebate && isModelled('getManualRebate'),
    vip: isModelled('getVipProgress'),
    referral: isModelled('getReferral'),
    pointConversion: pointConversion && isModelled('convertPoint'),
    liveEvents,
  };
}

/** Where this world needs a slider check. */
export function describeHumanCheck(settings: SettingsRow): HumanCheck {
  const { sliderAtLogin, sliderAtRegistration, sliderAtSms } = settings;
  return { sliderAtLogin, sliderAtRegistration, sliderAtSms };
}
