import type { ResourceKey } from 'i18next';

/** Loads the texts of a file, by path: `../features/deposit/texts/en.json`. */
export const textLoaders = import.meta.glob<ResourceKey>(
  ['../app/*/texts/*.json', '../features/*/texts/*.json', '../i18n/*/texts/*.json', '../shared/*/texts/*.json'],
  { import: 'default' },
);
