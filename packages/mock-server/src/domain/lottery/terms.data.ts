/** Price of a line of balls. */
export const LINE_PRICE = '20.00';
/** Maximum number of lines of a ticket. */
export const MAX_LINES = 20;
/** Stakes of a line of digits. */
export const MIN_STAKE = '5.00';

/** Prizes of a line by the highest ball and the number of matches, the largest first. */
export const LINE_PRIZES: Readonly<Record<number, readonly { readonly matches: number; readonly prize: string }[]>> = {
  42: [
    { matches: 6, prize: '2000000.00' },
    { matches: 5, prize: '50000.00' },
    { matches: 4, prize: '2000.00' },
    { matches: 3, prize: '200.00' },
  ],
  45: [
    { matches: 6, prize: '3000000.00' },
    { matches: 5, prize: '70000.00' },
    { matches: 4, prize: '2500.00' },
    { matches: 3, prize: '250.00' },
  ],
  49: [
    { matches: 6, prize: '5000000.00' },
    { matches: 5, prize: '100000.00' },
    { matches: 4, prize: '3500.00' },
    { matches: 3, prize: '320.00' },
  ],
  55: [
    { matches: 6, prize: '8000000.00' },
    { matches: 5, prize: '200000.00' },
    { matches: 4, prize: '6000.00' },
    { matches: 3, prize: '450.00' },
  ],
};

/** A way of betting on the last or the first digits. */
export interface DigitWay {
  readonly code: string;
  readonly names: { readonly EN: string; readonly TY: string };
  /** Number of digits. */
  readonly count: number;
  readonly end: 'first' | 'last';
  /** In any order; its digits must differ, so that every line has the same chance. */
  readonly anyOrder: boolean;
  readonly multiplier: string;
  readonly maxBet: string;
}

const IN_ORDER = { end: 'last', anyOrder: false } as const;

/** In display order; a lottery has those that its number of digits allows. */
export const DIGIT_WAYS: readonly DigitWay[] = [
  {
    ...IN_ORDER,
    code: 'LAST2',
    names: { EN: 'Last two', TY: 'Huling dalawa' },
    count: 2,
    multiplier: '95.00',
    maxBet: '5000.00',
  },
  {
    ...IN_ORDER,
    code: 'LAST3',
    names: { EN: 'Last three', TY: 'Huling tatlo' },
    count: 3,
    multiplier: '900.00',
    maxBet: '1000.00',
  },
  {
    ...IN_ORDER,
    code: 'ANY3',
    names: { EN: 'Last three, any order', TY: 'Huling tatlo, kahit anong ayos' },
    count: 3,
    anyOrder: true,
    multiplier: '150.00',
    maxBet: '2000.00',
  },
  {
    ...IN_ORDER,
    code: 'LAST4',
    names: { EN: 'Last four', TY: 'Huling apat' },
    count: 4,
    multiplier: '9000.00',
    maxBet: '100.00',
  },
  {
    code: 'FIRST2',
    names: { EN: 'First two', TY: 'Unang dalawa' },
    count: 2,
    end: 'first',
    anyOrder: false,
    multiplier: '95.00',
    maxBet: '5000.00',
  },
];
