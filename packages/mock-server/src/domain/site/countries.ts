import type { CountryEntry } from '@croupier/sdk/types';

import { countries } from './countries.data.ts';

/** The sandbox locates every visitor in the site's country. */
const CURRENT = 'PH';

export function listCountryCodes(): { list: CountryEntry[]; current: string } {
  return { list: [...countries], current: CURRENT };
}
