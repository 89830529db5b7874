export { bindEmail, bindMobile } from './contacts.ts';
export { changePassword, resetByLink, resetByMobile, sendResetLink } from './passwords.ts';
export { setPaymentPassword } from './payment-password.ts';
