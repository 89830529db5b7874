export { checkBirthday } from './birthday.ts';
export { findByAccount, findByEmail, findByMobile, uniqueAccountName } from './find-member.ts';
export { MEMBER_ICONS } from './icons.data.ts';
export { maskEmail, maskMobile } from './mask.ts';
export {
  callingMember,
  countBadges,
  describeBadges,
  describeLogin,
  describeMember,
  existingMember,
  finishFirstLogin,
  getMember,
} from './member.ts';
export { chooseNotices, getNoticeChoices } from './notice-choices.ts';
export { openAccount } from './open-account.ts';
export { isPasswordOf, isWeakDefault, refuseWeakPassword, setPassword } from './password.ts';
export { changeProfile, profileOf } from './profile-row.ts';
export { chooseIcon, chooseLanguage, describeProfile, updateProfile } from './profile.ts';
