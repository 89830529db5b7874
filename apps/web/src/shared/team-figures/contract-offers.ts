import type { ListContractsParameters } from '@croupier/sdk/hooks';

/** Most offers that can wait for one account: one of each kind, from the one account above. */
const MOST_RECEIVED = 4;

/** Offers that wait for the agent's answer; one query for the badges of the frame and for the overview. */
export const receivedOffers: ListContractsParameters = {
  direction: 'RECEIVED',
  status: 'IN_PROCESS',
  pageSize: MOST_RECEIVED,
};
