export { bindEmail, bindMobile } from './contacts.ts';
export { changePassword, dropResetLinks, resetByLink, resetByMobile, sendResetLink } from './passwords.ts';
export {
  checkPaymentPassword,
  hasPaymentPassword,
  requirePaymentPassword,
  resetPaymentPassword,
  setPaymentPassword,
} from './payment-password.ts';
export { restrictionsByPaymentPassword } from './payment-password-restrictions.ts';
export { confirmTotp, createRecoveryCodes, getTwoStep, removeTotp, startTotp, updateTwoStep } from './two-step.ts';
