export { checkAgentCode, referralCodeOf } from './invite-codes.ts';
export { registerByMobile, registerByName } from './register.ts';
export { loginBySocial } from './social-login.ts';
