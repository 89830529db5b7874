import type { ReactNode } from 'react';

export type VerificationState = 'waiting' | 'computing' | 'matches' | 'differs' | 'failed';

export interface VerificationStep {
  id: string;
  /** "The hash, published on October 1". */
  label: string;
  /** Hash, seed or formula; can be selected and broken anywhere. */
  value?: string;
  /** What the step proves. */
  text?: ReactNode;
}

export interface VerifiedResult {
  id: string;
  /** "Motorcycle". */
  prize: string;
  /** Drawn number: "No. 17,659". */
  number: string;
  /** Masked name. */
  winner: string;
  /** Digits of the hash the number was computed from. */
  hash: string;
  state: VerificationState;
}
