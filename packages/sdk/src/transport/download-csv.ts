import type { Client } from '../generated/client/index.ts';
import { client as defaultClient } from '../generated/client.gen.ts';
import { csvPaths, type CsvCalls } from '../generated/csv-calls.gen.ts';

/** Parameters of a call, which client makes it, and when to abort it. Pages are ignored: the file has all rows. */
export type CsvRequest<Id extends keyof CsvCalls> = Pick<CsvCalls[Id], 'path' | 'query'> & {
  readonly client?: Client;
  readonly signal?: AbortSignal;
};

export interface CsvFile {
  /** Name that the server gave; undefined when it gave none or the browser may not read it. */
  readonly name: string | undefined;
  /** UTF-8 with a byte order mark, which spreadsheets need. Its `text()` is without the mark. */
  readonly content: Blob;
}

/** Downloads all rows that the query of a list matches. Throws as a call does. */
export async function downloadCsv<Id extends keyof CsvCalls>(id: Id, request: CsvRequest<Id>): Promise<CsvFile> {
  const { client = defaultClient, path, query, signal } = request;
  const { data, response } = await client.get<{ 200: Blob }, unknown, true>({
    url: csvPaths[id],
    security: [{ scheme: 'bearer', type: 'http' }],
    headers: { Accept: 'text/csv' },
    parseAs: 'blob',
    ...(path === undefined ? {} : { path }),
    ...(query === undefined ? {} : { query }),
    ...(signal === undefined ? {} : { signal }),
  });
  return { name: fileNameIn(response.headers), content: data };
}

function fileNameIn(headers: Headers): string | undefined {
  return /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1];
}
