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

export interface Refusal {
  status: string;
  code: string;
  /** When it is answered. */
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
export function refusalsOf(context: Context, call: ReadCall): Refusal[] {
  return statusesOf(context, call)
    .filter(({ status }) => !status.startsWith('2'))
    .flatMap(({ status, answer }) => {
      const examples = answer.content?.['application/json']?.examples ?? {};
      return Object.entries(examples).map(([code, example]) => ({
        status,
        code,
        meaning: resolve<Example>(context.contract, example).summary,
        valueFields: (answer['x-error-value'] ?? []).filter((field) => holds(context, example, field)),
      }));
    });
}

/** Several errors share a status and its fields; a field belongs to the errors whose example has it. */
function holds(context: Context, example: Parameters<typeof resolve<Example>>[1], field: string): boolean {
  const { value } = resolve<Example>(context.contract, example);
  const inside: unknown = isSchema(value) ? value['value'] : undefined;
  return isSchema(inside) && field in inside;
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

/** The content of `value` in the envelope. */
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

/** The schema of `value`, `none` for an envelope alone, undefined for an answer without envelope. */
function valueOf(schema: Schema): Schema | 'none' | undefined {
  if (isReference(schema)) return nameOfReference(schema.$ref) === ENVELOPE ? 'none' : undefined;
  const parts = Array.isArray(schema['allOf']) ? schema['allOf'].filter(isSchema) : [];
  if (!parts.some((part) => isReference(part) && nameOfReference(part.$ref) === ENVELOPE)) return undefined;
  const fields = parts.map((part) => part['properties']).filter(isSchema);
  return fields.map((part) => part['value']).find(isSchema) ?? 'none';
}

/** The errors of a call; those of nearly every call are in one line. */
export function refusalTable(context: Context, call: ReadCall, usual: ReadonlySet<string>): Html | undefined {
  const refusals = refusalsOf(context, call);
  if (refusals.length === 0) return undefined;
  const own = refusals.filter(({ code }) => !usual.has(code));
  const others = refusals.filter(({ code }) => usual.has(code));
  const row = ({ status, code, meaning, valueFields }: Refusal): Html =>
    html`<tr>
      <td class="status">${status}</td>
      <td>
        <a href="${errorLink(code)}"><code>${code}</code></a>
      </td>
      <td>${context.line(meaning)}${fieldsNote(valueFields)}</td>
    </tr>`;
  const links = others.map(({ status, code }) => html`<a href="${errorLink(code)}"><code>${code}</code></a> ${status}`);
  return html`<table class="refusals">
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Error code</th>
          <th scope="col">When</th>
        </tr>
      </thead>
      <tbody>
        ${own.map(row)}
      </tbody>
    </table>
    ${others.length > 0 && html`<p class="usual">And like nearly every call: ${joined(links, ', ')}.</p>`}`;
}

export function fieldsNote(fields: readonly string[]): Html | undefined {
  if (fields.length === 0) return undefined;
  const names = fields.map((field) => html`<code>${field}</code>`);
  return html` <span class="note"><code>value</code> holds ${joined(names, ', ')}.</span>`;
}

/** Codes of at least 80 % of the calls; listed briefly, so that they do not hide the others. */
export function usualCodes(context: Context): Set<string> {
  const counts = new Map<string, number>();
  for (const call of context.calls) {
    for (const { code } of refusalsOf(context, call)) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const most = context.calls.length * 0.8;
  return new Set([...counts].filter(([, count]) => count >= most).map(([code]) => code));
}
