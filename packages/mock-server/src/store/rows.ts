import type { CollectionDefinition } from './collection.ts';
import { catalogueCollections } from './rows/catalogue.ts';
import { contentCollections } from './rows/content.ts';
import { sessionCollections } from './rows/session.ts';
import { siteCollections } from './rows/site.ts';

/** Every collection of a world, area by area. */
export const collections = {
  ...catalogueCollections,
  ...contentCollections,
  ...sessionCollections,
  ...siteCollections,
};

export type RowOf<Name extends keyof typeof collections> =
  (typeof collections)[Name] extends CollectionDefinition<infer Item> ? Item : never;
