import { HeroRow } from '@croupier/ui/layout/HeroRow';
import { PageStack } from '@croupier/ui/layout/PageStack';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { VisuallyHidden } from '@croupier/ui/layout/VisuallyHidden';
import { useIsDesktop } from '@croupier/ui/theme';
import type { QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSession } from '../../session/use-session.ts';
import type { GameQueryContext } from '../../shared/games/game-queries.ts';
import { BannerPlaceholder } from './BannerPlaceholder.tsx';
import { JACKPOT_SKELETON, NOTICES_SKELETON, SECTION_SKELETON } from './placeholder-sizes.ts';

// Requested when this module loads, because rendering it first would delay the request.
const body = import('./HomeBody.tsx');
const HomeBody = lazy(async () => ({ default: (await body).HomeBody }));

/** Prefetches the data of the first screen. */
export async function prefetchHome(queryClient: QueryClient, queryContext: GameQueryContext): Promise<void> {
  (await body).prefetchAboveFold(queryClient, queryContext);
}

/** Home page. Renders a skeleton with the banner from the HTML until its code has loaded. */
export function HomePage(): ReactNode {
  const { t } = useTranslation('home');
  const session = useSession();
  const title =
    session.state === 'member'
      ? t('title.member', { name: session.member.nickname ?? session.member.account })
      : t('title.guest');
  return (
    <>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <Suspense fallback={<HomeSkeleton />}>
        <HomeBody session={session} />
      </Suspense>
    </>
  );
}

function HomeSkeleton(): ReactNode {
  const isDesktop = useIsDesktop();
  return (
    <>
      <Skeleton {...NOTICES_SKELETON} />
      <HeroRow {...(isDesktop && { aside: <Skeleton {...JACKPOT_SKELETON} /> })}>
        <BannerPlaceholder />
      </HeroRow>
      <PageStack>
        <Skeleton {...SECTION_SKELETON} />
        <Skeleton {...SECTION_SKELETON} />
      </PageStack>
    </>
  );
}
