export { getConfig, quote } from './config.ts';
export { REJECT_REASONS } from './reject-reasons.data.ts';
export { nextWithdrawStep } from './due-steps.ts';
export { orderOf, payoutsOf } from './order-rows.ts';
export { cancelOrder, createOrder, getOrder, listOrders, openOrder, statusOfBooking } from './orders.ts';
export { approve, forceReceipt, reject, send } from './processing.ts';
export { confirmReceipt, disputePayout, openDispute } from './receipts.ts';
export { decideNow, STAFF_DECISIONS } from './staff-decisions.ts';
