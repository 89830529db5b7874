import { DEFAULT_BIRTHDAY_AGE } from '@croupier/sdk/rules';
import { croupier } from '@croupier/ui/brands/croupier';

import type { Brand } from '../brand.ts';

export const brand: Brand = {
  id: 'croupier',
  name: 'Croupier',
  merchantCode: 'croupier',
  tokens: croupier,
  languages: ['TY', 'EN'],
  defaultLanguage: 'TY',
  currency: 'PHP',
  timeZone: 'Asia/Manila',
  termsAge: DEFAULT_BIRTHDAY_AGE,
  birthdayAge: DEFAULT_BIRTHDAY_AGE,
  offersCockfights: true,
};
