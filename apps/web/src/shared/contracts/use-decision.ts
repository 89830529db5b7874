import type { Contract, ContractDecisionRequest } from '@croupier/sdk/types';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import type { IdempotentSubmit } from '../forms/use-idempotent-submit.ts';
import { decideCalls, decisionRules } from './decide-calls.ts';
import { useContractSubmit } from './use-contract-submit.ts';
import { dayText } from '../window-text.ts';

export type Decision = IdempotentSubmit<ContractDecisionRequest>;

/** Accepts or rejects an offer exactly once [CONTRACT-05]. */
export function useDecision({ contractId, type }: Pick<Contract, 'contractId' | 'type'>): Decision {
  const { t, i18n } = useTranslation('contracts');
  const { timeZone } = useSite().brand;
  const { language } = i18n;
  const doneText = useCallback(
    ({ status, effectiveFrom }: Contract): string =>
      status === 'APPROVED' && effectiveFrom !== undefined
        ? t('decide.accepted', { day: dayText(effectiveFrom, { language, timeZone }) })
        : t('decide.rejected'),
    [t, language, timeZone],
  );
  return useContractSubmit({
    name: `contractDecision ${contractId}`,
    rules: decisionRules,
    send: decideCalls[type],
    doneText,
  });
}
