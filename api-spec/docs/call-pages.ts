import { usualCodes } from './answers.ts';
import type { Context } from './context.ts';
import type { ReadCall } from './document.ts';
import { html, type Html } from './html.ts';
import { familiesOf, tagGroups, type Page } from './layout.ts';
import { familyPage, tagPage, titleOf } from './links.ts';
import { methodAndPath, operationSection } from './operation.ts';

/** One page per tag with its calls. */
export function tagPages(context: Context): Page[] {
  const usual = usualCodes(context);
  const descriptions = new Map((context.contract.tags ?? []).map(({ name, description }) => [name, description]));
  return tagGroups(context)
    .flatMap(({ tags }) => tags)
    .map((tag) => {
      const calls = context.calls.filter((call) => call.tag === tag);
      return {
        file: tagPage(tag),
        title: titleOf(tag),
        content: html`<h1>${titleOf(tag)}</h1>
          <div class="lead">${context.prose(descriptions.get(tag))}</div>
          ${calls.length > 1 && callList(calls)} ${calls.map((call) => operationSection(context, call, usual))}`,
      };
    });
}

/** One page per relay family with links to its calls. */
export function familyPages(context: Context): Page[] {
  return familiesOf(context).map((family) => {
    const calls = context.calls.filter((call) => call.family === family);
    return {
      file: familyPage(family),
      title: `Relay family ${family}`,
      content: html`<h1>Relay family ${family}</h1>
        <p class="lead">
          ${calls.length} ${calls.length === 1 ? 'call is' : 'calls are'} named by the system ${family}. Each is
          described with the others about its subject.
        </p>
        ${callList(calls)}`,
    };
  });
}

/** The index of calls by first letter. */
export function operationsPage(context: Context): Page {
  const sorted = context.calls.toSorted((a, b) => a.id.localeCompare(b.id, 'en'));
  const letters = [...new Set(sorted.map(firstLetter))];
  return {
    file: 'operations.html',
    title: 'Calls A–Z',
    content: html`<h1>Calls A–Z</h1>
      <p class="lead">${sorted.length} calls by the name that they have in the contract and in the SDK.</p>
      <p class="letters">${letters.map((letter) => html`<a href="#letter-${letter}">${letter}</a> `)}</p>
      ${letters.map(
        (letter) =>
          html`<h2 id="letter-${letter}">${letter}</h2>
            ${callList(
              sorted.filter((call) => firstLetter(call) === letter),
              'id',
            )}`,
      )}`,
  };
}

const firstLetter = ({ id }: ReadCall): string => id.charAt(0).toUpperCase();

/** Calls with method and path; the link text is the id or the summary. */
export function callList(calls: readonly ReadCall[], link: 'id' | 'summary' = 'summary'): Html {
  return html`<ul class="calls">
    ${calls.map((call) => {
      const summary = call.operation.summary ?? call.id;
      return html`<li>
        <a href="${tagPage(call.tag)}#${call.id}">${link === 'id' ? html`<code>${call.id}</code>` : summary}</a>
        ${link === 'id' && html`<span class="what">${summary}</span>`} ${methodAndPath(call)}
      </li>`;
    })}
  </ul>`;
}
