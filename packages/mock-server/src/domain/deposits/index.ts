export { titleOf } from './bonuses.ts';
export { depositMethods, methodById, providerCodes } from './methods.data.ts';
export { cancelOrder, createOrder, getOrder, listMethods, listOrders } from './orders.ts';
export { submitProof } from './proofs.ts';
export { applyPaymentReport, settleDueDeposits } from './settlement.ts';
