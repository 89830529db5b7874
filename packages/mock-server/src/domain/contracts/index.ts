export { contractKinds } from './contract-kinds.ts';
export { contractsBetween, debtOf, rateLimitsOf } from './for-agents.ts';
