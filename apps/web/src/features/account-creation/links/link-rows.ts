import type { RegisterLink } from '@croupier/sdk/types';

import type { ListRows } from '../../../shared/lists/list-definition.ts';
import { nameOfLink } from './link-figures.ts';

/** Links with what came of each. */
export const linkRows: ListRows<RegisterLink> = {
  rowId: ({ linkId }) => linkId,
  columns: [
    { id: 'name', label: 'accountCreation:links.name', format: 'text', value: nameOfLink },
    {
      id: 'code',
      label: 'accountCreation:links.code',
      format: 'text',
      value: ({ affiliateCode }) => affiliateCode,
      phone: 'meta',
    },
    {
      id: 'for',
      label: 'accountCreation:links.for',
      format: 'enum',
      value: ({ accountType }) => accountType,
      textOf: (type) => (type === 'AGENT' ? 'accountCreation:links.agents' : 'accountCreation:links.players'),
      phone: 'meta',
    },
    {
      id: 'opened',
      label: 'accountCreation:links.funnel.visits',
      format: 'count',
      value: ({ visits }) => visits,
      phone: 'hidden',
    },
    {
      id: 'registered',
      label: 'accountCreation:links.funnel.registrations',
      format: 'count',
      value: ({ registrations }) => registrations,
      phone: 'value',
    },
    {
      id: 'deposited',
      label: 'accountCreation:links.funnel.firstDepositors',
      format: 'count',
      value: ({ firstDepositors }) => firstDepositors,
      phone: 'hidden',
    },
    {
      id: 'playing',
      label: 'accountCreation:links.funnel.players',
      format: 'count',
      value: ({ players }) => players,
      phone: 'hidden',
    },
    {
      id: 'made',
      label: 'accountCreation:links.made',
      format: 'time',
      value: ({ createdAt }) => createdAt,
      phone: 'hidden',
    },
  ],
};
