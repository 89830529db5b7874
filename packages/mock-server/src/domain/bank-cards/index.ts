export { bindCard, listBanks, listCards, makeDefault, ownCard, removeCard } from './cards.ts';
export { availableAt, bankOf, describeCopy, NEW_CARD_HOURS } from './describe-card.ts';
