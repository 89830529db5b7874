import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, media, radius, space, typeStyle } from '../../../theme/vars.ts';
import { AuthSide } from '../internal/AuthSide.tsx';
import { Subtitle } from '../internal/auth-text-parts.ts';

export interface AuthPageProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Slogan on the decorative panel, desktop only. */
  slogan?: ReactNode;
  /** URL of a portrait image that fills the decorative panel, desktop only. */
  image?: string | undefined;
  children: ReactNode;
}

const Card = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    maxWidth: 960,
    minHeight: 600,
    overflow: 'hidden',
    marginBlock: space(8),
    marginInline: 'auto',
    border: `1px solid ${color('line')}`,
    borderRadius: radius('banner'),
  },
});

const Content = styled('div')({
  minWidth: 0,
  paddingBlock: space(4, 6),
  [media.desktop]: { padding: space(10, 12), backgroundColor: color('surface1') },
});

const Title = styled('h1')({ margin: 0, ...typeStyle('title'), textWrap: 'balance' });

const FormSlot = styled('div')({ marginBlockStart: space(5) });

/** Page of a form that `AuthFrame` also shows as a dialog: a decorative panel beside the form on desktops. */
export function AuthPage({ title, subtitle, slogan, image, children }: AuthPageProps) {
  return (
    <Card>
      <AuthSide slogan={slogan} image={image} />
      <Content>
        <Title tabIndex={-1}>{title}</Title>
        {subtitle && <Subtitle>{subtitle}</Subtitle>}
        <FormSlot>{children}</FormSlot>
      </Content>
    </Card>
  );
}
