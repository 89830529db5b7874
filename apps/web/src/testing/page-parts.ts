import { nameOf } from './user-actions.ts';

const textOf = ({ textContent }: Node): string => textContent ?? '';

/** True when the page contains the text. */
export const showsText = (text: string | RegExp): boolean => {
  const pageText = textOf(document.body);
  return typeof text === 'string' ? pageText.includes(text) : text.test(pageText);
};

/** The section with this heading. */
export function sectionOf(title: string): HTMLElement {
  const sections = [...document.querySelectorAll<HTMLElement>('main section')];
  const found = sections.find((section) => textOf(section.querySelector('h2, h3') ?? section) === title);
  if (found === undefined) throw new Error(`No section is called ${title}.`);
  return found;
}

/** The element with this selector and accessible name. */
export function partOf(selector: string, name: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((part) => labelOf(part) === name);
}

function labelOf(part: Element): string {
  const label = document.getElementById(part.getAttribute('aria-labelledby') ?? '');
  return label === null ? nameOf(part) : textOf(label).trim();
}

/** List items in a part of the page. */
export const tilesOf = (part: ParentNode | undefined): HTMLElement[] => [
  ...(part?.querySelectorAll<HTMLElement>('[role=listitem]:not(:has(> button:only-child)), li') ?? []),
];

/** `href`s of the links in a part of the page. */
export const linksOf = (part: ParentNode | undefined): string[] =>
  [...(part?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '');

/** Accessible names of the links in a part of the page. */
export const linkNamesOf = (part: ParentNode | undefined): string[] =>
  [...(part?.querySelectorAll('a') ?? [])].map(nameOf);

/** Texts of the rows of the page's table, without labels that are hidden on desktops. */
export function tableRows(): string[] {
  return [...document.querySelectorAll('main tbody tr')].map((row) =>
    [...row.querySelectorAll('td > :not([aria-hidden])')].map(textOf).join(' '),
  );
}
