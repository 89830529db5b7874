import type { OperationId } from '@croupier/sdk/operations';

import type { Drift, PassedAnswer, PassedRequest } from './drift-proxy.ts';

type Json = Record<string, unknown>;

/** A drift, and how a run has to name it. */
export interface PlantedDrift extends Drift {
  /** Completes “names …”. */
  readonly what: string;
  readonly operation: OperationId;
  readonly check: string;
  /** Part of the field of the problem. */
  readonly field: string;
}

/** Changes the JSON of the answers that `applies` to. */
const inJson = (change: (json: Json) => Json, applies: (answer: PassedAnswer) => boolean = () => true): Drift => ({
  answer(answer) {
    const isJson = answer.headers.get('Content-Type')?.startsWith('application/json') ?? false;
    if (isJson && applies(answer)) answer.text = JSON.stringify(change(JSON.parse(answer.text)));
  },
});

const isSuccess = ({ status }: PassedAnswer): boolean => status < 300;

/** Puts fields into the value of every success; undefined removes one. */
const inValue = (fields: Json): Drift =>
  // A success has an object as its value.
  inJson((json) => ({ ...json, value: { ...(json['value'] as Json), ...fields } }), isSuccess);

/** Puts fields into the envelope of every refusal; undefined removes one. */
const inRefusal = (fields: Json): Drift =>
  inJson(
    (json) => ({ ...json, ...fields }),
    (answer) => !isSuccess(answer),
  );

const inText = (pattern: RegExp | string, replacement: string): Drift => ({
  answer: (answer) => void (answer.text = answer.text.replaceAll(pattern, replacement)),
});

const inStatus = (from: number, to: number): Drift => ({
  answer: (answer) => void (answer.status = answer.status === from ? to : answer.status),
});

const inHeader = (name: string, value: string | undefined): Drift => ({
  answer: ({ headers }) => (value === undefined ? headers.delete(name) : headers.set(name, value)),
});

/** Changes the query of every call. */
const inQuery = (change: (query: URLSearchParams) => void): Drift => ({
  request: ({ url }: PassedRequest) => change(url.searchParams),
});

/** Calls with the session of the first call that succeeded, so that nobody is refused. */
const forAnyone = (): Drift => {
  let session: string | null = null;
  return {
    request: ({ headers }) => void (session !== null && headers.set('Authorization', session)),
    answer: (answer, { headers }) => void (isSuccess(answer) && (session ??= headers.get('Authorization'))),
  };
};

const member = { operation: 'getMemberInfo', check: 'answer' } as const;
const refused = { operation: 'getMemberInfo', check: 'roles' } as const;
const transactions = { operation: 'listTransactions' } as const;
const pages = { operation: 'listTransactions', check: 'paging' } as const;
const rows = { operation: 'listTransactions', check: 'csv' } as const;

export const PLANTED_DRIFTS: readonly PlantedDrift[] = [
  { what: 'a missing field', ...member, field: 'answer.value.account', ...inValue({ account: undefined }) },
  { what: 'a renamed field', ...member, field: 'answer.value.nick', ...inText('"nickname"', '"nick"') },
  { what: 'a text for a boolean', ...member, field: 'answer.value.isAgent', ...inValue({ isAgent: 'false' }) },
  { what: 'a number for an amount', ...member, field: 'answer.value.balance', ...inValue({ balance: 12480.5 }) },
  { what: 'a decimal too many', ...member, field: 'answer.value.balance', ...inValue({ balance: '12480.505' }) },
  { what: 'a value that is not listed', ...member, field: 'answer.value.break', ...inValue({ break: 'SOMETIMES' }) },
  { what: 'another status of success', ...member, field: 'status', ...inStatus(200, 201) },
  // The value takes the place of the envelope.
  { what: 'a missing envelope', ...member, field: 'answer', ...inJson(({ value }) => value as Json, isSuccess) },
  { what: 'a missing traceId', ...member, field: 'answer', ...inJson((json) => ({ ...json, traceId: undefined })) },
  { what: 'a text for JSON', ...member, field: 'answer', ...inText(/^.*$/gsu, 'gateway') },
  { what: 'another content type', ...member, field: 'header Content-Type', ...inHeader('Content-Type', 'text/html') },
  { what: 'a missing header', ...member, field: 'header Cache-Control', ...inHeader('Cache-Control', undefined) },
  {
    what: 'a time without zone',
    ...transactions,
    check: 'answer',
    field: 'answer.value.content[]',
    ...inText(/(T\d\d:\d\d:\d\d)(?:\.\d+)?Z"/gu, '$1"'),
  },
  { what: 'a missing error code', ...refused, field: 'answer.errorCode', ...inRefusal({ errorCode: undefined }) },
  { what: 'an unknown error code', ...refused, field: 'answer.errorCode', ...inRefusal({ errorCode: 'NOPE' }) },
  {
    what: 'an error code of other calls',
    ...refused,
    field: 'answer.errorCode',
    ...inRefusal({ errorCode: 'GAME_MAINTENANCE' }),
  },
  { what: 'another status of a refusal', ...refused, field: 'status', ...inStatus(401, 403) },
  { what: 'a guest that is not refused', ...refused, field: 'role', ...forAnyone() },
  { what: 'a trial account that is not refused', ...transactions, check: 'roles', field: 'role', ...forAnyone() },
  {
    what: 'an ignored page size',
    ...pages,
    field: 'answer.value.pageSize',
    ...inQuery((query) => query.get('pageSize') === '2' && query.delete('pageSize')),
  },
  {
    what: 'an ignored page number',
    ...pages,
    field: 'answer.value.pageNum',
    ...inQuery((query) => query.get('pageNo') === '2' && query.delete('pageNo')),
  },
  { what: 'a wrong number of pages', ...pages, field: 'answer.value.totalPages', ...inValue({ totalPages: 1 }) },
  { what: 'a wrong total', ...pages, field: 'answer.value.totalPages', ...inValue({ totalElements: 1_000_000 }) },
  {
    what: 'an accepted value of the wrong type',
    ...transactions,
    check: 'input',
    field: 'pageSize',
    ...inQuery((query) => query.get('pageSize') === 'no-number' && query.delete('pageSize')),
  },
  {
    what: 'a missing parameter that is accepted',
    operation: 'listBanners',
    check: 'input',
    field: 'groupName',
    ...inQuery((query) => query.has('groupName') || query.set('groupName', 'w_home')),
  },
  {
    what: 'a refusal that does not name the field',
    ...transactions,
    check: 'input',
    field: 'pageSize',
    ...inRefusal({ fieldErrors: undefined }),
  },
  {
    what: 'a missing field of a body that is accepted',
    operation: 'createDepositOrder',
    check: 'body',
    field: 'methodId',
    ...inStatus(422, 200),
  },
  {
    what: 'a changed encrypted body that is read',
    operation: 'createDepositOrder',
    check: 'encryption',
    field: 'body mac',
    ...inText('DECRYPT_FAILED', 'FIELD_INVALID'),
  },
  { what: 'another header row of CSV', ...rows, field: 'header row', ...inText(/^\uFEFF\w+,/gu, '\uFEFFid,') },
  { what: 'CSV without byte order mark', ...rows, field: 'first character', ...inText('\uFEFF', '') },
  { what: 'line feeds alone in CSV', ...rows, field: 'line ends', ...inText('\r\n', '\n') },
  { what: 'another status for a method', ...member, check: 'method', field: 'status', ...inStatus(405, 404) },
];
