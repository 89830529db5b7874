import { isReference, resolve, type Contract, type MediaType, type NamedOperation } from './contract.ts';

export const CSV = 'text/csv';

/** Checks that an answer as CSV names its columns, has a JSON form beside it, and examples that begin with these columns. */
export function checkCsv(contract: Contract, { operation }: NamedOperation): string[] {
  return Object.entries(operation.responses).flatMap(([status, answer]) => {
    const content = resolve(contract, answer).content ?? {};
    const media = content[CSV];
    if (media === undefined) return [];
    const problems = content['application/json'] === undefined ? [`give the answer ${status} a JSON form too.`] : [];
    return [...problems, ...checkColumns(contract, status, media)];
  });
}

/** Columns and first example of the CSV form of an operation's answer; undefined without one. */
export function csvFormOf(
  contract: Contract,
  { responses }: NamedOperation['operation'],
): { readonly columns: readonly string[]; readonly example: string } | undefined {
  const answer = responses['200'];
  const media = answer && resolve(contract, answer).content?.[CSV];
  if (media === undefined) return undefined;
  const [example] = Object.values(media.examples ?? {});
  const value = example && resolve<{ value: unknown }>(contract, example).value;
  return { columns: media['x-csv-columns'] ?? [], example: typeof value === 'string' ? value : '' };
}

function checkColumns(contract: Contract, status: string, media: MediaType): string[] {
  const columns = media['x-csv-columns'] ?? [];
  if (columns.length === 0) return [`name the columns of the CSV answer ${status} in \`x-csv-columns\`.`];
  const header = `${columns.join(',')}\r\n`;
  return Object.entries(media.examples ?? {}).flatMap(([name, example]) => {
    const { value } = isReference(example) ? resolve<{ value: unknown }>(contract, example) : example;
    if (typeof value !== 'string' || !value.startsWith(header))
      return [`the CSV example ${name} must begin with the columns of \`x-csv-columns\`.`];
    return value.endsWith('\r\n') ? [] : [`the CSV example ${name} must end its last row with CRLF.`];
  });
}
