import { convertPointBody } from '@croupier/sdk/bodies';
import { convertPoint } from '@croupier/sdk/client';
import type { PointConversion, PointConversionResult } from '@croupier/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { setCachedBalance } from '../../shared/member-balance.ts';
import { useSpend, type Spend } from './use-spend.ts';

const send = async (body: PointConversion, intent: string): Promise<PointConversionResult> =>
  (await convertPoint({ body, meta: { intent } })).value;

/** Turns points into money. */
export function useConvert(memberId: string): Spend<PointConversion, PointConversionResult> {
  const queryClient = useQueryClient();
  const onDone = useCallback(
    ({ balance }: PointConversionResult): void => setCachedBalance(queryClient, balance),
    [queryClient],
  );
  return useSpend({ name: 'convertPoints', rules: convertPointBody, memberId, send, onDone });
}
