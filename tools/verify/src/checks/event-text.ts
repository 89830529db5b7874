/** One event of a stream of server-sent events. */
export interface SentEvent {
  readonly id?: string;
  readonly data: string;
}

/** The complete events of a text that a stream sent; comments and other fields are left out. */
export function readEvents(text: string): readonly SentEvent[] {
  const blocks = text.split(/\r?\n\r?\n/);
  // What follows the last empty line is not complete.
  return blocks.slice(0, -1).flatMap((block) => {
    const lines = block.split(/\r?\n/);
    const data = valuesOf(lines, 'data').join('\n');
    const id = valuesOf(lines, 'id').at(-1);
    return data === '' ? [] : [{ data, ...(id === undefined ? {} : { id }) }];
  });
}

/** The milliseconds of the first line, when the stream begins with `retry`. */
export function retryOf(text: string): string | undefined {
  return /^retry: ?(\d+)\r?\n/.exec(text)?.[1];
}

function valuesOf(lines: readonly string[], field: string): readonly string[] {
  return lines.flatMap((line) =>
    line.startsWith(`${field}:`) ? [line.slice(field.length + 1).replace(/^ /, '')] : [],
  );
}
