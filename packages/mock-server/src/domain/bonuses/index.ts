export { bonusesOf, listBonuses } from './bonus-details.ts';
export { bonusIdOf } from './bonus-grants.ts';
export { forfeitBonus } from './forfeit.ts';
