import { useGetUnreadCount, useListMessagesPages } from '@croupier/sdk/hooks';
import type { Message } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PageStack } from '@croupier/ui/layout/PageStack';
import { ClassifyMenu } from '@croupier/ui/navigation/ClassifyMenu';
import { Inbox } from '@croupier/ui/pages/Inbox';
import { useIsDesktop } from '@croupier/ui/theme';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';

import { useQueryFailure } from '../../session/use-query-failure.ts';
import type { EntryState } from '../../shared/entry-state.ts';
import { MoreOfList } from '../../shared/lists/MoreOfList.tsx';
import { messageKindKey, messageKinds } from '../../shared/messages/message-kinds.ts';
import { inboxPath } from '../../shared/messages/message-way.ts';
import { useMarkRead } from '../../shared/messages/use-mark-read.ts';
import { useMessageSummaries } from '../../shared/messages/use-message-summaries.ts';
import { FailedState } from '../../shared/page/FailedState.tsx';
import { inboxFilterOf, requestOf, type InboxFilter } from './inbox-filter.ts';
import { useDeletions } from './use-deletions.ts';
import { useReader } from './use-reader.tsx';

const SAME_PLACE: EntryState = { keepsScroll: true };

/** What the site has written to the member: the list, and the message that the URL names [MSG-01] [MEMBER-13]. */
export function InboxPage(): ReactNode {
  const { t } = useTranslation(['inbox', 'lists', 'messages']);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const show = inboxFilterOf(params.get('show'));
  const openId = params.get('message') ?? undefined;
  const [readIds, setReadIds] = useState<ReadonlySet<string>>(new Set());
  const [selectedIds, setSelectedIds] = useState<readonly string[]>();
  const query = useListMessagesPages(requestOf(show), { staleTime: 0 });
  const { data: unread } = useGetUnreadCount({ staleTime: 0 });
  const count = unread?.unreadMessage;
  const answer = count === undefined ? t('answerLoading') : count === 0 ? t('answerNone') : t('answer', { count });
  const summariesOf = useMessageSummaries();
  const markRead = useMarkRead();
  const deletions = useDeletions();
  const open = (id: string | undefined): void =>
    // The first one that is opened adds an entry, so that Back returns to the list.
    void navigate(inboxPath({ show, message: id }), { replace: openId !== undefined, state: SAME_PLACE });
  const removeAll = (ids: readonly string[]): void => {
    deletions.remove(ids);
    setSelectedIds(undefined);
    if (openId !== undefined && ids.includes(openId)) open(undefined);
  };
  const reader = useReader({
    messageId: openId,
    onRead: (id) => setReadIds((ids) => new Set(ids).add(id)),
    onDelete: (id) => removeAll([id]),
  });
  const loaded = query.data?.pages.flatMap(({ content }) => content);
  const shown = loaded
    ?.filter(({ messageId }) => !deletions.hidden.has(messageId))
    .map((message): Message => ({ ...message, read: message.read || readIds.has(message.messageId) }));
  const failedList = useFailedList(query);
  const isDesktop = useIsDesktop();
  const hiddenCount = (loaded?.length ?? 0) - (shown?.length ?? 0);
  const total = (query.data?.pages[0]?.totalElements ?? 0) - hiddenCount;
  return (
    <PageStack headed>
      <ContentSection titleSize="section" title={answer}>
        <FilterMenu show={show} />
      </ContentSection>
      {openId !== undefined && isDesktop && failedList}
      <Inbox
        labels={{
          list: t('messages:title'),
          reader: t('reader'),
          unread: t('messages:unread'),
          summary: t('lists:shown', { shown: shown?.length ?? 0, count: total }),
          select: t('select'),
          done: t('done'),
          selectAll: t('selectAll'),
          selected: (number) => t('selected', { count: number }),
          markRead: t('markRead'),
          delete: t('delete'),
          back: t('back'),
          openHint: t('openHint'),
          loading: t('messages:loading'),
        }}
        messages={failedList === undefined ? shown && summariesOf(shown) : []}
        placeholder={usePlaceholder({
          failedList,
          isEmpty: shown?.length === 0,
          show,
          isReading: openId !== undefined,
        })}
        openId={openId}
        onOpen={open}
        reader={reader}
        selectedIds={selectedIds}
        onSelectedChange={setSelectedIds}
        onMarkRead={(ids) => {
          setSelectedIds(undefined);
          void markRead(ids);
        }}
        onDelete={removeAll}
      />
      {query.hasNextPage && <MoreOfList query={query} shown={shown?.length ?? 0} total={total} />}
    </PageStack>
  );
}

/** Links to the filters of the list. */
function FilterMenu({ show }: { readonly show: InboxFilter }): ReactNode {
  const { t, i18n } = useTranslation(['inbox', 'messages']);
  return (
    <ClassifyMenu
      label={t('filter.label')}
      value={show}
      linkComponent={Link}
      items={[
        { value: 'ALL', label: t('filter.ALL') },
        { value: 'UNREAD', label: t('filter.UNREAD') },
        ...messageKinds.map((kind) => ({ value: kind, label: i18n.t(messageKindKey(kind)) })),
      ].map((item) => ({ ...item, link: { to: inboxPath({ show: item.value }) } }))}
    />
  );
}

type ListQuery = Pick<UseInfiniteQueryResult, 'data' | 'error' | 'errorUpdateCount' | 'isFetching' | 'refetch'>;

/** Error of a list that did not load; undefined for none. */
function useFailedList(query: ListQuery): ReactNode {
  const { t } = useTranslation('messages');
  const failure = useQueryFailure(query, query.data !== undefined);
  if (failure === null) return undefined;
  return (
    <FailedState
      title={t('failed')}
      error={failure}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  );
}

interface PlaceholderOptions {
  readonly failedList: ReactNode;
  readonly isEmpty: boolean;
  readonly show: string;
  /** A message is open, which stays in sight whatever the list is. */
  readonly isReading: boolean;
}

/** In place of a list that failed or has no messages. */
function usePlaceholder({ failedList, isEmpty, show, isReading }: PlaceholderOptions): ReactNode {
  const { t } = useTranslation(['inbox', 'messages']);
  if (isReading) return undefined;
  if (failedList !== undefined || !isEmpty) return failedList;
  if (show === 'ALL') return <EmptyState icon="mail" title={t('messages:none.title')} text={t('messages:none.text')} />;
  return (
    <EmptyState
      icon="mail"
      title={t('noneHere.title')}
      text={t('noneHere.text')}
      actions={
        <LinkButton component={Link} to={inboxPath()}>
          {t('noneHere.action')}
        </LinkButton>
      }
    />
  );
}
