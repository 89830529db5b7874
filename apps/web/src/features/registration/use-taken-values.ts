import { checkAccountAvailabilityOptions } from '@croupier/sdk/query';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import type { FieldName } from './registration-fields.ts';

export interface TakenValues {
  /** Whether the platform has said that another account has this value. */
  readonly isTaken: (name: FieldName, value: string) => boolean;
  /** Asks the platform, once for each value. A question that fails is left to the registration itself. */
  readonly ask: (name: FieldName, value: string) => Promise<boolean>;
}

const ASKED = ['username', 'email', 'mobileNum'] as const;

/** The names, addresses and numbers that another account has. */
export function useTakenValues(): TakenValues {
  const queryClient = useQueryClient();
  const taken = useRef(new Set<string>());
  return {
    isTaken: (name, value) => taken.current.has(`${name}:${value}`),
    ask: async (name, value) => {
      const field = ASKED.find((asked) => asked === name);
      if (field === undefined || value === '') return false;
      const question = checkAccountAvailabilityOptions({ query: { field, value } });
      const answer = await queryClient.fetchQuery(question).catch(() => undefined);
      if (answer?.value.available !== false) return false;
      taken.current.add(`${name}:${value}`);
      return true;
    },
  };
}
