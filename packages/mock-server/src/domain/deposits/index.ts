export { depositMethods, methodById, providerCodes } from './methods.data.ts';
export { cancelOrder, cancelOrdersForBreak, createOrder, getOrder, listMethods, listOrders } from './orders.ts';
export { submitProof } from './proofs.ts';
export { applyPaymentReport, nextDepositStep } from './settlement.ts';
