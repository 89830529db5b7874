import { checkAccountAvailabilityOptions } from '@croupier/sdk/query';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import type { FieldName } from './registration-fields.ts';

export interface Availability {
  /** True when the platform reported the value as taken. */
  readonly isTaken: (name: FieldName, value: string) => boolean;
  /** Checks each value once. A failed check is left to the registration itself. */
  readonly ask: (name: FieldName, value: string) => Promise<boolean>;
}

const CHECKED_FIELDS = ['username', 'email', 'mobileNum'] as const;

/** User names, email addresses and numbers known to be taken. */
export function useAvailability(): Availability {
  const queryClient = useQueryClient();
  const taken = useRef(new Set<string>());
  return {
    isTaken: (name, value) => taken.current.has(`${name}:${value}`),
    ask: async (name, value) => {
      const field = CHECKED_FIELDS.find((asked) => asked === name);
      if (field === undefined || value === '') return false;
      const question = checkAccountAvailabilityOptions({ query: { field, value } });
      const answer = await queryClient.fetchQuery(question).catch(() => undefined);
      if (answer?.value.available !== false) return false;
      taken.current.add(`${name}:${value}`);
      return true;
    },
  };
}
