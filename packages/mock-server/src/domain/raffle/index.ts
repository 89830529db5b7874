export { chancesOf } from './chances.ts';
export { claimRafflePromotion, drawOnWheel } from './claim.ts';
export { getRaffleDraw } from './describe-draw.ts';
export { getRafflePromotion, raffleStatusOf } from './describe-raffle.ts';
export { nextRaffleStep } from './due-steps.ts';
export { getRaffleFairness, rotateRaffleSeed } from './fairness.ts';
export { listRaffleRecords } from './records.ts';
export { openRaffle, raffleTimesAt } from './raffles.ts';
export { closeTickets, drawTickets } from './ticket-draw.ts';
