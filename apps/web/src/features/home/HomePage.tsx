import { HeroRow } from '@croupier/ui/HeroRow';
import { PageStack } from '@croupier/ui/PageStack';
import { Skeleton } from '@croupier/ui/Skeleton';
import { VisuallyHidden } from '@croupier/ui/VisuallyHidden';
import type { QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSession } from '../../session/use-session.ts';
import type { Asker } from '../../shared/games/game-queries.ts';
import { usePageTitle } from '../../shared/page/use-page-title.ts';
import { BannerPlace } from './BannerPlace.tsx';
import { JACKPOT_ROOM, NOTICES_ROOM, SECTION_ROOM } from './rooms.ts';

// Asked for at once, not only when the frame of the page has been drawn.
const body = import('./HomeBody.tsx');
const HomeBody = lazy(async () => ({ default: (await body).HomeBody }));

/** Asks for what the first screen will show, before it is drawn. */
export async function askForHome(queryClient: QueryClient, asker: Asker): Promise<void> {
  (await body).askForFirstScreen(queryClient, asker);
}

/** The home page. Its frame, with the banner that the HTML has brought, stands before the code of its parts is there. */
export function HomePage(): ReactNode {
  const { t } = useTranslation('home');
  const session = useSession();
  usePageTitle();
  const title =
    session.state === 'member'
      ? t('title.member', { name: session.member.nickname ?? session.member.account })
      : t('title.guest');
  return (
    <>
      {/* The page shows itself; its title is for readers. */}
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <Suspense fallback={<HomeSkeleton />}>
        <HomeBody session={session} />
      </Suspense>
    </>
  );
}

function HomeSkeleton(): ReactNode {
  return (
    <>
      <Skeleton {...NOTICES_ROOM} />
      <HeroRow aside={<Skeleton {...JACKPOT_ROOM} />}>
        <BannerPlace />
      </HeroRow>
      <PageStack>
        <Skeleton {...SECTION_ROOM} />
        <Skeleton {...SECTION_ROOM} />
      </PageStack>
    </>
  );
}
