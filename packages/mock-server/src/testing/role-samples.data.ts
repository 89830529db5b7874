import type { OperationId } from '@croupier/sdk/operations';

import { OFFERS, RECORD } from './contract-ids.data.ts';

/** Input of a call for data of `maricel`, who is in the team of `amihan`. */
export interface RoleSample {
  /** Who is permitted; by default the member, or the agent where the contract says that it is of agents. */
  readonly owner?: 'agent';
  /** Value of the path parameter. */
  readonly path?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const PAGE = { pageNo: '1', pageSize: '20' };
const RANGE = { startTime: '2026-11-01T00:00:00Z', endTime: '2026-11-21T15:59:59Z' };
const MARICEL_ONLY = { scope: 'DOWNLINE', account: 'maricel', ...RANGE, ...PAGE };
const OFFER = {
  type: 'DAILY_SALARY',
  offeree: 'dalisay',
  period: 'DAILY',
  currency: 'PHP',
  tiers: [{ threshold: '50000.00', activeUsers: 5, rate: '0.0020' }],
};
const QUESTION = { path: 'sq_512' };
const ORDER = { path: 'dep_20261121_0007' };
const CHAT = { path: 'cs_77' };
const CARD = { path: 'card_31' };
const WITHDRAWAL = { path: 'wd_20261121_0003' };
const WITHDRAW = { amount: '500.00', currency: 'PHP', bankCardId: 'card_31' };

/** Samples of the operations with a result in the columns `other member` and `foreign agent` of the role table. */
export const roleSamples: Partial<Record<OperationId, RoleSample>> = {
  exitGame: { body: { launchId: 'ln_9920' } },
  createDepositOrder: {
    body: { methodId: 'pm_ewallet_01', amount: '500.00', currency: 'PHP', bankCardId: 'card_31' },
  },
  getDepositOrder: ORDER,
  cancelDepositOrder: ORDER,
  forfeitBonus: { body: { bonusId: 'bon_4410' } },
  submitDepositProof: { ...ORDER, body: { images: ['up_5b1e'] } },
  quoteWithdraw: { query: WITHDRAW },
  createWithdrawOrder: { body: { ...WITHDRAW, paymentPassword: '300985' } },
  getWithdrawOrder: WITHDRAWAL,
  cancelWithdrawOrder: WITHDRAWAL,
  confirmWithdrawReceipt: {
    ...WITHDRAWAL,
    body: { amountReceived: '1990.01', remainingAmount: '0.00', currency: 'PHP', proofImages: ['up_5b1e'] },
  },
  disputeWithdrawPayout: { ...WITHDRAWAL, body: { amountReceived: '0.00', currency: 'PHP' } },
  getMessage: { query: { messageId: 'msg_8801' } },
  markMessagesRead: { body: { messageIds: ['msg_8801'] } },
  deleteMessages: { query: { messageIds: 'msg_8801' } },
  claimReward: { body: { rewardIds: ['rw_5521'] } },
  claimReferralReward: { body: { rewardId: 'rw_5530' } },
  claimVipBonus: { body: { bonusId: 'vb_2_2026_11' } },
  deleteBankCard: { ...CARD, body: { paymentPassword: '300985' } },
  setDefaultBankCard: CARD,
  markChatRead: { ...CHAT, body: { messageId: 'cm_40' } },
  listChatMessages: CHAT,
  sendChatMessage: { ...CHAT, body: { content: 'Salamat po.', clientMessageId: '3f0c1d5e' } },
  closeChatSession: CHAT,
  getSupportQuestion: QUESTION,
  replyToSupportQuestion: { ...QUESTION, body: { body: 'Salamat po.', clientReplyId: '7be21f04' } },
  getBettingRecord: { query: { betId: 'bet_70041192' } },
  listTransactions: { query: MARICEL_ONLY },
  listBettingRecords: { query: MARICEL_ONLY },
  getStatement: { path: 'st_20261121_01' },
  getTransfer: { path: 'tx_88103377' },
  getWalletTransfer: { path: 'tx_88103381' },
  getTransferTargets: { query: { direction: 'DOWNLINE', account: 'maricel', ...PAGE } },
  transferToDownline: {
    body: { account: 'maricel', amount: '100.00', currency: 'PHP', paymentPassword: '300985' },
  },
  listDownlines: { query: { parentAccount: 'maricel', ...PAGE } },
  getDownline: { path: 'maricel' },
  updateDownline: { path: 'maricel', body: { remark: 'Friend of Kidlat' } },
  updateRegisterLink: { path: 'rl_19', body: { remark: 'Para sa barkada' } },
  deleteRegisterLink: { path: 'rl_19' },
  listUserLossStatements: { query: { account: 'maricel', ...RANGE, ...PAGE } },
  processRealtimeSalaryContract: { body: { contractId: OFFERS.REALTIME_SALARY, action: 'ACCEPT' } },
  processHourSalaryContract: { body: { contractId: OFFERS.HOUR_SALARY, action: 'ACCEPT' } },
  processDailySalaryContract: { body: { contractId: OFFERS.DAILY_SALARY, action: 'ACCEPT' } },
  processDividendRequest: { body: { contractId: OFFERS.DIVIDEND, action: 'ACCEPT' } },
  getContract: { path: OFFERS.DAILY_SALARY },
  getContractPreview: { path: OFFERS.DAILY_SALARY },
  cancelContractOffer: { path: OFFERS.DAILY_SALARY },
  getSalaryStatement: { path: RECORD },
  createContractOffer: { body: OFFER },
  previewContractOffer: { body: OFFER },
  listRebateDifferences: { query: { account: 'maricel', ...RANGE, ...PAGE } },
  listSalaryDays: { query: { type: 'DAILY_SALARY', account: 'maricel', ...RANGE, ...PAGE } },
  getUserLossByGameType: { query: { account: 'maricel', ...RANGE } },
  listDailySalaryRecords: { query: { account: 'maricel', ...RANGE, ...PAGE } },
  listHourSalaryRecords: { owner: 'agent', query: { account: 'kidlat', ...RANGE, ...PAGE } },
  listRealtimeSalaryRecords: { owner: 'agent', query: { account: 'tala', ...RANGE, ...PAGE } },
  listContracts: { owner: 'agent', query: { account: 'maricel', ...PAGE } },
};
