export { ChoiceCards } from './ChoiceCards.tsx';
export type { ChoiceCard, ChoiceCardsProps } from './ChoiceCards.tsx';
