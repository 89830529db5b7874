import { croupier } from '@croupier/ui/brands/croupier';

import type { Brand } from '../brand.ts';

export const brand: Brand = {
  id: 'croupier',
  name: 'Croupier',
  tokens: croupier,
  merchantCode: 'croupier',
  languages: ['TY', 'EN'],
  defaultLanguage: 'TY',
};
