import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, space, typeStyle } from '../vars.ts';

const Section = styled('section')({ display: 'grid', gap: space(3), marginBlockEnd: space(8), minWidth: 0 });

const Title = styled('h2')({ margin: 0, ...typeStyle('section'), color: color('text') });

/** Widgets side by side, wrapping. */
export const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(4) });

/** Widgets that take the whole width, beside each other where they have space. */
export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space(5),
});

export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section>
      <Title>{title}</Title>
      {children}
    </Section>
  );
}
