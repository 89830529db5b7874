import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { layout, media, space } from '../../../theme/vars.ts';

export interface PreviewLayoutProps {
  children: ReactNode;
  /** Picture of what the content is about: at the end side on desktops, below it on phones. */
  preview: ReactNode;
}

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: layout('section'),
  alignItems: 'start',
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(auto, 40%)',
    gap: space(12),
  },
});

/** A page's opening with a picture beside it. */
export function PreviewLayout({ children, preview }: PreviewLayoutProps) {
  return (
    <Row>
      <div>{children}</div>
      <div>{preview}</div>
    </Row>
  );
}
