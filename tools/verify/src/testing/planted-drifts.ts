import type { OperationId } from '@croupier/sdk/operations';

import {
  accepting,
  forAnyone,
  inHeader,
  inJson,
  inQuery,
  inRefusal,
  inStatus,
  inText,
  inValue,
  isOld,
  isSuccess,
  readingAgain,
  replayFirst,
  withMissingKeys,
  withNewKeys,
  withSecondEffect,
  type Json,
} from './drift-kinds.ts';
import type { Drift } from './drift-proxy.ts';

/** A drift, and how a run has to name it. */
export interface PlantedDrift extends Drift {
  /** Completes “names …”. */
  readonly what: string;
  readonly operation: OperationId;
  readonly check: string;
  /** Part of the field of the problem. */
  readonly field: string;
  /** True when it shows only in calls that change data. */
  readonly writes?: true;
  /** The workflow that shows it. */
  readonly journey?: string;
  /** A list that shows it. */
  readonly list?: OperationId;
}

const member = { operation: 'getMemberInfo', check: 'answer' } as const;
const refused = { operation: 'getMemberInfo', check: 'roles' } as const;
const transactions = { operation: 'listTransactions' } as const;
const pages = { operation: 'listTransactions', check: 'paging' } as const;
const stream = { operation: 'openEventStream', check: 'events' } as const;
const orders = { operation: 'createDepositOrder' } as const;
const keys = { ...orders, check: 'idempotency', writes: true } as const;
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
    ...orders,
    check: 'body',
    field: 'methodId',
    ...inStatus(422, 200),
  },
  {
    what: 'a changed encrypted body that is read',
    ...orders,
    check: 'encryption',
    field: 'body mac',
    ...inText('DECRYPT_FAILED', 'FIELD_INVALID'),
  },
  {
    what: 'a text that is too long and accepted',
    operation: 'createFeedback',
    check: 'body',
    field: 'content',
    ...accepting(({ content }) => String(content).length > 140),
  },
  {
    what: 'a number beyond its limit that is accepted',
    operation: 'verifySliderChallenge',
    check: 'body',
    field: 'offsetX',
    ...accepting(({ offsetX }) => Number(offsetX) > 2000),
  },
  {
    what: 'too many entries that are accepted',
    operation: 'markMessagesRead',
    check: 'body',
    field: 'messageIds',
    ...accepting(({ messageIds }) => Array.isArray(messageIds) && messageIds.length > 100),
  },
  {
    what: 'an amount without digits that is accepted',
    operation: 'transferWallet',
    check: 'body',
    field: 'amount',
    ...accepting(({ amount }) => amount === '!'),
  },
  {
    what: 'a choice that is not listed and accepted',
    operation: 'createChatSession',
    check: 'body',
    field: 'language',
    ...accepting(({ language }) => language === 'no-such-value'),
  },
  {
    what: 'a repeated encrypted body that is read',
    ...orders,
    check: 'encryption',
    field: 'body nonce',
    ...readingAgain((body, seen) => seen.has(body)),
  },
  {
    what: 'an old encrypted body that is read',
    ...orders,
    check: 'encryption',
    field: 'body timestamp',
    ...readingAgain((body) => isOld(body)),
  },
  {
    what: 'a credit of another amount than was paid',
    operation: 'getDepositOrder',
    check: 'journeys',
    writes: true,
    journey: 'deposit',
    field: 'step readOrder of deposit',
    ...inValue({ paidAmount: '999.00' }),
  },
  {
    what: 'a receipt that is not kept',
    operation: 'confirmWithdrawReceipt',
    check: 'journeys',
    writes: true,
    journey: 'withdrawal',
    field: 'step confirmFirst of withdrawal',
    ...inText('"RECEIVED"', '"SENT"'),
  },
  {
    what: 'a stream of another type',
    ...stream,
    field: 'header Content-Type',
    ...inHeader('Content-Type', 'text/plain'),
  },
  { what: 'a stream without time to wait', ...stream, field: 'first line', ...inText(/^retry: \d+/gu, ': hello') },
  {
    what: 'lost events that are not reported',
    ...stream,
    field: 'first event',
    ...inText('stream.reset', 'stream.later'),
  },
  { what: 'an event without time', ...stream, field: 'event stream.reset: occurredAt', ...inText('occurredAt', 'at') },
  {
    what: 'an event with another id',
    ...stream,
    field: 'event stream.reset: id',
    ...inText(/^id: .*$/gmu, 'id: ev_0'),
  },
  { what: 'a used ticket that opens a stream', ...stream, field: 'ticket', ...inStatus(410, 200) },
  {
    what: 'an event of a write with a number for its amount',
    ...stream,
    field: 'event balance.changed: balance',
    writes: true,
    journey: 'deposit',
    ...inText(/"balance":"([\d.]+)"/gu, '"balance":$1'),
  },
  {
    what: 'a missing key that is not asked for',
    ...orders,
    check: 'idempotency',
    field: 'header Idempotency-Key left out',
    ...withMissingKeys(),
  },
  { what: 'a key that is ignored', ...keys, field: 'header Idempotency-Key sent again', ...withNewKeys() },
  {
    what: 'a second effect behind the first answer',
    ...keys,
    field: 'header Idempotency-Key sent again',
    list: 'listDepositOrders',
    ...withSecondEffect(),
  },
  {
    what: 'a key with another body that is accepted',
    ...keys,
    field: 'header Idempotency-Key with another body',
    ...replayFirst(({ isRefused }) => isRefused),
  },
  {
    what: 'a key that is shared between members',
    ...keys,
    field: 'header Idempotency-Key of another account',
    ...replayFirst(({ isOtherAccount }) => isOtherAccount),
  },
  { what: 'another header row of CSV', ...rows, field: 'header row', ...inText(/^\uFEFF\w+,/gu, '\uFEFFid,') },
  { what: 'CSV without byte order mark', ...rows, field: 'first character', ...inText('\uFEFF', '') },
  { what: 'line feeds alone in CSV', ...rows, field: 'line ends', ...inText('\r\n', '\n') },
  { what: 'another status for a method', ...member, check: 'method', field: 'status', ...inStatus(405, 404) },
];
