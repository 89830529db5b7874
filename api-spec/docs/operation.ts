import { resolve, jsonBody, type MediaType, type Schema } from '../codegen/contract.ts';
import { bodyPart, errorTable, statusesOf, successPart } from './answers.ts';
import type { Context } from './context.ts';
import type { Example, ReadCall, ReadParameter } from './document.ts';
import { html, joined, jsonBlock, type Html } from './html.ts';
import { familyPage } from './links.ts';
import { limitsOf, typeOf } from './schema-facts.ts';

const PARAMETER_PLACES: Record<string, string> = {
  path: 'in the path',
  query: 'in the query',
  header: 'header',
  cookie: 'cookie',
};

/** The section of one call. */
export function operationSection(context: Context, call: ReadCall, usual: ReadonlySet<string>): Html {
  const { id, operation, family } = call;
  const { servers, description } = operation;
  return html`<section class="operation" aria-labelledby="${id}">
    <div class="about">
      <h2 id="${id}"><a href="#${id}">${operation.summary ?? id}</a></h2>
      ${methodAndPath(call)}
      <p class="badges">${joined([...badgesOf(context, call), html`<code class="id">${id}</code>`], ' ')}</p>
      <div class="meaning">${context.prose(description)}</div>
      <dl class="facts">
        <dt>Who may call</dt>
        <dd>${rolesOf(context, call)}</dd>
        <dt>Token</dt>
        <dd>${tokenOf(context, call)}</dd>
        ${
          family !== undefined &&
          html`<dt>Relay family</dt>
            <dd><a href="${familyPage(family)}">${family}</a></dd>`
        }
        ${
          servers !== undefined &&
          html`<dt>Server</dt>
            <dd>${servers.map(({ url, description: what }) => html`<code>${url}</code> ${context.line(what)}`)}</dd>`
        }
      </dl>
      ${parameterPart(context, call)} ${requestPart(context, call)}
      <h3>Answer</h3>
      ${statusesOf(context, call)
        .filter(({ status }) => status.startsWith('2'))
        .map((status) => successPart(context, status))}
      <h3>Errors</h3>
      ${errorTable(context, call, usual) ?? html`<p>None of its own.</p>`}
    </div>
    <div class="examples">${examplesOf(context, call)}</div>
  </section>`;
}

export function methodAndPath({ method, path }: ReadCall): Html {
  return html`<p class="address">
    <span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code>
  </p>`;
}

function parameterPart(context: Context, { operation }: ReadCall): Html | undefined {
  const parameters = (operation.parameters ?? []).map((parameter) =>
    resolve<ReadParameter>(context.contract, parameter),
  );
  if (parameters.length === 0) return undefined;
  const row = ({ name, in: location, required, description, schema = {}, example }: ReadParameter): Html => {
    const target = resolve<Schema>(context.contract, schema);
    return html`<tr>
      <th scope="row">
        <code class="name">${name}</code>
        <span class="place">${PARAMETER_PLACES[location] ?? location}</span>
        ${required === true && html`<span class="required">required</span>`}
      </th>
      <td>
        <p class="type">${typeOf(schema)}</p>
        <div class="meaning">${context.prose(description)}</div>
        ${limitsOf({ ...target, ...(example === undefined ? {} : { examples: [example] }) })}
      </td>
    </tr>`;
  };
  return html`<h3>Parameters</h3>
    <table class="parameters">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">What it is</th>
        </tr>
      </thead>
      <tbody>
        ${parameters.map(row)}
      </tbody>
    </table>`;
}

function requestPart(context: Context, { operation }: ReadCall): Html | undefined {
  const { requestBody } = operation;
  if (requestBody === undefined) return undefined;
  return html`<h3>Request</h3>
    <div class="meaning">${context.prose(requestBody.description)}</div>
    ${Object.entries(requestBody.content).map(([type, media]) => {
      const plain = media['x-plain-schema'];
      return plain === undefined
        ? bodyPart(context, { ...media.schema }, html`<code>${type}</code>`)
        : bodyPart(context, { $ref: `#/components/schemas/${plain}` }, 'Inside the encrypted body');
    })}`;
}

function examplesOf(context: Context, call: ReadCall): Html[] {
  const requests = Object.values(call.operation.requestBody?.content ?? {}).flatMap((media) =>
    exampleBlocks(context, media['x-plain-schema'] === undefined ? 'Request' : 'Request, before encryption', media),
  );
  const answers = statusesOf(context, call)
    .filter(({ status }) => status.startsWith('2'))
    .flatMap(({ status, answer }) =>
      Object.values(answer.content ?? {}).flatMap((media) => exampleBlocks(context, `Answer ${status}`, media)),
    );
  return [...requests, ...answers];
}

function exampleBlocks(context: Context, what: string, media: MediaType): Html[] {
  const examples = Object.values(media['x-plain-examples'] ?? media.examples ?? {});
  return examples.map((example, index) => {
    const { summary, value } = resolve<Example>(context.contract, example);
    const title = summary === undefined ? what : html`${what}: ${summary}`;
    return html`<details ${index === 0 ? 'open' : ''}>
      <summary>${title}</summary>
      ${jsonBlock(value)}
    </details>`;
  });
}

/** Badges for the special properties of a call. */
function badgesOf(context: Context, call: ReadCall): Html[] {
  const { operation } = call;
  const badge = (text: string, href?: string): Html =>
    href === undefined ? html`<span class="badge">${text}</span>` : html`<a class="badge" href="${href}">${text}</a>`;
  const isEncrypted = jsonBody(operation)?.['x-plain-schema'] !== undefined;
  return [
    ...(isEncrypted ? [badge('encrypted', 'encryption.html')] : []),
    ...(operation['x-moves-money'] === true ? [badge('moves money, points or rewards')] : []),
    ...(isIdempotent(context, call) ? [badge('idempotency key')] : []),
    ...(operation['x-idempotent-by'] === undefined ? [] : [badge(`idempotent by ${operation['x-idempotent-by']}`)]),
    ...(operation['x-open-when-closed'] === true ? [badge('answers while the site is closed')] : []),
    ...(operation['x-module-flag'] === undefined ? [] : [badge(`needs ${operation['x-module-flag']}`)]),
    ...(operation.deprecated === true ? [badge('deprecated')] : []),
  ];
}

/** True when a call takes an `Idempotency-Key`. */
function isIdempotent(context: Context, { operation }: ReadCall): boolean {
  return (operation.parameters ?? []).some(
    (parameter) => resolve<ReadParameter>(context.contract, parameter).name === 'Idempotency-Key',
  );
}

function rolesOf(context: Context, { operation }: ReadCall): Html {
  const roles = (operation['x-roles'] ?? []).map((role) => html`<span class="role">${role}</span>`);
  const agentOnly = operation['x-agent-only-when'];
  if (agentOnly === undefined) return joined(roles, ' ');
  const { parameter, value } = agentOnly;
  return html`${joined(roles, ' ')}; with <code>${parameter}</code> <code>${value}</code> agents alone`;
}

function tokenOf({ contract }: Context, { operation }: ReadCall): string {
  const requirements = operation.security ?? contract.security ?? [];
  const schemes = requirements.map((requirement) => Object.keys(requirement)).filter((names) => names.length > 0);
  if (schemes.length === 0) return 'none';
  const alternatives = schemes.map((names) => names.join(' with ')).join(' or ');
  return schemes.length < requirements.length ? `${alternatives}, optional` : alternatives;
}
