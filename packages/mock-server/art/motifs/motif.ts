import type { DrawingKit } from '../kit.ts';

/** Draws a motif in a box of 300 by 300. */
export type Motif = (kit: DrawingKit) => string;
export type Motifs = Readonly<Record<string, Motif>>;

/** Colours that are the same in every palette. */
export const GREEN = '#2b9a4e';
export const RED = '#e02a3c';
export const GOLD = '#f4ab24';
export const CREAM = '#fff6e2';
export const WOOD = '#8a4f22';
