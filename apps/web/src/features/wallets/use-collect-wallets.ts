import { recallAllWallets } from '@croupier/sdk/client';
import { queryKeyOf } from '@croupier/sdk/hooks';
import type { BodyRules } from '@croupier/sdk/rules';
import type { WalletRecall } from '@croupier/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import { useIdempotentSubmit, type IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { refetchBalance } from '../../shared/member-balance.ts';

/** The call has no body. */
const NO_BODY: BodyRules<object> = { fields: {} };

const send = async (_body: object, intent: string): Promise<WalletRecall> =>
  (await recallAllWallets({ meta: { intent } })).value;

export interface WalletCollection {
  readonly submit: IdempotentSubmit<object>;
  /** What came back and what did not, until the next collection. */
  readonly recall: WalletRecall | undefined;
  readonly collect: () => void;
}

/** Brings the money of all vendors that answer back to the main wallet, exactly once. */
export function useCollectWallets(memberId: string): WalletCollection {
  const queryClient = useQueryClient();
  const [recall, setRecall] = useState<WalletRecall>();
  const onAccepted = useCallback(
    (answer: WalletRecall) => {
      setRecall(answer);
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('listMerchantWallets') });
      void refetchBalance(queryClient);
    },
    [queryClient],
  );
  const submit = useIdempotentSubmit<object, WalletRecall>({
    name: 'walletRecall',
    rules: NO_BODY,
    memberId,
    send,
    onAccepted,
    list: 'listTransactions',
  });
  return {
    submit,
    recall,
    collect: () => {
      setRecall(undefined);
      submit.submit({});
    },
  };
}
