import { checkAccountAvailabilityQuery } from '@croupier/sdk/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import type { FieldName } from './registration-fields.ts';

export interface Availability {
  /** True when a check found the value taken. */
  readonly isTaken: (name: FieldName, value: string) => boolean;
  /** Returns true when the value is taken; false after a failed call, because the registration checks again. */
  readonly checkIsTaken: (name: FieldName, value: string) => Promise<boolean>;
}

const CHECKED_FIELDS = ['username', 'email', 'mobileNum'] as const;

/** Checks whether user names, email addresses and mobile numbers are taken. */
export function useAvailability(): Availability {
  const queryClient = useQueryClient();
  const takenValues = useRef(new Set<string>());
  return {
    isTaken: (name, value) => takenValues.current.has(`${name}:${value}`),
    checkIsTaken: async (name, value) => {
      const field = CHECKED_FIELDS.find((checked) => checked === name);
      if (field === undefined || value === '') return false;
      const options = checkAccountAvailabilityQuery({ field, value });
      const response = await queryClient.fetchQuery(options).catch(() => undefined);
      if (response?.value.available !== false) return false;
      takenValues.current.add(`${name}:${value}`);
      return true;
    },
  };
}
