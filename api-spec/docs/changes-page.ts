import type { Change } from '../compare/changes.ts';
import { callList } from './call-pages.ts';
import type { Context } from './context.ts';
import type { ReadCall } from './document.ts';
import { html, type Html } from './html.ts';
import { inlineMarkdown } from './markdown.ts';
import type { Page } from './layout.ts';
import { tagPage } from './links.ts';

/** The page of changes since the last release. */
export function changesPage(context: Context, changes: readonly Change[], releasedVersion: string): Page {
  const added = changes.filter(({ id }) => id === 'endpoint-added');
  const breaks = changes.filter((change) => change.breaks);
  const others = changes.filter((change) => !change.breaks && change.id !== 'endpoint-added');
  return {
    file: 'changes.html',
    title: 'Changes',
    content: html`<h1>Changes</h1>
      <p class="lead">
        What is different from release ${releasedVersion}, by a comparison of the two contracts.
        ${changes.length === 0 && 'Nothing is.'}
      </p>
      ${part(context, 'Breaks', breaks, 'Clients that worked before may not work any more. Each has been accepted with a reason.')}
      ${added.length > 0 && html`<h2>New calls <span class="count">${added.length}</span></h2>`}
      ${callList(added.flatMap((change) => callOf(context, change) ?? []))} ${part(context, 'Other changes', others)}`,
  };
}

function part(context: Context, title: string, changes: readonly Change[], note?: string): Html | undefined {
  if (changes.length === 0) return undefined;
  return html`<h2>${title} <span class="count">${changes.length}</span></h2>
    ${note && html`<p>${note}</p>`}
    <ul class="changes">
      ${[...Map.groupBy(changes, whatOf)].map(
        ([what, same]) =>
          html`<li>
            <p>${inlineMarkdown(what, { linkOf: () => undefined })}</p>
            ${callsOfChanges(context, same)}
          </li>`,
      )}
    </ul>`;
}

/** The text of a change without the status, so that one change of a shared schema is listed once. */
function whatOf({ text }: Change): string {
  return text.replaceAll(
    / (?:for|from|with|to) the (?:response )?(?:status )?(?:response )?`?(\d{3})`?(?: status)?/g,
    '',
  );
}

function callsOfChanges(context: Context, changes: readonly Change[]): Html | undefined {
  const callChanges = changes.filter(({ path }) => path !== undefined);
  if (callChanges.length === 0) return undefined;
  const items = new Map(
    callChanges.map((change) => {
      const call = callOf(context, change);
      const name = `${change.method} ${change.path}`;
      const text = html`<code>${name}</code>`;
      const link = call === undefined ? text : html`<a href="${tagPage(call.tag)}#${call.id}">${text}</a>`;
      return [name, html`<li>${link}</li>`];
    }),
  );
  const list = html`<ul>
    ${[...items.values()]}
  </ul>`;
  return items.size > 8
    ? html`<details>
        <summary>In ${items.size} calls</summary>
        ${list}
      </details>`
    : list;
}

/** The call of a change; undefined when the call was removed. */
function callOf({ calls }: Context, change: Change): ReadCall | undefined {
  return calls.find(({ method, path }) => method.toUpperCase() === change.method && path === change.path);
}
