import { isReference, type Schema } from '../codegen/contract.ts';
import { html, joined, type Html, type Part } from './html.ts';
import { nameOfReference, schemaLink } from './links.ts';

/** The type of a schema as HTML, with links to named schemas. */
export function typeOf(schema: Schema): Html {
  if (isReference(schema)) {
    const name = nameOfReference(schema.$ref);
    return html`<a href="${schemaLink(name)}">${name}</a>`;
  }
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0) return joined(alternatives.map(typeOf), ' or ');
  if (schema['const'] !== undefined) return html`always <code>${JSON.stringify(schema['const'])}</code>`;
  const items = innerSchema(schema, 'items');
  if (items !== undefined) return html`list of ${typeOf(items)}`;
  const values = innerSchema(schema, 'additionalProperties');
  if (values !== undefined && schema['properties'] === undefined) return html`map of ${typeOf(values)}`;
  const named = [schema['type'] ?? 'object'].flat().map(textOf).join(' or ');
  const format = schema['format'] ?? schema['contentMediaType'];
  return format === undefined ? html`${named}` : html`${named}, ${textOf(format)}`;
}

/** `oneOf` and `anyOf`. */
export function alternativesOf(schema: Schema): Schema[] {
  const list = schema['oneOf'] ?? schema['anyOf'];
  return Array.isArray(list) ? list.filter(isSchema) : [];
}

export function innerSchema(schema: Schema, key: 'items' | 'additionalProperties'): Schema | undefined {
  const inner = schema[key];
  return isSchema(inner) ? inner : undefined;
}

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The values of an enum; undefined for another schema. */
export function valuesOf(schema: Schema): Html | undefined {
  const values = schema['enum'];
  return Array.isArray(values) ? html`<p class="limits">one of ${codes(values)}</p>` : undefined;
}

/** Limits and examples of a value, one paragraph each. */
export function limitsOf(schema: Schema): Html[] {
  const values = schema['enum'];
  const facts: Part[] = [
    Array.isArray(values) && html`one of ${codes(values)}`,
    rangeOf(schema, 'minLength', 'maxLength', 'characters'),
    rangeOf(schema, 'minimum', 'maximum', ''),
    rangeOf(schema, 'minItems', 'maxItems', 'entries'),
    schema['uniqueItems'] === true && 'no entry twice',
    schema['pattern'] !== undefined && html`matches <code>${textOf(schema['pattern'])}</code>`,
    schema['multipleOf'] !== undefined && `a multiple of ${textOf(schema['multipleOf'])}`,
    schema['default'] !== undefined && html`<code>${JSON.stringify(schema['default'])}</code> when it is left out`,
    schema['readOnly'] === true && 'only in answers',
    schema['writeOnly'] === true && 'only in requests',
    schema['deprecated'] === true && 'deprecated',
  ].filter((fact) => fact !== false && fact !== undefined);
  const examples = Array.isArray(schema['examples']) ? schema['examples'] : [];
  return [
    ...(facts.length > 0 ? [html`<p class="limits">${joined(facts, '; ')}</p>`] : []),
    ...(examples.length > 0 ? [html`<p class="example">Example: ${codes(examples)}</p>`] : []),
  ];
}

/** `1–64 characters`, `at least 1`, `at most 5 entries`. */
function rangeOf(schema: Schema, minKey: string, maxKey: string, unit: string): string | undefined {
  const [from, to] = [schema[minKey], schema[maxKey]];
  if (from === undefined && to === undefined) return undefined;
  const numbers =
    from === to
      ? `exactly ${textOf(from)}`
      : to === undefined
        ? `at least ${textOf(from)}`
        : from === undefined
          ? `at most ${textOf(to)}`
          : `${textOf(from)} to ${textOf(to)}`;
  return `${numbers} ${unit}`.trim();
}

function codes(values: readonly unknown[]): Html {
  return joined(
    values.map((value) => html`<code>${textOf(value)}</code>`),
    ', ',
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
