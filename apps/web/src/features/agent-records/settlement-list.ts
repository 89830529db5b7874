import type { ContractType } from '@croupier/sdk/types';

import { contractPaths } from '../../shared/agent-paths.ts';
import { recordCalls } from '../../shared/contracts/record-calls.ts';
import { settlementFilters, settlementRows, totalReceived } from '../../shared/contracts/settlement-rows.tsx';
import { choiceFilter } from '../../shared/lists/choice-filter.tsx';
import { amountOf, defineList } from '../../shared/lists/list-definition.ts';

const DIRECTIONS = ['RECEIVED', 'PAID'] as const;

/** The settlements of a kind between the agent and those above and below; `account` is the agent's. */
export const settlementList = (type: ContractType, account: string) =>
  defineList({
    ...settlementRows(type, account),
    filters: [
      ...settlementFilters,
      choiceFilter({
        name: 'direction',
        label: 'agentRecords:direction.label',
        values: DIRECTIONS,
        textOf: (direction) => `agentRecords:direction.${direction}`,
      }),
    ],
    downloadCsv: recordCalls[type].csv,
    totals: [
      totalReceived,
      { id: 'paid', label: 'agentRecords:totalPaid', format: 'money', value: amountOf('totalPaid') },
    ],
    texts: {
      title: 'contracts:settlements',
      failed: 'contracts:settlementsFailed',
      shown: 'contracts:shown',
      empty: {
        icon: 'hourglass',
        title: 'agentRecords:noSettlements.title',
        text: 'agentRecords:noSettlements.text',
        action: { label: 'agentRecords:noSettlements.action', to: `${contractPaths[type]}?view=contracts` },
      },
    },
  });
