import { beasts } from './motifs/beasts.ts';
import { charms } from './motifs/charms.ts';
import { fruit } from './motifs/fruit.ts';
import type { Motif } from './motifs/motif.ts';
import { places } from './motifs/places.ts';
import { tables } from './motifs/tables.ts';

/** All motifs by name. */
export const motifs = { ...beasts, ...charms, ...fruit, ...places, ...tables };

export type MotifName = keyof typeof motifs;

export function isMotif(name: string): name is MotifName {
  return Object.hasOwn(motifs, name);
}

export function motifOf(name: MotifName): Motif {
  return motifs[name];
}
