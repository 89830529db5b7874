import { isReference, resolve, type Answer, type MediaType, type Schema } from '../codegen/contract.ts';
import type { Context } from './context.ts';
import type { Example, ReadAnswer, ReadCall } from './document.ts';
import { html, joined, type Html } from './html.ts';
import { errorLink, nameOfReference, schemaLink } from './links.ts';
import { isSchema, limitsOf, typeOf } from './schema-facts.ts';
import { schemaTree } from './schema-tree.ts';

const ENVELOPE = 'SuccessEnvelope';

export interface ReadStatus {
  status: string;
  answer: ReadAnswer & Answer;
}

export interface ErrorAnswer {
  status: string;
  code: string;
  /** The condition of the error, a summary in the contract. */
  meaning: string | undefined;
  /** Fields of `value` in this error answer. */
  valueFields: readonly string[];
}

export function statusesOf(context: Context, { operation }: ReadCall): ReadStatus[] {
  return Object.entries(operation.responses).map(([status, answer]) => ({
    status,
    answer: resolve<ReadAnswer & Answer>(context.contract, answer),
  }));
}

/** The error answers of a call. */
export function errorAnswersOf(context: Context, call: ReadCall): ErrorAnswer[] {
  return statusesOf(context, call)
    .filter(({ status }) => !status.startsWith('2'))
    .flatMap(({ status, answer }) => {
      const examples = answer.content?.['application/json']?.examples ?? {};
      return Object.entries(examples).map(([code, example]) => ({
        status,
        code,
        meaning: resolve<Example>(context.contract, example).summary,
        valueFields: (answer['x-error-value'] ?? []).filter((field) => hasValueField(context, example, field)),
      }));
    });
}

/** Errors with one status share a list of fields; a field belongs to the errors whose example contains it. */
function hasValueField(context: Context, example: Parameters<typeof resolve<Example>>[1], field: string): boolean {
  const { value } = resolve<Example>(context.contract, example);
  const extraData: unknown = isSchema(value) ? value['value'] : undefined;
  return isSchema(extraData) && field in extraData;
}

/** The success answer of a call. */
export function successPart(context: Context, { status, answer }: ReadStatus): Html {
  const [media] = Object.values(answer.content ?? {});
  const headers = Object.entries(answer.headers ?? {});
  return html`<p><span class="status">${status}</span> ${context.line(answer.description)}</p>
    ${
      headers.length > 0 &&
      html`<p class="part">Headers of the answer</p>
        <ul class="tree">
          ${headers.map(
            ([name, { description, schema, required }]) =>
              html`<li>
                <p class="field">
                  <code class="name">${name}</code> <span class="type">${schema && typeOf(schema)}</span>
                  ${required === true && html`<span class="required">always</span>`}
                </p>
                <div class="meaning">${context.prose(description)}</div>
                ${schema && limitsOf(schema)}
              </li>`,
          )}
        </ul>`
    }
    ${media && valuePart(context, media)}`;
}

/** Describes `value` of the envelope, or the whole body of an answer without an envelope. */
function valuePart(context: Context, media: MediaType): Html {
  const value = valueOf({ ...media.schema });
  if (value === undefined) return bodyPart(context, { ...media.schema }, 'The body');
  if (value === 'none') return html`<p>Nothing but the <a href="${schemaLink(ENVELOPE)}">envelope</a>.</p>`;
  return bodyPart(context, value, html`<code>value</code> in the <a href="${schemaLink(ENVELOPE)}">envelope</a>`);
}

export function bodyPart(context: Context, schema: Schema, what: Html | string): Html {
  const target = resolve<Schema>(context.contract, schema);
  return html`<p class="part">${what}: <span class="type">${typeOf(schema)}</span></p>
    ${limitsOf(target)} ${schemaTree(context, schema)}`;
}

/** The schema of `value`; `none` for an envelope without one, undefined for an answer without an envelope. */
function valueOf(schema: Schema): Schema | 'none' | undefined {
  if (isReference(schema)) return nameOfReference(schema.$ref) === ENVELOPE ? 'none' : undefined;
  const parts = Array.isArray(schema['allOf']) ? schema['allOf'].filter(isSchema) : [];
  if (!parts.some((part) => isReference(part) && nameOfReference(part.$ref) === ENVELOPE)) return undefined;
  const fields = parts.map((part) => part['properties']).filter(isSchema);
  return fields.map((part) => part['value']).find(isSchema) ?? 'none';
}

/** The errors of a call as a table; the errors of nearly every call are in one line below it. */
export function errorTable(context: Context, call: ReadCall, usual: ReadonlySet<string>): Html | undefined {
  const errors = errorAnswersOf(context, call);
  if (errors.length === 0) return undefined;
  const ownErrors = errors.filter(({ code }) => !usual.has(code));
  const usualErrors = errors.filter(({ code }) => usual.has(code));
  const row = ({ status, code, meaning, valueFields }: ErrorAnswer): Html =>
    html`<tr>
      <td class="status">${status}</td>
      <td>
        <a href="${errorLink(code)}"><code>${code}</code></a>
      </td>
      <td>${context.line(meaning)}${fieldsNote(valueFields)}</td>
    </tr>`;
  const links = usualErrors.map(
    ({ status, code }) => html`<a href="${errorLink(code)}"><code>${code}</code></a> ${status}`,
  );
  return html`<table class="refusals">
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Error code</th>
          <th scope="col">When</th>
        </tr>
      </thead>
      <tbody>
        ${ownErrors.map(row)}
      </tbody>
    </table>
    ${usualErrors.length > 0 && html`<p class="usual">And like nearly every call: ${joined(links, ', ')}.</p>`}`;
}

export function fieldsNote(fields: readonly string[]): Html | undefined {
  if (fields.length === 0) return undefined;
  const names = fields.map((field) => html`<code>${field}</code>`);
  return html` <span class="note"><code>value</code> holds ${joined(names, ', ')}.</span>`;
}

/** Codes of at least 80 % of the calls. They are listed briefly, so that the specific codes are easy to find. */
export function usualCodes(context: Context): Set<string> {
  const counts = new Map<string, number>();
  for (const call of context.calls) {
    for (const { code } of errorAnswersOf(context, call)) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const minCount = context.calls.length * 0.8;
  return new Set([...counts].filter(([, count]) => count >= minCount).map(([code]) => code));
}
