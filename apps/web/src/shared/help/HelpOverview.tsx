import type { HelpCenter } from '@croupier/sdk/types';
import type { IconName } from '@croupier/ui/display/Icon';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { SearchField } from '@croupier/ui/inputs/SearchField';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { VisuallyHidden } from '@croupier/ui/layout/VisuallyHidden';
import { LinkList } from '@croupier/ui/navigation/LinkList';
import { useDeferredValue, useMemo, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { createHelpIndex, searchHelp, wordsOf } from './help-search.ts';
import { textOfHtml } from './text-of-html.ts';

/** Props of the link to a chapter or question. */
export type HelpLink = (anchor: string) => Omit<ComponentProps<typeof Link>, 'children' | 'className'>;

/** Icons of the topics that the platform is known to have. */
const ICONS: Readonly<Record<string, IconName>> = {
  deposit: 'wallet',
  withdrawal: 'share',
  bonus: 'gift',
  account: 'user',
  games: 'dice',
  'safer-play': 'shield',
};

/** Maximum number of shown results. */
const MAX_HITS = 12;
/** Maximum length of a search. */
const MAX_SEARCH = 80;

export interface HelpOverviewProps {
  readonly help: HelpCenter;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly linkTo: HelpLink;
  /** Next step when nothing is found. */
  readonly ask?: ReactNode;
  /** Beside the questions that are asked most. */
  readonly children?: (mostAsked: ReactNode) => ReactNode;
}

/** Search, topics and the questions that are asked most [HELP-01]. */
export function HelpOverview(props: HelpOverviewProps): ReactNode {
  const { help, search, onSearch, linkTo, ask, children = (mostAsked) => mostAsked } = props;
  const { t } = useTranslation('help');
  const isSearching = wordsOf(search).length > 0;
  return (
    <PanelStack>
      <SearchField
        fullWidth
        label={t('search')}
        clearLabel={t('clear')}
        value={search}
        onChange={(text) => onSearch(text.slice(0, MAX_SEARCH))}
      />
      {isSearching ? (
        <Results help={help} search={search} linkTo={linkTo} ask={ask} />
      ) : (
        <>
          <Topics help={help} linkTo={linkTo} />
          {children(<MostAsked help={help} linkTo={linkTo} />)}
        </>
      )}
    </PanelStack>
  );
}

function Topics({ help: { sections }, linkTo }: Pick<HelpOverviewProps, 'help' | 'linkTo'>): ReactNode {
  const { t } = useTranslation('help');
  const topics = sections.filter(({ questions }) => questions !== undefined && questions.length > 0);
  return (
    <LinkList
      title={t('topics')}
      layout="cards"
      linkComponent={Link}
      items={topics.map(({ anchor, title, content, questions = [] }) => ({
        id: anchor,
        icon: ICONS[anchor] ?? 'info',
        title,
        text: textOfHtml(content),
        end: questions.length,
        link: linkTo(anchor),
      }))}
    />
  );
}

function MostAsked({ help, linkTo }: Pick<HelpOverviewProps, 'help' | 'linkTo'>): ReactNode {
  const { t } = useTranslation('help');
  const { sections, mostAsked = [] } = help;
  const questions = new Map(sections.flatMap((section) => section.questions ?? []).map((item) => [item.anchor, item]));
  const items = mostAsked.flatMap((anchor) => {
    const question = questions.get(anchor);
    return question === undefined ? [] : [{ id: anchor, title: question.question, link: linkTo(anchor) }];
  });
  return items.length > 0 && <LinkList title={t('mostAsked')} linkComponent={Link} items={items} />;
}

function Results({
  help,
  search,
  linkTo,
  ask,
}: Pick<HelpOverviewProps, 'help' | 'search' | 'linkTo' | 'ask'>): ReactNode {
  const { t } = useTranslation('help');
  const index = useMemo(() => createHelpIndex(help.sections), [help]);
  const query = useDeferredValue(search);
  const hits = useMemo(() => searchHelp(index, query), [index, query]);
  const found = t('found', { count: hits.length, query: query.trim() });
  return (
    <>
      <VisuallyHidden role="status">{hits.length > 0 ? found : t('nothing', { query: query.trim() })}</VisuallyHidden>
      {hits.length > 0 ? (
        <ContentSection title={found}>
          <LinkList
            title={found}
            titleShown={false}
            linkComponent={Link}
            items={hits.slice(0, MAX_HITS).map(({ anchor, title, text, topic }) => ({
              id: anchor,
              title,
              text: (
                <>
                  <p>{firstSentence(text)}</p>
                  <p>{topic}</p>
                </>
              ),
              link: linkTo(anchor),
            }))}
          />
        </ContentSection>
      ) : (
        <>
          <EmptyState
            headingLevel={2}
            title={t('nothing', { query: query.trim() })}
            text={t('nothingText')}
            actions={ask}
          />
          <Topics help={help} linkTo={linkTo} />
        </>
      )}
    </>
  );
}

/** Length in characters up to which a preview is not cut. */
const PREVIEW_LENGTH = 140;

/** Beginning of an answer: its first sentences up to a length, else cut at a word. */
function firstSentence(text: string): string {
  if (text.length <= PREVIEW_LENGTH) return text;
  const [sentence = ''] = /^.{20,140}?[.!?。](?=\s)/u.exec(text) ?? [];
  return sentence === '' ? `${text.slice(0, PREVIEW_LENGTH).replace(/\s+\S*$/, '')} …` : sentence;
}
