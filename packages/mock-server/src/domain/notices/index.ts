export { securityMessage, sendProofRequest, sendSecurityMessage, sendWelcome } from './account-notice.ts';
export { bonusNotice, sendBonusEndNotice, sendCreditNotice } from './credit-notice.ts';
export { depositNotice, sendDepositNotice } from './deposit-notice.ts';
export { sendWithdrawalNotice, withdrawalNotice } from './withdrawal-notice.ts';
