import type { Call } from './call.ts';
import type { Stage } from './stages.ts';

/** Columns of the CSV form that the caller asks for; undefined when JSON is preferred or there is no such form. */
export function columnsForCsv({ operation, request }: Call): readonly string[] | undefined {
  const { csvColumns } = operation.description;
  if (csvColumns === undefined) return undefined;
  const types = (request.headers.get('Accept') ?? '').split(',').map((type) => type.trim().split(';')[0]);
  const preferred = types.find((type) => type === 'text/csv' || type === 'application/json');
  return preferred === 'text/csv' ? csvColumns : undefined;
}

/** Replaces the requested page by one with all rows when the caller asks for CSV. */
export const readAllRows: Stage = (call) => {
  const { query } = call.input;
  if (columnsForCsv(call) === undefined || typeof query !== 'object') return;
  call.input = { ...call.input, query: { ...query, pageNo: 1, pageSize: Number.MAX_SAFE_INTEGER } };
};
