import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import styled from '@emotion/styled';
import { useIsDesktop } from '../../../theme/use-media.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { SafeHtml, type SafeHtmlProps } from '../../display/SafeHtml/SafeHtml.tsx';
import type { Announcement, AnnouncementTexts } from './announcement.ts';
import {
  Columns,
  Foot,
  Head,
  Title,
  Whole,
  Choice,
  Day,
  Dot,
  List,
  ListColumn,
  Action,
  Article,
  ArticleDay,
  Heading,
  Media,
  Text,
} from './announcement-parts.ts';
import { pageSize, AnnouncementPages } from './AnnouncementPages.tsx';
import { CollapsedAnnouncements } from './CollapsedAnnouncements.tsx';
import { LoadingAnnouncements } from './LoadingAnnouncements.tsx';
import { ModalFrame } from './ModalFrame.tsx';
import { visuallyHidden } from '../../../theme/control-styles.ts';

interface AnnouncementListProps {
  items: readonly Announcement[];
  shownId: string | undefined;
  /** Zero-based. */
  page: number;
  texts: AnnouncementTexts;
  onChoose: (id: string) => void;
  onPage: (page: number) => void;
}

const Hidden = styled('span')(visuallyHidden);

/** Titles beside the text. */
function AnnouncementList({ items, shownId, page, texts, onChoose, onPage }: AnnouncementListProps) {
  return (
    <ListColumn>
      <List aria-label={texts.list}>
        {items.slice(page * pageSize, (page + 1) * pageSize).map(({ id, title, date, unread = false }) => (
          <li key={id}>
            <Choice type="button" aria-current={id === shownId} data-unread={unread} onClick={() => onChoose(id)}>
              {unread && <Dot />}
              <span>
                {title}
                {unread && <Hidden> {texts.unread}</Hidden>}
              </span>
              {date && <Day>{date}</Day>}
            </Choice>
          </li>
        ))}
      </List>
      <AnnouncementPages count={items.length} {...{ page, texts, onPage }} />
    </ListColumn>
  );
}

export type { Announcement, AnnouncementTexts } from './announcement.ts';

export interface AnnouncementDialogProps extends Pick<SafeHtmlProps, 'hosts' | 'onNavigate' | 'failed'> {
  open: boolean;
  /** `quietToday` is true when the announcements should not be shown again today. */
  onClose: (choice: { quietToday: boolean }) => void;
  /** All announcements, nine per page; undefined while loading. */
  items: readonly Announcement[] | undefined;
  /** Called when an announcement becomes visible. */
  onRead?: (id: string) => void;
  /** Shown when the list is empty: an EmptyState. */
  empty: ReactNode;
  /** Shown instead of the list: an ErrorState. */
  error?: ReactNode;
  texts: AnnouncementTexts;
}

/**
 * Announcements: a list of titles with the selected text beside it, on phones an accordion; of a single one only the
 * text.
 */
export function AnnouncementDialog({ open, ...props }: AnnouncementDialogProps) {
  return open && <OpenAnnouncements {...props} />;
}

function OpenAnnouncements(props: Omit<AnnouncementDialogProps, 'open'>) {
  const { onClose, items, onRead, empty, error, texts, hosts, onNavigate, failed } = props;
  const titleId = useId();
  const isDesktop = useIsDesktop();
  const [page, setPage] = useState(0);
  const [chosenId, setChosenId] = useState<string>();
  const shown = items?.find(({ id }) => id === chosenId) ?? items?.[0];
  const shownId = shown?.id;
  const read = useEffectEvent((id: string) => onRead?.(id));
  useEffect(() => {
    if (shownId !== undefined) read(shownId);
  }, [shownId]);
  const goToPage = (next: number) => {
    setPage(next);
    // In the accordion the text is on the same page as its title.
    if (!isDesktop) setChosenId(items?.[next * pageSize]?.id);
  };
  const close = () => onClose({ quietToday: false });
  const isSingle = items?.length === 1;
  const html = { hosts, onNavigate, failed };
  const emptyOrError = error ?? (items?.length === 0 ? empty : undefined);
  const text = shown && <AnnouncementText key={shown.id} item={shown} html={html} />;
  return (
    <ModalFrame labelledBy={titleId} narrow={isSingle || emptyOrError !== undefined} onClose={close}>
      <Head>
        <Title id={titleId}>
          <span>{texts.title}</span>
        </Title>
        <IconButton label={texts.close} onClick={close}>
          <Icon name="close" />
        </IconButton>
      </Head>
      {emptyOrError && <Whole>{emptyOrError}</Whole>}
      {!emptyOrError && !items && <LoadingAnnouncements label={texts.loading} />}
      {!emptyOrError && isSingle && text}
      {!emptyOrError && items && !isSingle && !isDesktop && (
        <CollapsedAnnouncements
          items={items}
          shownId={shownId}
          page={page}
          texts={texts}
          html={html}
          onChoose={setChosenId}
          onPage={goToPage}
        />
      )}
      {!emptyOrError && items && !isSingle && isDesktop && (
        <Columns>
          <AnnouncementList
            items={items}
            shownId={shownId}
            page={page}
            texts={texts}
            onChoose={setChosenId}
            onPage={goToPage}
          />
          {text}
        </Columns>
      )}
      <Foot>
        <Button onClick={() => onClose({ quietToday: true })}>{texts.quietToday}</Button>
      </Foot>
    </ModalFrame>
  );
}

interface AnnouncementTextProps {
  item: Announcement;
  html: Pick<SafeHtmlProps, 'hosts' | 'onNavigate' | 'failed'>;
}

function AnnouncementText({ item, html }: AnnouncementTextProps) {
  return (
    // Focusable, so that it can be scrolled by arrow keys.
    <Article tabIndex={0} aria-label={item.title}>
      {item.date && <ArticleDay>{item.date}</ArticleDay>}
      {item.media && <Media>{item.media}</Media>}
      <Heading>{item.title}</Heading>
      <Text>
        <SafeHtml {...html} html={item.html} lines={6} />
      </Text>
      {item.action && <Action>{item.action}</Action>}
    </Article>
  );
}
