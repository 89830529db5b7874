import type { SharedTexts } from '../../client/locales/en.data.ts';
import type { Translate } from '../../client/texts.ts';

export const cardsEn = {
  deal: 'Deal',
  dealing: 'The cards are dealt',
  ready: 'Set your stake and deal',
  draw: 'Draw',
  stand: 'Stand',
  skip: 'Skip',
  ask: 'Draw a card or stand?',
  byItself: '{stake} is staked. Without a choice you stand at {time}.',
  late: 'The time was over: you stood.',
  earlier: 'Your first choice counted.',
  legend: 'Bank draws on 5 or less · Bank wins ties',
  bank: 'Bank',
  player: 'You',
  noCards: '{hand}: no cards',
  hand: '{hand}: {cards}. Total {total}',
  hidden: 'one card face down',
  card: '{rank} of {suit}',
  ranks: 'ace,2,3,4,5,6,7,8,9,10,jack,queen,king',
  suits: 'spades,hearts,diamonds,clubs',
  royalNine: 'Royal nine',
  luckyNine: 'Lucky nine',
  bankNine: 'The bank has a lucky nine',
  push: 'Two lucky nines: your stake comes back',
  youWin: '{player} beats {bank}',
  bankWins: 'The bank wins with {bank}',
  bankTie: 'Both have {bank}: the bank wins',
  score: 'You {player}, bank {bank}',
  howTo:
    'You and the bank get two cards each from a fresh deck of 52. The hand nearer to nine wins. Aces count one, tens and pictures nothing; of the sum only the last digit counts.',
  choiceRule:
    'You see one card of the bank. Draw a third card or stand, within two minutes; without a choice you stand. Then the bank draws on {total} or less.',
  nineRule: 'A nine with two cards is a lucky nine. It ends the round at once.',
  payRoyal: 'Royal nine: nine and king of one suit, always wins',
  payWin: 'Lucky nine, or a higher total than the bank',
  payPush: 'Both have a lucky nine',
  payTie: 'Any other tie',
  odds: '{odds} to 1',
  stakeBack: 'stake back',
  bankTakes: 'bank wins',
  advice: 'The return holds for players who draw on {total} or less and stand on more.',
};

export type CardsTexts = { readonly [Key in keyof typeof cardsEn]: string };
export type CardsTranslate = Translate<keyof CardsTexts | keyof SharedTexts>;
