import type { CountryEntry } from '@croupier/sdk/types';

import { countries } from './countries.data.ts';

/** The sandbox takes every visitor for one from the brand's own country. */
const CURRENT = 'PH';

export function listCountryCodes(): { list: CountryEntry[]; current: string } {
  return { list: [...countries], current: CURRENT };
}
