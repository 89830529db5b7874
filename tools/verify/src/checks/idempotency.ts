import { randomUUID } from 'node:crypto';

import type { Role } from '@croupier/sdk/operations';
import { schemasOf } from '@croupier/sdk/zod';

import { bodiesFor, inputsFor, needsSecret, parametersFor } from './candidates.ts';
import { requiredFieldsOf } from '../contract/document.ts';
import { isRecord } from '../contract/fields.ts';
import type { Operation } from '../contract/operations.ts';
import { otherBody } from '../contract/other-body.ts';
import { errorCodeOf, isSuccess, outcomeOf, type Exchange } from '../server/exchange.ts';
import type { Check, CheckContext, SuccessfulCall, Totals } from './check.ts';
import type { Verdict } from './problem.ts';
import { RESTRICTING_TAGS } from './restricting-tags.ts';

const HEADER = 'Idempotency-Key';
const MAX_TRIES = 8;

/**
 * Leaves out the key; then, when the run may write, makes a call that succeeds and sends its key again: with the same
 * body, with another body, and as another account.
 */
export const idempotency: Check = {
  name: 'idempotency',
  what: 'effects and answers of a key that is missing, sent again, or sent by another account',
  appliesTo: ({ idempotent }) => idempotent,
  async run(context) {
    const { operation, roles, mayWrite, inputs, skip } = context;
    const allowed = roles.filter((one) => operation.roles.includes(one));
    const role = allowed[0];
    if (role === undefined) return;
    if (needsBody(operation) || mayWrite) await sendWithoutKey(context, role);
    if (!mayWrite) return;
    if (RESTRICTING_TAGS.has(operation.tag)) return skip('it would restrict the account or change how it logs in');
    if (needsSecret(operation, inputsFor(role, inputs))) return skip('it needs a secret of the account, by --input');
    const first = await findSuccess(context, role);
    if (first === undefined) return;
    await sendAgain(context, first);
    const other = otherBody(first.request.body, validatorOf(operation));
    if (other === undefined) return skip('a key with another body: nothing in the body to change');
    await sendOtherBody(context, { ...first.request, body: other });
    const second = allowed[1];
    if (second === undefined) return skip('a key of another account: no second session that may call');
    if (needsSecret(operation, () => undefined)) return skip('a key of another account: the body has a secret');
    await sendAsOther(context, first, { ...first.request, body: other, role: second });
  },
};

interface First {
  readonly request: SuccessfulCall;
  readonly exchange: Exchange;
  /** Sizes of the lists before the call. */
  readonly before: Totals;
}

/** A body is checked before it is compared with the first one. */
function validatorOf({ method, path }: Operation): (body: unknown) => boolean {
  const schema = schemasOf(`${method} ${path}`)?.request.body;
  return (body) => schema?.safeParse(body).success === true;
}

/** An empty body is refused, so that the call has no effect on a server that does not ask for the key. */
function needsBody({ body }: Operation): boolean {
  return body !== undefined && requiredFieldsOf(body.schema).length > 0;
}

async function sendWithoutKey({ operation, known, call, judge }: CheckContext, role: Role): Promise<void> {
  const body = operation.body === undefined ? undefined : {};
  const parameters = { ...parametersFor(operation, known)[0], [HEADER]: undefined };
  const exchange = await call({ role, parameters, ...(body === undefined ? {} : { body }) });
  judge(expectCode(exchange, 'left out', 'IDEMPOTENCY_KEY_MISSING', operation));
}

async function findSuccess(
  { operation, known, inputs, call, totals }: CheckContext,
  role: Role,
): Promise<First | undefined> {
  const requests = bodiesFor(operation, known, inputsFor(role, inputs)).flatMap((body) =>
    parametersFor(operation, known).map((parameters) => ({ parameters, ...(body === undefined ? {} : { body }) })),
  );
  const before = await totals(role);
  for (const { parameters, ...body } of requests.slice(0, MAX_TRIES)) {
    const request = { role, parameters: { ...parameters, [HEADER]: randomUUID() }, ...body };
    const exchange = await call(request);
    if (isSuccess(exchange)) return { request, exchange, before };
  }
  return undefined;
}

async function sendAgain({ call, judge, totals }: CheckContext, { request, exchange, before }: First): Promise<void> {
  const after = await totals(request.role);
  const again = await call(request);
  const last = await totals(request.role);
  const isSame = isSuccess(again) && valueOf(again) === valueOf(exchange);
  // A list that did not grow by the first call shows no effect of it; others may add to it meanwhile.
  const grown = [...before].find(([list, size]) => {
    const [first = size, second = first] = [after.get(list), last.get(list)];
    return first > size && second > first;
  });
  judge(
    isSame ? undefined : problem(again, 'sent again', 'the first answer again', differenceOf(again)),
    grown === undefined
      ? undefined
      : problem(again, 'sent again', 'no second effect', `a further entry of ${grown[0]}`),
  );
}

async function sendOtherBody({ call, judge, operation }: CheckContext, request: SuccessfulCall): Promise<void> {
  judge(expectCode(await call(request), 'with another body', 'DUPLICATE_REQUEST', operation));
}

/** The key of another account is a new one: the call runs, whatever comes of it. */
async function sendAsOther({ call, judge }: CheckContext, { exchange }: First, request: SuccessfulCall): Promise<void> {
  const other = await call(request);
  const isShared = errorCodeOf(other) === 'DUPLICATE_REQUEST' || isFirstAnswer(other, exchange);
  const got = isSuccess(other) ? 'the answer of the first account' : outcomeOf(other);
  judge(isShared ? problem(other, 'of another account', 'a call of its own', got) : undefined);
}

function isFirstAnswer(other: Exchange, first: Exchange): boolean {
  return isSuccess(other) && !/^(?:\{\}|null|undefined)$/.test(valueOf(first)) && valueOf(other) === valueOf(first);
}

/** Everything in an answer but its `traceId`, which is new in each. */
function valueOf({ answer: { json } }: Exchange): string {
  return JSON.stringify(isRecord(json) ? json['value'] : json) ?? 'undefined';
}

function differenceOf(again: Exchange): string {
  return isSuccess(again) ? 'another answer' : outcomeOf(again);
}

function expectCode(exchange: Exchange, what: string, code: string, { moduleError }: Operation): Verdict {
  const got = errorCodeOf(exchange);
  // A module that is off answers before the key is read.
  if (got === code || (got !== undefined && got === moduleError)) return undefined;
  return problem(exchange, what, code, outcomeOf(exchange));
}

function problem(exchange: Exchange, what: string, expected: string, got: string): Verdict {
  const risk = exchange.operation.movesMoney ? 'money' : 'rule';
  return { risk, field: `header ${HEADER} ${what}`, expected, got, rule: 'Moving money', exchange };
}
