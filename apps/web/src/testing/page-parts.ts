import { nameOf } from './user-actions.ts';

const textOf = ({ textContent }: Node): string => textContent ?? '';

/** What the page says, in all of its parts. */
export const says = (text: string | RegExp): boolean => {
  const all = textOf(document.body);
  return typeof text === 'string' ? all.includes(text) : text.test(all);
};

/** The section of the page under this heading. */
export function sectionOf(title: string): HTMLElement {
  const sections = [...document.querySelectorAll<HTMLElement>('main section')];
  const found = sections.find((section) => textOf(section.querySelector('h2, h3') ?? section) === title);
  if (found === undefined) throw new Error(`No section is called ${title}.`);
  return found;
}

/** The part of the page of this role and name; undefined when there is none. */
export function partOf(selector: string, name: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((part) => labelOf(part) === name);
}

function labelOf(part: Element): string {
  const label = document.getElementById(part.getAttribute('aria-labelledby') ?? '');
  return label === null ? nameOf(part) : textOf(label).trim();
}

/** The games that a part of the page lists, by what their tiles say. */
export const tilesOf = (part: ParentNode | undefined): HTMLElement[] => [
  ...(part?.querySelectorAll<HTMLElement>('[role=listitem], li') ?? []),
];

/** Where the links in a part of the page lead. */
export const linksOf = (part: ParentNode | undefined): string[] =>
  [...(part?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '');

/** What the links in a part of the page are called. */
export const linkNamesOf = (part: ParentNode | undefined): string[] =>
  [...(part?.querySelectorAll('a') ?? [])].map(nameOf);

/** Presses a key where the focus is. */
export function pressKey(key: string): void {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
