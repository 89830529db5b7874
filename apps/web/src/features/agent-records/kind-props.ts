import type { ContractType } from '@croupier/sdk/types';

/** A part of the page of one kind of contract. */
export interface KindProps {
  readonly kind: ContractType;
}
