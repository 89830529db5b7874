import { isReference, resolve, type Schema } from '../codegen/contract.ts';
import type { Context } from './context.ts';
import { html, type Html } from './html.ts';
import { nameOfReference } from './links.ts';
import { alternativesOf, innerSchema, isSchema, limitsOf, typeOf, valuesOf } from './schema-facts.ts';

/** Nesting depth of named schemas; deeper ones show their name only. */
const MAX_DEPTH = 2;

/** The fields of a schema as a tree; nested named schemas are in `<details>`. */
export function schemaTree(context: Context, schema: Schema, unfold = MAX_DEPTH): Html | undefined {
  return treeOf(context, schema, { unfold, inside: [], open: true });
}

/** The state of the recursion. */
interface Branch {
  /** Levels of named schemas that are still expanded. */
  unfold: number;
  /** Names of the enclosing schemas, so that a recursive schema is expanded once. */
  inside: readonly string[];
  /** Shows the fields without `<details>`. */
  open: boolean;
}

function treeOf(context: Context, schema: Schema, branch: Branch): Html | undefined {
  if (isReference(schema)) return namedTree(context, schema, branch);
  const inner = innerSchema(schema, 'items') ?? innerSchema(schema, 'additionalProperties');
  if (inner !== undefined && schema['properties'] === undefined) return treeOf(context, inner, branch);
  const alternatives = alternativesOf(schema).map((alternative) => treeOf(context, alternative, branch));
  if (alternatives.some((tree) => tree !== undefined)) return html`${alternatives}`;
  const { properties, required } = mergedFields(context, schema);
  const fields = Object.entries(properties);
  if (fields.length === 0) return undefined;
  const fieldBranch = { ...branch, open: false };
  return html`<ul class="tree">
    ${fields.map(([name, field]) => fieldItem(context, name, field, required.has(name), fieldBranch))}
  </ul>`;
}

function namedTree(context: Context, reference: { $ref: string }, branch: Branch): Html | undefined {
  const name = nameOfReference(reference.$ref);
  if (branch.inside.includes(name) || (branch.unfold === 0 && !branch.open)) return undefined;
  const target = resolve<Schema>(context.contract, reference);
  const inside = [...branch.inside, name];
  if (branch.open) return treeOf(context, target, { ...branch, inside });
  const tree = treeOf(context, target, { unfold: branch.unfold - 1, inside, open: true });
  return (
    tree &&
    html`<details>
      <summary>Fields of ${name}</summary>
      ${tree}
    </details>`
  );
}

function fieldItem(context: Context, name: string, schema: Schema, isRequired: boolean, branch: Branch): Html {
  const target = resolve<Schema>(context.contract, schema);
  const description = schema['description'] ?? target['description'];
  return html`<li>
    <p class="field">
      <code class="name">${name}</code> <span class="type">${typeOf(schema)}</span>
      ${isRequired ? html`<span class="required">required</span>` : ''}
    </p>
    ${typeof description === 'string' && html`<div class="meaning">${context.prose(description)}</div>`}
    ${isReference(schema) ? valuesOf(target) : limitsOf(schema)} ${treeOf(context, schema, branch)}
  </li>`;
}

/** The fields of an object, including those of its `allOf` parts. */
function mergedFields(context: Context, schema: Schema): { properties: Record<string, Schema>; required: Set<string> } {
  const own = schema['properties'];
  const properties: Record<string, Schema> = {};
  const required = new Set(Array.isArray(schema['required']) ? schema['required'].map(String) : []);
  const parts = Array.isArray(schema['allOf']) ? schema['allOf'].filter(isSchema) : [];
  for (const part of parts) {
    const fields = mergedFields(context, resolve<Schema>(context.contract, part));
    Object.assign(properties, fields.properties);
    for (const name of fields.required) required.add(name);
  }
  for (const [name, field] of Object.entries(isSchema(own) ? own : {})) {
    if (isSchema(field)) properties[name] = field;
  }
  return { properties, required };
}
