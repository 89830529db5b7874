import { callsOf, type ReadCall, type ReadContract } from './document.ts';
import type { Html } from './html.ts';
import { createLinks } from './links.ts';
import { inlineMarkdown, markdown } from './markdown.ts';

/** Passed to all functions that render pages. */
export interface Context {
  contract: ReadContract;
  calls: ReadCall[];
  /** Renders a text of the contract as paragraphs; `topLevel` is the level of its `#` headings. */
  prose: (text: string | undefined, topLevel?: number) => Html | undefined;
  /** Renders a text of the contract without paragraphs. */
  line: (text: string | undefined) => Html | undefined;
}

export function createContext(contract: ReadContract): Context {
  const linkOf = createLinks(contract);
  return {
    contract,
    calls: callsOf(contract),
    prose: (text, topLevel = 3) => (text === undefined ? undefined : markdown(text.trim(), { linkOf, topLevel })),
    line: (text) => (text === undefined ? undefined : inlineMarkdown(text.trim(), { linkOf })),
  };
}
