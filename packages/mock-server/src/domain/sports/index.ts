export { fixtureOf } from './fixtures.ts';
export { bookOf, getMatch, listMatches } from './matches.ts';
export { findOffer, marketName, pickName, resultOf, scoreText, type Offer } from './offers.ts';
export { phaseOf, setResult } from './results.ts';
