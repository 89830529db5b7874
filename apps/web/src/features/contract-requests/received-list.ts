import type { ContractType } from '@croupier/sdk/types';

import { recordCalls } from '../../shared/contracts/record-calls.ts';
import { settlementFilters, settlementRows, totalReceived } from '../../shared/contracts/settlement-rows.tsx';
import { defineList } from '../../shared/lists/list-definition.ts';
import { paths } from '../../shared/paths.ts';

const RECEIVED = { direction: 'RECEIVED' } as const;

/** What a kind of contract has paid to the account that is logged in. */
export const receivedList = (type: ContractType, account: string) =>
  defineList({
    ...settlementRows(type, account),
    filters: settlementFilters,
    constants: RECEIVED,
    downloadCsv: async (query) => recordCalls[type].csv({ ...query, ...RECEIVED }),
    totals: [totalReceived],
    texts: {
      title: 'contractRequests:paid.title',
      failed: 'contracts:settlementsFailed',
      shown: 'contracts:shown',
      empty: {
        icon: 'hourglass',
        title: 'contractRequests:paid.none.title',
        text: 'contractRequests:paid.none.text',
        action: { label: 'contractRequests:paid.none.action', to: paths.bettingRecord },
      },
    },
  });
