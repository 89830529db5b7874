export { placeBets } from './place-bets.ts';
export { settleDueSportsBets } from './settlement.ts';
