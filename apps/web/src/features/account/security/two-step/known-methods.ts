import type { TwoStepMethod } from '@croupier/sdk/types';

/** The app first, because it needs no message; recovery codes last, because each is used up. */
const POSITIONS: Readonly<Record<TwoStepMethod, number>> = { TOTP: 0, SMS: 1, EMAIL: 2, RECOVERY_CODE: 3 };

/** Sources of codes that this version knows, in the order in which they are offered. */
export const knownMethods = (methods: readonly TwoStepMethod[]): readonly TwoStepMethod[] =>
  methods.filter((method) => Object.hasOwn(POSITIONS, method)).toSorted((a, b) => POSITIONS[a] - POSITIONS[b]);
