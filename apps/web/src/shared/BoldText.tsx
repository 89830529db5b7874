import type { ReactNode } from 'react';

export interface BoldTextProps {
  /** A translated text with figures in `<b>`, which has no attributes and is not nested. */
  readonly children: string;
}

/** A text of the translations with its figures in bold. Other tags are shown as they are written. */
export function BoldText({ children }: BoldTextProps): ReactNode {
  const [, before, figure, after = ''] = /^(.*?)<b>(.*?)<\/b>(.*)$/s.exec(children) ?? [];
  if (figure === undefined) return children;
  return (
    <>
      {before}
      <b>{figure}</b>
      <BoldText>{after}</BoldText>
    </>
  );
}
