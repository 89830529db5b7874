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
  readonly level?: number;
  readonly label?: SentPattern;
  readonly name?: SentPattern;
  readonly text?: SentPattern;
}

export function stepsOf({ within, role, level, name, label, text }: Target): Step[] {
  const own: Step = {
    ...(role !== undefined && { role }),
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
