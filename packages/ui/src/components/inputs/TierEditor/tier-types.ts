import type { ReactNode } from 'react';

/** Typed texts of a tier, not validated. */
export interface TierDraft {
  id: string;
  /** Decimal string in the contract's currency. */
  threshold: string;
  activeUsers: string;
  /** In per cent. */
  rate: string;
}

export type TierErrors = Partial<Record<'threshold' | 'activeUsers' | 'rate', ReactNode>>;

export interface TierEditorTexts {
  /** Labels of the three fields. */
  threshold: string;
  activeUsers: string;
  rate: string;
  /** Name of a tier by its position, from 1: "Tier 2". */
  tier: (position: number) => string;
  add: string;
  remove: (position: number) => string;
  moveUp: (position: number) => string;
  moveDown: (position: number) => string;
  /** Announced after a tier was moved, added or removed. */
  moved: (from: number, to: number) => string;
  added: (position: number) => string;
  removed: (position: number) => string;
}

/** Part of a tier that takes the focus. */
export type TierPart = 'threshold' | 'activeUsers' | 'rate' | 'up' | 'down' | 'remove';
