export { applyForPromotion } from './apply.ts';
export { bonusOfOrder, creditChosenBonus } from './bonuses.ts';
export { titleOf } from './catalogue.ts';
export { claimPromotion, countClaimable } from './claim.ts';
export { decideApplication, nextPromotionStep } from './decisions.ts';
export { offersFor, refuseChoice } from './eligibility.ts';
export { countJoins, redatePromotion } from './join-counts.ts';
export { getPromotion, listKinds, listPromotions } from './list-promotions.ts';
export { listParticipations } from './participations.ts';
