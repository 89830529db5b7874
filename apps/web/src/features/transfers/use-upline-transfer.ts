import { transferToUplineBody } from '@croupier/sdk/bodies';
import { transferToUpline } from '@croupier/sdk/client';
import type { TransferTargets, TransferToUplineResponse, UplineTransfer } from '@croupier/sdk/types';

import { useTransfer, type TransferCall, type TransferState } from '../../shared/transfers/use-transfer.ts';

type SentTransfer = TransferToUplineResponse['value'];

export type UplineTransferState = TransferState<UplineTransfer, SentTransfer>;

const CALL: TransferCall<UplineTransfer, SentTransfer> = {
  name: 'uplineTransfer',
  rules: transferToUplineBody,
  send: async (body, intent) => (await transferToUpline({ body, meta: { intent } })).value,
};

/** State of a transfer to the upline. */
export const useUplineTransfer = (limits: TransferTargets, memberId: string): UplineTransferState =>
  useTransfer(CALL, limits, memberId);
