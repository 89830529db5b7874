import type { Contract, ContractPreview, RunningSettlement, SalaryRecord, SalaryRecordPage } from '@croupier/sdk/types';

import { answerWith } from './changed-answers.ts';
import type { TestSite } from './test-site.ts';

/** A daily salary of the agent of the personas: version 1 in force. */
export const contractOf = (fields: Partial<Contract> = {}): Contract => ({
  contractId: 'ct_120',
  version: 1,
  type: 'DAILY_SALARY',
  offeror: 'PLATFORM',
  offeree: 'amihan',
  period: 'DAILY',
  currency: 'PHP',
  tiers: [
    { threshold: '0.00', activeUsers: 0, rate: '0.0010' },
    { threshold: '50000.00', activeUsers: 3, rate: '0.0020' },
    { threshold: '200000.00', activeUsers: 5, rate: '0.0030' },
  ],
  status: 'APPROVED',
  createdAt: '2026-08-30T02:00:00Z',
  expiresAt: '2026-09-06T01:59:59Z',
  decidedAt: '2026-08-30T03:00:00Z',
  effectiveFrom: '2026-08-30T16:00:00Z',
  ...fields,
});

/** Version 2 of that contract, not decided. */
export const offerOf = (fields: Partial<Contract> = {}): Contract => {
  const { decidedAt: _decidedAt, effectiveFrom: _effectiveFrom, ...terms } = contractOf();
  return {
    ...terms,
    contractId: 'ct_230',
    version: 2,
    replaces: 'ct_120',
    tiers: [
      { threshold: '10000.00', activeUsers: 1, rate: '0.0015' },
      { threshold: '80000.00', activeUsers: 3, rate: '0.0025' },
    ],
    status: 'IN_PROCESS',
    createdAt: '2026-11-21T02:00:00Z',
    expiresAt: '2026-11-28T01:59:59Z',
    ...fields,
  };
};

/** The day that runs for the contract. */
export const runningOf = (fields: Partial<RunningSettlement> = {}): RunningSettlement => ({
  contractId: 'ct_120',
  version: 1,
  type: 'DAILY_SALARY',
  payer: 'PLATFORM',
  account: 'amihan',
  periodStart: '2026-11-20T16:00:00Z',
  periodEnd: '2026-11-21T16:00:00Z',
  nextSettlementAt: '2026-11-21T16:10:00Z',
  countedAt: '2026-11-21T08:02:40Z',
  base: '181500.00',
  activeUsers: 4,
  tier: 2,
  rate: '0.0020',
  estimate: '363.00',
  currency: 'PHP',
  nextTier: { tier: 3, rate: '0.0030', missingBase: '18500.00', missingActiveUsers: 1 },
  ...fields,
});

/** The day before, paid. */
export const recordOf = (fields: Partial<SalaryRecord> = {}): SalaryRecord => ({
  recordId: 'sal_120_202611200000',
  type: 'DAILY_SALARY',
  contractId: 'ct_120',
  version: 1,
  payer: 'PLATFORM',
  account: 'amihan',
  periodStart: '2026-11-19T16:00:00Z',
  periodEnd: '2026-11-20T16:00:00Z',
  base: '62000.00',
  activeUsers: 3,
  tier: 2,
  rate: '0.0020',
  gross: '124.00',
  corrections: '0.00',
  amount: '124.00',
  currency: 'PHP',
  status: 'PAID',
  dueAt: '2026-11-20T16:10:00Z',
  settledAt: '2026-11-20T16:10:00Z',
  transactionId: 'tx_880411',
  ...fields,
});

/** The offer on the last day: it would have paid less. */
export const previewOf = (fields: Partial<ContractPreview> = {}): ContractPreview => ({
  contractId: 'ct_230',
  currentContractId: 'ct_120',
  type: 'DAILY_SALARY',
  offeror: 'PLATFORM',
  offeree: 'amihan',
  currency: 'PHP',
  periods: [
    {
      periodStart: '2026-11-19T16:00:00Z',
      periodEnd: '2026-11-20T16:00:00Z',
      base: '62000.00',
      activeUsers: 3,
      current: { tier: 2, rate: '0.0020', amount: '124.00' },
      proposed: { tier: 1, rate: '0.0015', amount: '93.00' },
      difference: '-31.00',
    },
  ],
  totalCurrent: '124.00',
  totalProposed: '93.00',
  difference: '-31.00',
  ...fields,
});

/** A page that has all entries. */
const pageOf = <Entry>(content: readonly Entry[]) => ({
  content: [...content],
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  totalElements: content.length,
});

/** A page of settlements of which the account receives all. */
export const recordsOf = (content: readonly SalaryRecord[], totalReceived: string): SalaryRecordPage => ({
  ...pageOf(content),
  totalReceived,
  totalPaid: '0.00',
  currency: 'PHP',
});

/** Lets a call answer with this value, which may depend on its parameters. */
export function answerValue(
  site: TestSite,
  call: Parameters<typeof answerWith>[1],
  value: (params: URLSearchParams) => unknown,
): void {
  answerWith(site, call, async ({ url }) =>
    Response.json({ success: true, value: value(new URL(url).searchParams), traceId: 'trace' }),
  );
}

/** Lets the calls of contracts answer with those of the account: filtered by state and direction as the platform does. */
export function answerContracts(site: TestSite, contracts: readonly Contract[], account = 'amihan'): void {
  answerValue(site, 'listContracts', (params) => {
    const [status, direction, type] = [params.get('status'), params.get('direction'), params.get('type')];
    return pageOf(
      contracts.filter(
        (contract) =>
          (status === null || status === 'ALL' || contract.status === status) &&
          (direction === null || (direction === 'RECEIVED') === (contract.offeree === account)) &&
          (type === null || contract.type === type),
      ),
    );
  });
  answerWith(site, 'getContract', async (request, next) => {
    const contract = contracts.find(({ contractId }) => new URL(request.url).pathname.endsWith(`/${contractId}`));
    if (contract === undefined) return next(request);
    return Response.json({ success: true, value: contract, traceId: 'trace' });
  });
}
