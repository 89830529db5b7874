import { getAppDownloadQuery, useGetAppDownload } from '@croupier/sdk/hooks';
import type { AppDownload } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { PhonePreview } from '@croupier/ui/display/PhonePreview';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { loadSanitiser } from '@croupier/ui/load-sanitiser';
import { PreviewLayout } from '@croupier/ui/layout/PreviewLayout';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { PageHeader } from '@croupier/ui/layout/PageHeader';
import { SectionStack } from '@croupier/ui/layout/SectionStack';
import { TwoColumns } from '@croupier/ui/layout/TwoColumns';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { hotGamesQuery, type GameQueryContext } from '../../shared/games/game-queries.ts';
import { useGameQueryContext } from '../../shared/games/use-game-query-context.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { paths } from '../../shared/paths.ts';
import { PageCode } from './PageCode.tsx';
import { phonePlatform, type PhonePlatform } from './phone-platform.ts';
import { OwnRelease } from './OwnRelease.tsx';
import { ReleaseGuide } from './ReleaseGuide.tsx';

/** The app for phones: a phone gets its own platform's, any other device a code of this page [ROUTE-16] [DOWN-01]. */
export function AppDownloadPage(): ReactNode {
  const query = useGetAppDownload({ lang: usePlatformLanguage() });
  return (
    <SectionStack>
      <QueryBoundary
        query={query}
        skeleton={<DownloadSkeleton />}
        empty={{ when: ({ ios, android }) => ios === undefined && android === undefined, state: <NoApp /> }}
      >
        {(releases) => <Releases releases={releases} />}
      </QueryBoundary>
    </SectionStack>
  );
}

export function AppDownloadHeader(): ReactNode {
  const { t } = useTranslation('appDownload');
  return <PageHeader title={t('title')} text={t('lead')} />;
}

/** Prefetches the releases, and what shows their guides. */
export function prefetchAppDownload(queryClient: QueryClient, { language }: GameQueryContext): Promise<unknown> {
  return Promise.all([queryClient.prefetchQuery(getAppDownloadQuery({ lang: language })), loadSanitiser()]);
}

function Releases({ releases }: { readonly releases: AppDownload }): ReactNode {
  const [platform, setPlatform] = useState(() => phonePlatform(navigator));
  const guideOf = (name: PhonePlatform): ReactNode => {
    const release = releases[name];
    return release && <ReleaseGuide key={name} platform={name} release={release} />;
  };
  if (platform !== undefined) {
    return (
      <PreviewLayout preview={<GamesPreview />}>
        <PanelStack>
          <OwnRelease platform={platform} releases={releases} onChange={setPlatform} />
          {guideOf(platform)}
        </PanelStack>
      </PreviewLayout>
    );
  }
  return (
    <>
      <PreviewLayout preview={<GamesPreview />}>
        <PageCode releases={releases} />
      </PreviewLayout>
      <TwoColumns>
        {guideOf('ios')}
        {guideOf('android')}
      </TwoColumns>
    </>
  );
}

function NoApp(): ReactNode {
  const { t } = useTranslation('appDownload');
  const action = (
    <LinkButton component={Link} to={paths.home} variant="action">
      {t('empty.action')}
    </LinkButton>
  );
  return <EmptyState icon="phone" headingLevel={2} title={t('empty.title')} text={t('empty.text')} actions={action} />;
}

/** A phone with the games that players open most; decoration, so its failure shows placeholders. */
function GamesPreview(): ReactNode {
  const { brand } = useSite();
  const { data } = useQuery(hotGamesQuery(useGameQueryContext()));
  const pictures = data?.flatMap(({ picture }) => picture ?? []);
  return <PhonePreview name={brand.name} pictures={pictures} />;
}

function DownloadSkeleton(): ReactNode {
  return (
    <>
      <PreviewLayout preview={<GamesPreview />}>
        <Skeleton shape="box" height="264px" />
      </PreviewLayout>
      <Skeleton shape="box" height="420px" />
    </>
  );
}
