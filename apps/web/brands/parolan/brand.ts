import { parolan } from '@croupier/ui/brands/parolan';

import type { Brand } from '../brand.ts';

export const brand: Brand = {
  id: 'parolan',
  name: 'Parolan',
  tokens: parolan,
  loadFonts: () => import('@croupier/ui/brands/parolan.css'),
  // The sandbox has one merchant, which both brands show.
  merchantCode: 'croupier',
  languages: ['TY', 'EN'],
  defaultLanguage: 'TY',
};
