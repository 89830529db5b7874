export { bindCard, listBanks, listCards, makeDefault, ownCard, removeCard } from './cards.ts';
export { availableAt, bankOf, describeCopy, NEW_CARD_HOURS, type CardCopy } from './describe-card.ts';
