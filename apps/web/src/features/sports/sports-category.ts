/** Categories of games that have matches to bet on. */
export type SportsCategory = 'SPORTS' | 'ESPORTS';
