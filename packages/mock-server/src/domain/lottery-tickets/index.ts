export { placeTicket } from './place-ticket.ts';
export { settleDueBets } from './settlement.ts';
