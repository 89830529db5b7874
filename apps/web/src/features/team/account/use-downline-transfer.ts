import { transferToDownlineBody } from '@croupier/sdk/bodies';
import { transferToDownline } from '@croupier/sdk/client';
import type { CompletedTransfer, DownlineTransfer, TransferTargets } from '@croupier/sdk/types';

import { useTransfer, type TransferCall, type TransferState } from '../../../shared/transfers/use-transfer.ts';

export type DownlineTransferState = TransferState<DownlineTransfer, CompletedTransfer>;

const CALL: TransferCall<DownlineTransfer, CompletedTransfer> = {
  name: 'downlineTransfer',
  rules: transferToDownlineBody,
  send: async (body, intent) => (await transferToDownline({ body, meta: { intent } })).value,
  changed: ['getDownline', 'listDownlines'],
};

/** State of a transfer to an account of the team. */
export const useDownlineTransfer = (limits: TransferTargets, memberId: string): DownlineTransferState =>
  useTransfer(CALL, limits, memberId);
