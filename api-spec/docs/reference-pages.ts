import { isReference, resolve, type Schema } from '../codegen/contract.ts';
import { fieldsNote, errorAnswersOf, usualCodes, type ErrorAnswer } from './answers.ts';
import { callList } from './call-pages.ts';
import type { Context } from './context.ts';
import type { Example, ReadCall } from './document.ts';
import { html, joined, jsonBlock, type Html } from './html.ts';
import { familiesOf, tagGroups, type Page } from './layout.ts';
import { familyPage, tagPage, titleOf } from './links.ts';
import { limitsOf, typeOf } from './schema-facts.ts';
import { schemaTree } from './schema-tree.ts';

/** The start page: overview, areas and common rules. */
export function indexPage(context: Context): Page {
  const { info, tags = [], components } = context.contract;
  const descriptions = new Map(tags.map(({ name, description }) => [name, description]));
  const count = (name: string): number => context.calls.filter(({ tag }) => tag === name).length;
  return {
    file: 'index.html',
    title: info.title,
    content: html`<h1>${info.title}</h1>
      <div class="lead">${context.prose(info.summary)}</div>
      <p>
        Version ${info.version}. ${context.calls.length} calls, <a href="operations.html">from A to Z</a> or by area.
      </p>
      ${tagGroups(context).map(
        (group) =>
          html`<h2>${group.name}</h2>
            <ul class="areas">
              ${group.tags.map(
                (name) =>
                  html`<li>
                    <a href="${tagPage(name)}">${titleOf(name)}</a> <span class="count">${count(name)}</span>
                    <span class="what">${context.line(descriptions.get(name))}</span>
                  </li>`,
              )}
            </ul>`,
      )}
      ${
        familiesOf(context).length > 0 &&
        html`<h2>By relay family</h2>
          <p>
            ${familiesOf(context).map((family) => html`<a class="badge" href="${familyPage(family)}">${family}</a> `)}
          </p>`
      }
      <hr />
      ${context.prose(info.description, 1)}
      <h2 id="tokens-and-signatures">Tokens and signatures</h2>
      <dl class="schemes">
        ${Object.entries(components.securitySchemes ?? {}).map(
          ([name, { description }]) =>
            html`<dt><code>${name}</code></dt>
              <dd>${context.prose(description)}</dd>`,
        )}
      </dl>`,
  };
}

/** The page of all named schemas with the calls that use them. */
export function schemasPage(context: Context): Page {
  const users = schemaUsers(context);
  const schemas = Object.entries(context.contract.components.schemas).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return {
    file: 'schemas.html',
    title: 'Schemas',
    content: html`<h1>Schemas</h1>
      <p class="lead">${schemas.length} shapes that have a name.</p>
      <p class="names">${schemas.map(([name]) => html`<a href="#${name}">${name}</a> `)}</p>
      ${schemas.map(([name, schema]) => schemaSection(context, name, schema, users.get(name) ?? []))}`,
  };
}

function schemaSection(context: Context, name: string, schema: Schema, users: readonly ReadCall[]): Html {
  const { description } = schema;
  const isErrorCode = schema['x-error-codes'] !== undefined;
  return html`<section class="schema" aria-labelledby="${name}">
    <h2 id="${name}"><a href="#${name}">${name}</a></h2>
    <div class="meaning">${typeof description === 'string' && context.prose(description)}</div>
    <p class="part">Type: <span class="type">${typeOf(schema)}</span></p>
    ${isErrorCode ? html`<p>One of the <a href="errors.html">error codes</a>.</p>` : limitsOf(schema)}
    ${schemaTree(context, schema, 0)}
    ${
      users.length > 0 &&
      html`<details>
        <summary>Used by ${users.length === 1 ? '1 call' : `${users.length} calls`}</summary>
        ${callList(users)}
      </details>`
    }
  </section>`;
}

/** Schema → calls that use it in requests or answers, directly or nested. */
function schemaUsers(context: Context): Map<string, ReadCall[]> {
  const users = new Map<string, ReadCall[]>();
  for (const call of context.calls) {
    const { parameters, requestBody, responses } = call.operation;
    const names = new Set<string>();
    const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
    collectNames(context, [parameters, requestBody, successes], names);
    for (const name of names) users.set(name, [...(users.get(name) ?? []), call]);
  }
  return users;
}

function collectNames(context: Context, value: unknown, names: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if (isReference(value)) {
    const name = /^#\/components\/schemas\/(.+)$/.exec(value.$ref)?.[1];
    if (name !== undefined && names.has(name)) return;
    if (name !== undefined) names.add(name);
    if (!value.$ref.includes('/examples/')) collectNames(context, resolve<object>(context.contract, value), names);
  }
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'x-plain-schema') collectNames(context, { $ref: `#/components/schemas/${inner}` }, names);
    else collectNames(context, inner, names);
  }
}

/** The page of all error codes with status, message, example and calls. */
export function errorsPage(context: Context): Page {
  const codes = errorCodes(context);
  const usual = usualCodes(context);
  const usesByCode = new Map<string, { call: ReadCall; error: ErrorAnswer }[]>();
  for (const call of context.calls) {
    for (const error of errorAnswersOf(context, call)) {
      usesByCode.set(error.code, [...(usesByCode.get(error.code) ?? []), { call, error }]);
    }
  }
  return {
    file: 'errors.html',
    title: 'Errors',
    content: html`<h1>Errors</h1>
      <p class="lead">
        ${codes.length} codes. A client decides by the code and shows its own text; the message is for developers and
        logs. A code always has the same status.
      </p>
      ${codes.map(({ code, status, message }) => {
        const uses = usesByCode.get(code) ?? [];
        const meanings = [...new Set(uses.flatMap(({ error }) => error.meaning ?? []))];
        const fields = [...new Set(uses.flatMap(({ error }) => error.valueFields))];
        const example = context.contract.components.examples?.[code];
        return html`<section class="schema" aria-labelledby="${code}">
          <h2 id="${code}">
            <a href="#${code}"><code>${code}</code></a> <span class="status">${status}</span>
          </h2>
          ${meanings.length > 0 && html`<p class="meaning">${joined(meanings.map(context.line), '. ')}.</p>`}
          <p class="limits">Message: “${message}”.${fieldsNote(fields)}</p>
          ${example && exampleOf(example)} ${usual.has(code) && html`<p>Nearly every call names it.</p>`}
          ${
            uses.length > 0 &&
            !usual.has(code) &&
            html`<details>
              <summary>Named by ${uses.length === 1 ? '1 call' : `${uses.length} calls`}</summary>
              ${callList(uses.map(({ call }) => call))}
            </details>`
          }
        </section>`;
      })}`,
  };
}

function exampleOf({ value }: Example): Html {
  return html`<details>
    <summary>Example</summary>
    ${jsonBlock(value)}
  </details>`;
}

function errorCodes({ contract }: Context): { code: string; status: number; message: string }[] {
  const codes = contract.components.schemas['ErrorCode']?.['x-error-codes'] ?? {};
  return Object.entries(codes).map(([code, entry]) => {
    const { status, message }: { status: number; message: string } = Object.assign({}, entry);
    return { code, status, message };
  });
}
