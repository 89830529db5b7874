import { operations } from '@croupier/sdk/operations';

import type { DomainContext } from './domain/kernel/index.ts';
import { findStatementFile } from './domain/reports/index.ts';
import { encodeCsv, toOutcome } from './gateway/encode.ts';
import type { IncomingCall, Outcome } from './gateway/call.ts';
import { csvTextOf } from './handlers/csv-forms.ts';

/** Answers a CSV file of a requested statement; 404 when there is none. `path` is the one below `/mock-statements`. */
export function answerStatementFile(context: DomainContext, { method }: IncomingCall, path: string): Outcome {
  if (method !== 'GET' && method !== 'HEAD') return plain(405, { Allow: 'GET, HEAD' });
  const file = findStatementFile(context, path);
  if (file === undefined) return plain(404, {});
  const text = csvTextOf(file.operation, operations[file.operation].csvColumns ?? [], file.answer);
  return text === undefined ? plain(404, {}) : toOutcome(encodeCsv(text, file.fileName));
}

function plain(status: number, headers: Readonly<Record<string, string>>): Outcome {
  const type = { 'Content-Type': 'text/plain; charset=utf-8' };
  return { kind: 'answer', status, headers: { ...type, ...headers }, body: '', delay: 0 };
}
