export { linkBetween, type AccountLink } from './linked-accounts.ts';
