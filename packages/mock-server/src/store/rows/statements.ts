import * as z from 'zod/mini';

import { define, timeField } from './define.ts';

/** A statement that a member asked for. Its contents are computed when they are read, as of `readyAt`. */
export const requestedStatementRow = z.object({
  id: z.string(),
  memberId: z.string(),
  startTime: timeField,
  endTime: timeField,
  requestedAt: timeField,
  readyAt: timeField,
  expiresAt: timeField,
  /** Unguessable part of the addresses of its files. */
  fileToken: z.string(),
});
export type RequestedStatementRow = z.infer<typeof requestedStatementRow>;

export const statementCollections = {
  requestedStatements: define<RequestedStatementRow>(requestedStatementRow, ['memberId', 'fileToken']),
};
