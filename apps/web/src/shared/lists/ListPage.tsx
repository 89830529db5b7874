import { ApiError } from '@croupier/sdk/errors';
import { Button } from '@croupier/ui/actions/Button';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { FactList } from '@croupier/ui/display/FactList';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { LoadMore } from '@croupier/ui/navigation/LoadMore';
import { PageStack } from '@croupier/ui/layout/PageStack';
import { RecordTableSkeleton } from '@croupier/ui/data/RecordTableSkeleton';
import { RefusedState } from '@croupier/ui/feedback/RefusedState';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useQueryFailure } from '../../session/use-query-failure.ts';
import { FailedState } from '../page/FailedState.tsx';
import { useErrorText } from '../use-error-text.ts';
import { CsvDownload } from './CsvDownload.tsx';
import { FieldValue } from './FieldValue.tsx';
import type { ListDefinition, ListAnswer, ListTotal } from './list-definition.ts';
import { NO_CHOICES, type Choices, type ListFilter } from './list-filter.ts';
import { ListFilters } from './ListFilters.tsx';
import { ListTable } from './ListTable.tsx';
import { useList, type ListState } from './use-list.ts';

interface ListPartProps<Filters extends readonly ListFilter[], Answer extends ListAnswer, Row> {
  readonly list: ListDefinition<Filters, Answer, Row>;
  readonly state: ListState<Filters, Answer, Row>;
}

export interface ListPageProps<Filters extends readonly ListFilter[], Answer extends ListAnswer, Row> {
  readonly list: ListDefinition<Filters, Answer, Row>;
  /** Of filters whose values come from another call. */
  readonly choices?: Choices;
}

/** A list of records as a page below its heading: filters, totals, rows and their details, in all states. */
export function ListPage<Filters extends readonly ListFilter[], Answer extends ListAnswer, Row>({
  list,
  choices = NO_CHOICES,
}: ListPageProps<Filters, Answer, Row>): ReactNode {
  const state = useList(list, choices);
  return (
    <PageStack headed>
      <ListFilters filters={list.filters} state={state.filters} />
      <ListContent list={list} state={state} />
    </PageStack>
  );
}

/** Totals and rows of a list in all states; a press opens the details of a row. */
export function ListContent<Filters extends readonly ListFilter[], Answer extends ListAnswer, Row>({
  list,
  state,
}: ListPartProps<Filters, Answer, Row>): ReactNode {
  const { i18n } = useTranslation();
  const errorText = useErrorText();
  const { loaded, query, retry } = state;
  const failure = useQueryFailure(query, loaded !== undefined);
  if (failure !== null) {
    const code = failure instanceof ApiError ? failure.code : undefined;
    if (code !== undefined && list.filterRefusals?.includes(code) === true) {
      return <ListUnmatched text={errorText(failure)} onReset={state.filters.reset} />;
    }
    if (failure instanceof ApiError && failure.kind === 'permission') return <ListRefused error={failure} />;
    return (
      <FailedState title={i18n.t(list.texts.failed)} error={failure} onRetry={retry} isRetrying={query.isFetching} />
    );
  }
  if (loaded === undefined) {
    return (
      <>
        <ListTotals totals={list.totals} answer={undefined} />
        <RecordTableSkeleton />
      </>
    );
  }
  if (loaded.rows.length === 0) return <ListEmpty list={list} state={state} />;
  return (
    <>
      <ListTotals totals={list.totals} answer={loaded.first} />
      <ListBody list={list} state={state} rows={loaded.rows} total={loaded.first.totalElements} />
    </>
  );
}

function ListBody<Filters extends readonly ListFilter[], Answer extends ListAnswer, Row>({
  list,
  state: { query, request, loadMore },
  rows,
  total,
}: ListPartProps<Filters, Answer, Row> & { readonly rows: readonly Row[]; readonly total: number }): ReactNode {
  const { t, i18n } = useTranslation('lists');
  const errorText = useErrorText();
  const [openRow, setOpenRow] = useState<Row>();
  const { Detail, downloadCsv, texts } = list;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = query;
  return (
    <>
      <ListTable
        titleKey={texts.title}
        list={list}
        rows={rows}
        isPartial={hasNextPage}
        {...(Detail !== undefined && { onOpen: setOpenRow })}
      />
      <LoadMore
        label={t('more')}
        summary={i18n.t(texts.shown, { shown: rows.length, count: total })}
        progress={rows.length / Math.max(total, rows.length)}
        hasMore={hasNextPage}
        loading={isFetchingNextPage}
        loadingLabel={t('loading')}
        onLoad={loadMore}
        footer={downloadCsv !== undefined && <CsvDownload download={() => downloadCsv(request)} />}
        {...(isFetchNextPageError &&
          error !== null && { error: { message: errorText(error), retryLabel: t('tryAgain') } })}
      />
      {Detail !== undefined && openRow !== undefined && (
        <Suspense>
          <Detail row={openRow} onClose={() => setOpenRow(undefined)} />
        </Suspense>
      )}
    </>
  );
}

interface ListTotalsProps<Answer> {
  readonly totals: readonly ListTotal<Answer>[] | undefined;
  /** Undefined while loading. */
  readonly answer: Answer | undefined;
}

/** Figures over all matching rows. */
function ListTotals<Answer>({ totals, answer }: ListTotalsProps<Answer>): ReactNode {
  const { i18n } = useTranslation();
  if (totals === undefined) return null;
  return (
    <FactList
      facts={totals.map((total) => ({
        id: total.id,
        label: i18n.t(total.label),
        value:
          answer === undefined ? <Skeleton width="4em" height="1em" /> : <FieldValue field={total} item={answer} />,
      }))}
    />
  );
}

/** No rows: the way out of the filters, or else the next step. */
function ListEmpty<Filters extends readonly ListFilter[], Answer extends ListAnswer, Row>({
  list,
  state: { filters },
}: ListPartProps<Filters, Answer, Row>): ReactNode {
  const { t, i18n } = useTranslation('lists');
  const { icon, title, text, action } = list.texts.empty;
  if (filters.active.length > 0) return <ListUnmatched text={t('filtered.text')} onReset={filters.reset} />;
  return (
    <EmptyState
      icon={icon}
      headingLevel={2}
      title={i18n.t(title)}
      text={i18n.t(text)}
      actions={
        <LinkButton component={Link} to={action.to} variant="action">
          {i18n.t(action.label)}
        </LinkButton>
      }
    />
  );
}

interface ListUnmatchedProps {
  readonly text: string;
  readonly onReset: () => void;
}

/** The filters exclude everything. */
function ListUnmatched({ text, onReset }: ListUnmatchedProps): ReactNode {
  const { t } = useTranslation('lists');
  return (
    <EmptyState
      icon="search"
      headingLevel={2}
      title={t('filtered.title')}
      text={text}
      actions={<Button onClick={onReset}>{t('filtered.action')}</Button>}
    />
  );
}

/** The account may not see the list; a retry would not help. */
function ListRefused({ error }: { readonly error: ApiError }): ReactNode {
  const { t } = useTranslation('lists');
  const errorText = useErrorText();
  return <RefusedState reason="permission" headingLevel={2} title={t('refused')} text={errorText(error)} />;
}
