/** Elements that have a role without saying so. */
const TAGS: Readonly<Record<string, string>> = {
  button: 'button, input[type="submit"], summary',
  link: 'a[href]',
  heading: 'h1, h2, h3, h4, h5, h6',
  textbox: 'input:not([type]), input[type="text"], input[type="email"], input[type="tel"], textarea',
  searchbox: 'input[type="search"]',
  radio: 'input[type="radio"]',
  checkbox: 'input[type="checkbox"]',
  slider: 'input[type="range"]',
  dialog: 'dialog',
  list: 'ul, ol',
  listitem: 'li',
  region: 'section',
  table: 'table',
  navigation: 'nav',
  main: 'main',
  frame: 'iframe',
};
/** Roles whose name does not come from their content. */
const NAMED_FROM_OUTSIDE: ReadonlySet<string> = new Set([
  'dialog',
  'alertdialog',
  'region',
  'list',
  'table',
  'navigation',
  'main',
  'frame',
]);

/** A name or text: all of it, or what a pattern finds. */
export type Pattern = string | RegExp;

/** An element as a person or a screen reader finds it; one of `role`, `label` and `text`. */
export interface Target {
  readonly role?: string;
  /** The accessible name that goes with the role. */
  readonly name?: Pattern;
  /** Of a heading. */
  readonly level?: number;
  /** The label of a field. */
  readonly label?: Pattern;
  /** The whole text of an element, the innermost that has it. */
  readonly text?: Pattern;
  /** Where to look; everywhere when left out. */
  readonly within?: Target;
}

/** A pattern as it is sent to the page. */
export interface SentPattern {
  readonly source: string;
  readonly flags: string;
}

/** One step of a search, from the outermost place to the element itself. */
export interface Step {
  readonly role?: string;
  /** A selector of the elements that have the role by themselves. */
  readonly tags?: string | undefined;
  /** The content is the name, where no label is. */
  readonly isNamedInside?: boolean;
  readonly level?: number;
  readonly label?: SentPattern;
  readonly name?: SentPattern;
  readonly text?: SentPattern;
}

export function stepsOf({ within, role, level, name, label, text }: Target): Step[] {
  const own: Step = {
    ...(role !== undefined && { role, tags: TAGS[role], isNamedInside: !NAMED_FROM_OUTSIDE.has(role) }),
    ...(level !== undefined && { level }),
    ...(name !== undefined && { name: sendPattern(name) }),
    ...(label !== undefined && { label: sendPattern(label) }),
    ...(text !== undefined && { text: sendPattern(text) }),
  };
  return [...(within === undefined ? [] : stepsOf(within)), own];
}

/** The target in words, for the message of a failure. */
export function describeTarget({ within, role, name, label, text }: Target): string {
  const quote = (pattern: Pattern): string => (typeof pattern === 'string' ? `“${pattern}”` : String(pattern));
  const own = [
    role,
    ...(name === undefined ? [] : [quote(name)]),
    ...(label === undefined ? [] : ['field', quote(label)]),
    ...(text === undefined ? [] : ['text', quote(text)]),
  ];
  const place = within === undefined ? '' : ` in ${describeTarget(within)}`;
  return own.filter((part) => part !== undefined).join(' ') + place;
}

function sendPattern(pattern: Pattern): SentPattern {
  if (typeof pattern === 'string') return { source: `^${RegExp.escape(pattern)}$`, flags: 'u' };
  return { source: pattern.source, flags: pattern.flags };
}
