import { createContractOfferBody } from '@croupier/sdk/bodies';
import { usePreviewContractOffer } from '@croupier/sdk/hooks';
import { checkBody } from '@croupier/sdk/rules';
import type { ContractOfferRequest, ContractPreview } from '@croupier/sdk/types';
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Time in ms without input after which the terms are counted. */
const DELAY_MS = 400;

const PERIODS = 3;

export interface WhatIf {
  readonly query: UseQueryResult<ContractPreview>;
  /** False while the terms are not complete, so there is nothing to count. */
  readonly isComplete: boolean;
}

/** What typed terms would have paid for the last periods, counted by the platform while typing. */
export function useWhatIf(body: ContractOfferRequest): WhatIf {
  const counted = useDelayed(body);
  const isComplete = checkBody<ContractOfferRequest>(createContractOfferBody, counted).length === 0;
  const query = usePreviewContractOffer(
    { body: counted, periods: PERIODS },
    { enabled: isComplete, placeholderData: keepPreviousData, staleTime: 0, retry: false },
  );
  return { query, isComplete };
}

/** The value once it has not changed for the delay. */
function useDelayed<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  const [delayed, setDelayed] = useState({ text, value });
  useEffect(() => {
    if (delayed.text === text) return undefined;
    const timer = setTimeout(() => setDelayed({ text, value }), DELAY_MS);
    return () => clearTimeout(timer);
  }, [delayed.text, text, value]);
  return delayed.value;
}
