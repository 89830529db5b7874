import type { ReactNode } from 'react';

export interface BoldTextProps {
  /** A translated text with figures in `<b>`, which has no attributes and is not nested. */
  readonly children: string;
}

/** A text of the translations with its figures in bold. Other tags are shown as they are written. */
export function BoldText({ children }: BoldTextProps): ReactNode {
  // Every second part was between the tags.
  return children.split(/<\/?b>/).map((part, index) => (index % 2 === 0 ? part : <b key={index}>{part}</b>));
}
