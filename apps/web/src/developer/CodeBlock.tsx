import type { ReactNode } from 'react';

export interface CodeBlockProps {
  /** Name for screen readers. */
  readonly label: string;
  readonly children: string;
}

/** Code or data that scrolls by pointer and keyboard. */
export function CodeBlock({ label, children }: CodeBlockProps): ReactNode {
  return (
    // Focusable for keyboard scrolling.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre tabIndex={0} aria-label={label}>
      {children}
    </pre>
  );
}
