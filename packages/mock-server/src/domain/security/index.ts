export { bindEmail, bindMobile } from './contacts.ts';
export { changePassword, dropResetLinks, resetByLink, resetByMobile, sendResetLink } from './passwords.ts';
export {
  checkPaymentPassword,
  hasPaymentPassword,
  requirePaymentPassword,
  setPaymentPassword,
} from './payment-password.ts';
export { restrictionsByPaymentPassword } from './payment-password-restrictions.ts';
