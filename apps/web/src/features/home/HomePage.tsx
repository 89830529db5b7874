import type { ApiError } from '@croupier/sdk/errors';
import { Button } from '@croupier/ui/Button';
import { HeroPanel } from '@croupier/ui/HeroPanel';
import { InlineAlert } from '@croupier/ui/InlineAlert';
import { LinkButton } from '@croupier/ui/LinkButton';
import { PageStack } from '@croupier/ui/PageStack';
import { Skeleton } from '@croupier/ui/Skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { paths } from '../../routes/paths.ts';
import { useSession, type Session } from '../../session/use-session.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { MemberHome } from './MemberHome.tsx';

/** The door for guests, and what waits for members. */
export function HomePage(): ReactNode {
  const session = useSession();
  return <PageStack>{contentOf(session)}</PageStack>;
}

function contentOf(session: Session): ReactNode {
  switch (session.state) {
    case 'guest':
      return <GuestHome />;
    case 'loading':
      return <MemberHomeSkeleton />;
    case 'failed':
      return <MemberHomeFailure error={session.error} retry={session.retry} />;
    case 'member':
      return <MemberHome member={session.member} />;
  }
}

function GuestHome(): ReactNode {
  const { t } = useTranslation('home');
  const { t: site } = useTranslation();
  return (
    <HeroPanel
      engraving="rosette"
      headingLevel={1}
      eyebrow={t('guest.eyebrow')}
      title={t('guest.title')}
      text={t('guest.text')}
      actions={
        <LinkButton component={Link} to={paths.login} variant="action" size="lg">
          {site('logIn')}
        </LinkButton>
      }
    />
  );
}

function MemberHomeSkeleton(): ReactNode {
  return (
    <>
      <Skeleton shape="box" height="220px" />
      <Skeleton shape="box" height="96px" />
    </>
  );
}

function MemberHomeFailure({ error, retry }: { error: ApiError; retry: () => void }): ReactNode {
  const { t } = useTranslation('home');
  const { t: site } = useTranslation();
  const errorText = useErrorText();
  const again = (
    <Button variant="outline" onClick={retry}>
      {site('retry')}
    </Button>
  );
  return (
    <InlineAlert tone="danger" live="assertive" title={t('failed.title')} action={again}>
      {errorText(error)}
    </InlineAlert>
  );
}
