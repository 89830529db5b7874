import type { World } from '@croupier/mock-server/node';

type FaultRow = Parameters<World['store']['faults']['insert']>[0];

/** A fault of a call, as the mock's control call for faults takes it, or of the connection. */
export interface FaultKind {
  readonly name: string;
  /** Undefined when the device is offline. */
  readonly fault: (Partial<FaultRow> & Pick<FaultRow, 'kind'>) | undefined;
}

/** Faults that keep the input of a form come first, so that the next fault can use it. */
export const FAULT_KINDS: readonly FaultKind[] = [
  { name: 'no connection', fault: undefined },
  { name: 'no response', fault: { kind: 'noAnswer' } },
  { name: 'a connection reset', fault: { kind: 'reset' } },
  { name: 'a status without a body', fault: { kind: 'status', status: 503 } },
  { name: 'an HTML error page', fault: { kind: 'html', status: 502 } },
  { name: 'HTML instead of JSON', fault: { kind: 'html', status: 200 } },
  { name: 'too many calls', fault: { kind: 'error', code: 'RATE_LIMITED', retryAfter: 30 } },
  { name: 'no session', fault: { kind: 'error', code: 'AUTH_REQUIRED' } },
  { name: 'a slow response', fault: { kind: 'slow', milliseconds: 20 } },
  { name: 'a truncated response', fault: { kind: 'truncated' } },
  { name: 'a value of another type', fault: { kind: 'wrongType' } },
  { name: 'an unknown enum value', fault: { kind: 'unknownEnum' } },
  { name: 'a lost response', fault: { kind: 'lostAfterCommit' } },
  { name: 'a duplicate delivery', fault: { kind: 'duplicate' } },
];

/** Enum fields of a call, to test each with an unknown value. */
const ENUM_FIELDS: Readonly<Record<string, readonly string[]>> = {
  listBettingRecords: ['content.0.status', 'content.0.gameType'],
  getBettingRecord: ['bettingRecord.status', 'bettingRecord.gameType'],
  listDepositOrders: ['content.0.status'],
  getDepositOrder: ['status'],
  getWithdrawConfig: ['limitedBy', 'grants.0.state', 'grants.0.source'],
  listBankCards: ['list.0.kind'],
  listWithdrawOrders: ['content.0.status'],
  listTransactions: ['content.0.type', 'content.0.status'],
  getPersonalProfit: ['rows.0.gameType'],
  listContracts: ['content.0.type', 'content.0.status', 'content.0.period'],
  getContractPreview: ['type'],
  listRunningSettlements: ['content.0.type'],
  listUserLossStatements: ['content.0.accountType'],
  getUserLossByGameType: ['content.0.gameType'],
  listRebateDifferences: ['content.0.gameType'],
  listBonusDetails: ['content.0.bonusType', 'content.0.status', 'content.0.grantState'],
  getMissionSummary: ['missions.0.cadence', 'missions.0.metric', 'missions.0.status'],
  getMissionLeaderboard: ['period'],
  getManualRebate: ['rows.0.gameType'],
  listRebateHistory: ['content.0.gameType', 'content.0.source'],
  listPromotions: ['content.0.action', 'content.0.status'],
  getPromotion: ['action', 'status', 'requirements.0.code', 'terms.basis', 'terms.gameWeights.0.gameType'],
  listPromotionParticipations: ['content.0.status'],
  listRewards: ['content.0.source', 'content.0.status'],
  getVipProgress: ['bonuses.0.kind', 'bonuses.0.status'],
  listTransfers: ['content.0.status', 'content.0.direction'],
  listLoginHistory: ['content.0.outcome'],
  listSecurityEvents: ['content.0.kind'],
  getIdentity: ['requirements.0.kind', 'requirements.0.status', 'requirements.0.documentType'],
  getTwoStep: ['methods.0', 'channels.0'],
  listMessages: ['content.0.kind', 'content.0.link.target'],
  getMessage: ['kind', 'link.target'],
  listPointRewards: ['content.0.kind'],
  getPointGoods: ['kind'],
  listPointRedemptions: ['content.0.status', 'content.0.kind'],
  listPointHistory: ['content.0.type'],
  listReferredFriends: ['content.0.reason'],
  listFeedback: ['content.0.status', 'content.0.type'],
  listSupportQuestions: ['content.0.status'],
  launchGame: ['launchMode'],
  listLiveRooms: ['content.0.state', 'content.0.kind', 'content.0.dealerLanguage'],
  getGame: ['gameType', 'vassalage'],
  getLottery: ['state'],
  getOpenedNumero: ['state'],
  listSportsMatches: ['content.0.state', 'content.0.sport', 'content.0.markets.0.state', 'sports.0.sport'],
  getSportsMatch: ['state', 'markets.0.state'],
  getRafflePromotion: ['prizes.0.kind'],
  listRegisterLinks: ['content.0.accountType'],
  listDownlines: ['content.0.accountType', 'content.0.activity', 'content.0.contractTypes.0'],
  getDownline: ['accountType', 'activity', 'contractTypes.0', 'contracts.0.type', 'contracts.0.status'],
};

/** Faults of one call alone: an unknown value in each of its enum fields. */
export const ownFaultsOf = (call: string): readonly FaultKind[] =>
  (ENUM_FIELDS[call] ?? []).map((field) => ({
    name: `an unknown enum value in ${field}`,
    fault: { kind: 'unknownEnum', field },
  }));

const TERMINAL_FAULTS: ReadonlySet<string> = new Set([
  'noAnswer',
  'status',
  'error',
  'truncated',
  'lostAfterCommit',
  'duplicate',
]);

/** Fewer faults for calls made by a user action, which take longer: one for each way a call can end. */
export const ACTION_FAULTS: readonly FaultKind[] = FAULT_KINDS.filter(
  ({ fault }) => fault === undefined || TERMINAL_FAULTS.has(fault.kind),
);

/** Starts a fault of an operation. Returns a function that stops it and returns how often it occurred. */
export function planFault({ store }: World, operation: string, { fault }: FaultKind): () => number {
  if (fault === undefined) return () => 1;
  const details = { status: null, code: null, retryAfter: null, milliseconds: null, field: null };
  const row = { id: 'fault-1', operation, left: null, probability: 1, hits: 0, ...details, ...fault };
  store.transact(() => store.faults.insert(row));
  return () => {
    const hits = store.faults.get(row.id)?.hits ?? 0;
    store.transact(() => store.faults.remove(row.id));
    return hits;
  };
}
