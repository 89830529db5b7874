import type { BodyRules } from '@croupier/sdk/rules';
import type { Contract } from '@croupier/sdk/types';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';

import { useIdempotentSubmit, type IdempotentSubmit } from '../forms/use-idempotent-submit.ts';
import { useMemberSession } from '../page/MembersOnly.tsx';
import { refetchContracts } from './refetch-contracts.ts';

export interface ContractSubmitOptions<Body> {
  /** Names the change and the contract, for the storage. */
  readonly name: string;
  readonly rules: BodyRules<Body>;
  /** Must be stable between renders. */
  readonly send: (body: Body, intent: string) => Promise<Contract>;
  /** What is shown when it is done. Must be stable between renders. */
  readonly doneText: (contract: Contract) => string;
  /** Must be stable between renders. */
  readonly onDone?: ((contract: Contract) => void) | undefined;
}

/**
 * Changes a contract exactly once, also over a lost answer, a reload or a double press. A refusal means that somebody else
 * was faster, so the contracts are read again after every answer.
 */
export function useContractSubmit<Body extends object>(options: ContractSubmitOptions<Body>): IdempotentSubmit<Body> {
  const { name, rules, send, doneText, onDone } = options;
  const { member } = useMemberSession();
  const queryClient = useQueryClient();
  const { show } = useSnackbar();
  const onAccepted = useCallback(
    (contract: Contract): void => {
      show({ text: doneText(contract), tone: 'success' });
      refetchContracts(queryClient);
      onDone?.(contract);
    },
    [show, doneText, queryClient, onDone],
  );
  const submit = useIdempotentSubmit<Body, Contract>({ name, rules, memberId: member.id, send, onAccepted });
  const { rejection } = submit;
  useEffect(() => {
    if (rejection !== undefined) refetchContracts(queryClient);
  }, [rejection, queryClient]);
  return submit;
}
