import { listOperations, type Contract, type NamedOperation } from '../codegen/contract.ts';
import type { Change } from '../compare/changes.ts';
import { html, type Html } from './html.ts';
import { inlineMarkdown } from './markdown.ts';
import { referenceLink } from './reference-link.ts';

/** The content of the page of changes since the last release. */
export function changesContent(contract: Contract, changes: readonly Change[], releasedVersion: string): Html {
  const calls = listOperations(contract);
  const added = changes.filter(({ id }) => id === 'endpoint-added');
  const breaks = changes.filter((change) => change.breaks);
  const others = changes.filter((change) => !change.breaks && change.id !== 'endpoint-added');
  return html`<h1>Changes</h1>
    <p>
      What is different from release ${releasedVersion}, by a comparison of the two contracts.
      ${changes.length === 0 && 'Nothing is.'}
    </p>
    ${part(calls, 'Breaks', breaks, 'Clients that worked before may not work any more. Each has been accepted with a reason.')}
    ${
      added.length > 0 &&
      html`<h2>New calls (${added.length})</h2>
        <ul>
          ${added.map((change) => callItem(calls, change))}
        </ul>`
    }
    ${part(calls, 'Other changes', others)}`;
}

function part(
  calls: readonly NamedOperation[],
  title: string,
  changes: readonly Change[],
  note?: string,
): Html | undefined {
  if (changes.length === 0) return undefined;
  return html`<h2>${title} (${changes.length})</h2>
    ${note && html`<p>${note}</p>`}
    <ul>
      ${[...Map.groupBy(changes, textOf)].map(
        ([text, same]) => html`<li>${inlineMarkdown(text)} ${callList(calls, same)}</li>`,
      )}
    </ul>`;
}

/** The text of a change without the status, so that one change of a shared schema is listed once. */
function textOf({ text }: Change): string {
  return text.replaceAll(
    / (?:for|from|with|to) the (?:response )?(?:status )?(?:response )?`?(\d{3})`?(?: status)?/g,
    '',
  );
}

function callList(calls: readonly NamedOperation[], changes: readonly Change[]): Html | undefined {
  const byCall = new Map(
    changes.filter(({ path }) => path !== undefined).map((change) => [`${change.method} ${change.path}`, change]),
  );
  if (byCall.size === 0) return undefined;
  const list = html`<ul>
    ${[...byCall.values()].map((change) => callItem(calls, change))}
  </ul>`;
  return byCall.size > 8
    ? html`<details>
        <summary>In ${byCall.size} calls</summary>
        ${list}
      </details>`
    : list;
}

/** Method and path; linked to the reference unless the call was removed. */
function callItem(calls: readonly NamedOperation[], { method = '', path = '' }: Change): Html {
  const call = calls.find((candidate) => candidate.method.toUpperCase() === method && candidate.path === path);
  const text = html`<code>${method} ${path}</code>`;
  return html`<li>${call === undefined ? text : html`<a href="${referenceLink(call)}">${text}</a>`}</li>`;
}
