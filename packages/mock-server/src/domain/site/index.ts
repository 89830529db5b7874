export { appReleases } from './app-releases.data.ts';
export { listCountryCodes } from './countries.ts';
export { customerServiceKey, listCustomerService } from './customer-service.ts';
export { PASSWORD_MAX_DAYS } from './describe-settings.ts';
export { GAME_WEIGHTS } from './game-weights.data.ts';
export { languages } from './languages.data.ts';
export { isOffered, listLanguages } from './languages.ts';
export { changeLines, delayOfLine, lineDelays, lineNames, listDomainLines, type LineDelays } from './lines.ts';
export { channels, mainDomain } from './links.data.ts';
export { getAppDownload, listResources } from './links.ts';
export {
  fullMobileNumber,
  HOME_DIALING_CODE,
  isFullMobileNumber,
  isMobileNumber,
  UNREACHABLE_MOBILE,
} from './mobile-number.ts';
export { REGISTRATION_FIELDS } from './registration-fields.data.ts';
export { recordsRange } from './records-range.ts';
export {
  changedSettings,
  changeSettings,
  jackpotMode,
  policyOf,
  settingsOf,
  WEAK_DEFAULT_PASSWORD,
} from './settings.ts';
export { VIP_RANKS, type VipRankTerms } from './vip-ranks.data.ts';
export { playTermsOf, vipRankOf } from './vip-ranks.ts';
export { FEE_RATE, LEAST_AMOUNT } from './withdraw-limits.data.ts';
export { withdrawLimitsOf } from './withdraw-limits.ts';
export {
  changeSite,
  getFlags,
  getPlatform,
  getRegistration,
  getSiteConfiguration,
  getSystemStatus,
  isBlocked,
} from './site.ts';
