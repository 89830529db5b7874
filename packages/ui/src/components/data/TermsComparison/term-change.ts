/** What a new value means for the reader. */
export type TermChange = 'better' | 'worse' | 'changed';
