import * as contracts from '../domain/contracts/index.ts';
import * as settlements from '../domain/settlements/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const getConsolidatedContracts: Handler<'getConsolidatedContracts'> = (_input, context) =>
  contracts.contractKinds(context);

export const listContracts: Handler<'listContracts'> = ({ query }, context) => contracts.listContracts(context, query);

export const getContract: Handler<'getContract'> = ({ path }, context) =>
  contracts.getContract(context, path.contractId);

export const createContractOffer: Handler<'createContractOffer'> = ({ body }, context) =>
  contracts.createOffer(context, body);

export const cancelContractOffer: Handler<'cancelContractOffer'> = ({ path }, context) =>
  contracts.cancelOffer(context, path.contractId);

export const processDividendRequest: Handler<'processDividendRequest'> = ({ body }, context) =>
  contracts.decideOffer(context, 'DIVIDEND', body);

export const processDailySalaryContract: Handler<'processDailySalaryContract'> = ({ body }, context) =>
  contracts.decideOffer(context, 'DAILY_SALARY', body);

export const processHourSalaryContract: Handler<'processHourSalaryContract'> = ({ body }, context) =>
  contracts.decideOffer(context, 'HOUR_SALARY', body);

export const processRealtimeSalaryContract: Handler<'processRealtimeSalaryContract'> = ({ body }, context) =>
  contracts.decideOffer(context, 'REALTIME_SALARY', body);

export const previewContractOffer: Handler<'previewContractOffer'> = ({ body, query }, context) =>
  settlements.previewDraft(context, body, query?.periods);

export const getContractPreview: Handler<'getContractPreview'> = ({ path, query }, context) =>
  settlements.previewContract(context, path.contractId, query?.periods);

export const listDividendRecords: Handler<'listDividendRecords'> = ({ query }, context) =>
  settlements.listRecords(context, 'DIVIDEND', query);

export const listDailySalaryRecords: Handler<'listDailySalaryRecords'> = ({ query }, context) =>
  settlements.listRecords(context, 'DAILY_SALARY', query);

export const listHourSalaryRecords: Handler<'listHourSalaryRecords'> = ({ query }, context) =>
  settlements.listRecords(context, 'HOUR_SALARY', query);

export const listRealtimeSalaryRecords: Handler<'listRealtimeSalaryRecords'> = ({ query }, context) =>
  settlements.listRecords(context, 'REALTIME_SALARY', query);

export const listSalaryDays: Handler<'listSalaryDays'> = ({ query }, context) =>
  settlements.listSalaryDays(context, query);

export const listRunningSettlements: Handler<'listRunningSettlements'> = ({ query }, context) =>
  settlements.listRunning(context, query ?? {});

export const getSalaryStatement: Handler<'getSalaryStatement'> = ({ path }, context) =>
  settlements.getStatement(context, path.recordId);
