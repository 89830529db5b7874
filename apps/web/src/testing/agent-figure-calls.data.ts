import type { ActionCall } from './action-call.ts';
import { press } from './user-actions.ts';

const rowButton = (): Element | null => document.querySelector('main [data-id="tala"] button');

/** Calls of an agent that are about figures of the team. */
export const AGENT_FIGURE_CALLS: readonly ActionCall[] = [
  {
    call: 'getUserLossByGameType',
    kind: 'list',
    address: '/agentHome/palStatementsAgentCopy',
    as: 'agent',
    begin: async (site) => {
      await site.waitUntil(() => rowButton() !== null, 'The accounts');
      await press(rowButton());
      await site.waitUntil(() => site.callsSinceOpen.has('getUserLossByGameType'), 'The games');
    },
    control: 'Open tala',
    act: (site) => site.reload('getUserLossByGameType'),
  },
];
