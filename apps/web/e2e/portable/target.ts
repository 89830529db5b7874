/** Selectors of elements with an implicit role. */
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
  banner: 'header',
  contentinfo: 'footer',
  frame: 'iframe',
};
/** Roles whose accessible name never comes from the content. */
const NOT_NAMED_BY_CONTENT: ReadonlySet<string> = new Set([
  'dialog',
  'alertdialog',
  'region',
  'list',
  'table',
  'navigation',
  'main',
  'banner',
  'contentinfo',
  'frame',
]);

/** A whole name or text, or a regular expression that must match a part of it. */
export type Pattern = string | RegExp;

/** Describes an element by exactly one of `role`, `label` and `text`. */
export interface Target {
  readonly role?: string;
  /** Accessible name, used with `role`. */
  readonly name?: Pattern;
  /** Level of a heading. */
  readonly level?: number;
  /** Label of a field. */
  readonly label?: Pattern;
  /** Text of the innermost element that contains it. */
  readonly text?: Pattern;
  /** Element to search in; the document by default. */
  readonly within?: Target;
}

/** A regular expression as JSON, to send it to the page. */
export interface SentPattern {
  readonly source: string;
  readonly flags: string;
}

/** One step of a search, from the outermost container to the element. */
export interface Step {
  readonly role?: string;
  /** Selector of elements with this implicit role. */
  readonly tags?: string | undefined;
  /** True when the content is the accessible name of elements without a label. */
  readonly isNamedByContent?: boolean;
  readonly level?: number;
  readonly label?: SentPattern;
  readonly name?: SentPattern;
  readonly text?: SentPattern;
}

export function stepsOf({ within, role, level, name, label, text }: Target): Step[] {
  const ownStep: Step = {
    ...(role !== undefined && { role, tags: TAGS[role], isNamedByContent: !NOT_NAMED_BY_CONTENT.has(role) }),
    ...(level !== undefined && { level }),
    ...(name !== undefined && { name: toSentPattern(name) }),
    ...(label !== undefined && { label: toSentPattern(label) }),
    ...(text !== undefined && { text: toSentPattern(text) }),
  };
  return [...(within === undefined ? [] : stepsOf(within)), ownStep];
}

/** Description of a target for failure messages. */
export function describeTarget({ within, role, name, label, text }: Target): string {
  const quote = (pattern: Pattern): string => (typeof pattern === 'string' ? `“${pattern}”` : String(pattern));
  const parts = [
    role,
    ...(name === undefined ? [] : [quote(name)]),
    ...(label === undefined ? [] : ['field', quote(label)]),
    ...(text === undefined ? [] : ['text', quote(text)]),
  ];
  const container = within === undefined ? '' : ` in ${describeTarget(within)}`;
  return parts.filter((part) => part !== undefined).join(' ') + container;
}

function toSentPattern(pattern: Pattern): SentPattern {
  if (typeof pattern === 'string') return { source: `^${RegExp.escape(pattern)}$`, flags: 'u' };
  return { source: pattern.source, flags: pattern.flags };
}
