export { contractKinds } from './contract-kinds.ts';
