import { Button } from '@croupier/ui/actions/Button';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { Icon } from '@croupier/ui/display/Icon';
import { CollapsibleListSkeleton } from '@croupier/ui/display/CollapsibleList';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PageHeader } from '@croupier/ui/layout/PageHeader';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { SectionStack } from '@croupier/ui/layout/SectionStack';
import { LinkList, LinkListSkeleton } from '@croupier/ui/navigation/LinkList';
import type { HelpCenter } from '@croupier/sdk/types';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import type { LanguageCode } from '../../i18n/languages.ts';
import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { useCustomerService } from '../../shared/customer-service/use-customer-service.ts';
import type { EntryState } from '../../shared/entry-state.ts';
import { HelpChapter, useVersionText } from '../../shared/help/HelpChapter.tsx';
import { helpQuery, placeOf, type HelpPlace } from '../../shared/help/help-query.ts';
import { HelpOverview, type HelpLink } from '../../shared/help/HelpOverview.tsx';
import { useSearchInput } from '../../shared/lists/use-search-input.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { usePageTitle } from '../../shared/page/use-page-title.ts';
import { paths } from '../../shared/paths.ts';
import { ASK_ANCHOR, askPath } from '../../shared/ask-path.ts';

const AskView = lazyComponent(async () => (await import('./AskView.tsx')).AskView);

const SAME_PLACE: EntryState = { keepsScroll: true };
const MAX_SEARCH = 80;

const linkTo: HelpLink = (anchor) => ({ to: `${paths.help}#${anchor}` });

/** Prefetches the chapters. */
export function prefetchHelp(
  queryClient: QueryClient,
  { language }: { readonly language: LanguageCode },
): Promise<unknown> {
  return queryClient.prefetchQuery(helpQuery(language));
}

/** Anchor of the URL; empty for none and for one that is not encoded properly. */
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** Help center: overview, a chapter that the URL's fragment names, or the form for a question [ROUTE-10] [ROUTE-11]. */
export function HelpPage(): ReactNode {
  const anchor = anchorOf(useLocation().hash);
  const query = useQuery(helpQuery(usePlatformLanguage()));
  const { t } = useTranslation('help');
  if (anchor === ASK_ANCHOR) {
    return (
      <Suspense fallback={<ChapterSkeleton />}>
        <AskView help={query.data} />
      </Suspense>
    );
  }
  const place = query.data && placeOf(query.data, anchor);
  const isChapterPending = query.isPending && anchor !== '';
  return (
    <>
      {place === undefined ? (
        // The title of a chapter comes with its text.
        <PageHeader title={t('in_help_center')} {...(isChapterPending && { text: <Skeleton width="14rem" /> })} />
      ) : (
        <ChapterHeader place={place} />
      )}
      <SectionStack>
        <QueryBoundary
          query={query}
          skeleton={isChapterPending ? <ChapterSkeleton /> : <OverviewSkeleton />}
          failure={t('failed')}
        >
          {(help) => (place === undefined ? <Overview help={help} /> : <Chapter help={help} place={place} />)}
        </QueryBoundary>
        {/* Who needs help must not depend on these texts. */}
        {query.isError && query.data === undefined && <Person />}
      </SectionStack>
    </>
  );
}

function Overview({ help }: { readonly help: HelpCenter }): ReactNode {
  const { t } = useTranslation('help');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const search = useSearchInput(params.get('q') ?? '', {
    maxLength: MAX_SEARCH,
    onSearch: (text) => {
      const query = text === '' ? '' : `?${new URLSearchParams({ q: text }).toString()}`;
      void navigate(paths.help + query, { replace: true });
    },
  });
  const ask = (
    <LinkButton component={Link} to={askPath()} startIcon={<Icon name="mail" size={18} />}>
      {t('ask')}
    </LinkButton>
  );
  return (
    <HelpOverview help={help} search={search.value} onSearch={search.onChange} linkTo={linkTo} ask={ask}>
      {(mostAsked) => (
        <AsideLayout aside={<Person />}>
          {mostAsked}
          <LinkList
            title={t('more')}
            titleShown={false}
            linkComponent={Link}
            items={help.sections
              .filter(({ questions }) => questions === undefined)
              .map(({ anchor, title }) => ({ id: anchor, icon: 'doc', title, link: linkTo(anchor) }))}
          />
        </AsideLayout>
      )}
    </HelpOverview>
  );
}

/** Ways to a person: the chat where the site has one, and a written question. */
function Person(): ReactNode {
  const { t } = useTranslation('help');
  const openChat = useCustomerService();
  return (
    <ContentSection framed title={t('person.title')}>
      {t('person.text')}
      {openChat !== undefined && (
        <Button fullWidth startIcon={<Icon name="headset" size={18} />} onClick={openChat}>
          {t('person.chat')}
        </Button>
      )}
      <LinkButton component={Link} to={askPath()} fullWidth startIcon={<Icon name="mail" size={18} />}>
        {t('ask')}
      </LinkButton>
    </ContentSection>
  );
}

interface ChapterProps {
  readonly place: HelpPlace;
}

function ChapterHeader({ place: { section } }: ChapterProps): ReactNode {
  const { t } = useTranslation('help');
  usePageTitle(section.title);
  const version = useVersionText(section);
  return (
    <PageHeader
      title={section.title}
      back={{ label: t('in_help_center'), link: { to: paths.help } }}
      linkComponent={Link}
      {...(version !== undefined && { text: version })}
    />
  );
}

function Chapter({ help, place }: ChapterProps & { readonly help: HelpCenter }): ReactNode {
  const { t } = useTranslation('help');
  const navigate = useNavigate();
  const { section, question } = place;
  const others = help.sections.filter(({ anchor }) => anchor !== section.anchor);
  return (
    <AsideLayout
      aside={
        <>
          <LinkList
            title={t('others')}
            linkComponent={Link}
            items={others.map(({ anchor, title }) => ({ id: anchor, title, link: linkTo(anchor) }))}
          />
          <Person />
        </>
      }
    >
      <HelpChapter
        key={section.anchor}
        section={section}
        question={question}
        onQuestion={(anchor) =>
          void navigate(`${paths.help}#${anchor ?? section.anchor}`, { replace: true, state: SAME_PLACE })
        }
        onNavigate={(path) => void navigate(path)}
      />
    </AsideLayout>
  );
}

function OverviewSkeleton(): ReactNode {
  return (
    <PanelStack>
      <Skeleton shape="box" height="52px" />
      <LinkListSkeleton layout="cards" rows={6} detailed />
      <AsideLayout aside={<Skeleton shape="box" height="200px" />}>
        <LinkListSkeleton rows={5} />
        <LinkListSkeleton titleShown={false} rows={2} detailed />
      </AsideLayout>
    </PanelStack>
  );
}

function ChapterSkeleton(): ReactNode {
  return (
    <AsideLayout aside={<LinkListSkeleton rows={7} />}>
      <CollapsibleListSkeleton rows={5} />
    </AsideLayout>
  );
}
