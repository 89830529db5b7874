import { downloadCsv, type CsvFile } from '@croupier/sdk/csv';
import {
  listDailySalaryRecordsPagesQuery,
  listDailySalaryRecordsQuery,
  listDividendRecordsPagesQuery,
  listDividendRecordsQuery,
  listHourSalaryRecordsPagesQuery,
  listHourSalaryRecordsQuery,
  listRealtimeSalaryRecordsPagesQuery,
  listRealtimeSalaryRecordsQuery,
  type ListDividendRecordsParameters,
} from '@croupier/sdk/hooks';
import type { ContractType, SalaryRecordPage } from '@croupier/sdk/types';

/** The four lists have the same parameters and the same pages. */
type RecordsRequest = ListDividendRecordsParameters;
export type RecordsPage = SalaryRecordPage;

interface RecordCalls {
  readonly read:
    | 'listDividendRecords'
    | 'listDailySalaryRecords'
    | 'listHourSalaryRecords'
    | 'listRealtimeSalaryRecords';
  readonly query: typeof listDividendRecordsQuery<RecordsPage>;
  readonly pagesQuery: typeof listDividendRecordsPagesQuery;
  readonly csv: (query: RecordsRequest) => Promise<CsvFile>;
}

/** The list of settlements of each kind. */
export const recordCalls: Readonly<Record<ContractType, RecordCalls>> = {
  DIVIDEND: {
    read: 'listDividendRecords',
    query: listDividendRecordsQuery,
    pagesQuery: listDividendRecordsPagesQuery,
    csv: (query) => downloadCsv('listDividendRecords', { query }),
  },
  DAILY_SALARY: {
    read: 'listDailySalaryRecords',
    query: listDailySalaryRecordsQuery,
    pagesQuery: listDailySalaryRecordsPagesQuery,
    csv: (query) => downloadCsv('listDailySalaryRecords', { query }),
  },
  HOUR_SALARY: {
    read: 'listHourSalaryRecords',
    query: listHourSalaryRecordsQuery,
    pagesQuery: listHourSalaryRecordsPagesQuery,
    csv: (query) => downloadCsv('listHourSalaryRecords', { query }),
  },
  REALTIME_SALARY: {
    read: 'listRealtimeSalaryRecords',
    query: listRealtimeSalaryRecordsQuery,
    pagesQuery: listRealtimeSalaryRecordsPagesQuery,
    csv: (query) => downloadCsv('listRealtimeSalaryRecords', { query }),
  },
};
