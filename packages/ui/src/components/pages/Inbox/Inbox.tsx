import { useEffect, useRef } from 'react';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { useIsDesktop } from '../../../theme/use-media.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { LoadingMessages } from '../internal/LoadingMessages.tsx';
import type { MessageSummary } from '../internal/MessageRow.tsx';
import { InboxRows } from './InboxRows.tsx';
import type { InboxProps } from './inbox-types.ts';
import { MessageReader } from './MessageReader.tsx';
import { BulkBar, Columns, ListCard, Toolbar } from './inbox-parts.ts';

export type { MessageSummary } from '../internal/MessageRow.tsx';
export type { InboxLabels, InboxProps, InboxReader } from './inbox-types.ts';

/**
 * Messages with their reader, side by side on desktops and one at a time on phones. Keys in the list: arrows, Home and
 * End move, Enter opens, Space selects, Delete deletes the selected or the focused message.
 */
export function Inbox(props: InboxProps) {
  const { labels, messages, placeholder, openId, onOpen, reader } = props;
  const hasRows = messages !== undefined && messages.length > 0;
  const readerCard = useRef<HTMLElement>(null);
  const isDesktop = useIsDesktop();
  useEffect(() => {
    // The row that had the focus is hidden now.
    if (openId !== undefined && !isDesktop) readerCard.current?.focus();
  }, [openId, isDesktop]);
  if (placeholder !== undefined) return placeholder;
  return (
    <MuiTheme>
      <Columns>
        <ListCard data-covered={openId !== undefined} aria-busy={messages === undefined}>
          {hasRows && <ListToolbar {...props} messages={messages} />}
          {messages === undefined ? (
            <LoadingMessages label={labels.loading} />
          ) : (
            <InboxRows {...props} messages={messages} />
          )}
          {hasRows && <SelectionBar {...props} messages={messages} />}
        </ListCard>
        {(isDesktop || openId !== undefined) && (
          <MessageReader
            ref={readerCard}
            label={labels.reader}
            backLabel={labels.back}
            onBack={() => onOpen(undefined)}
            hint={openId === undefined ? labels.openHint : undefined}
            reader={reader}
          />
        )}
      </Columns>
    </MuiTheme>
  );
}

type ListProps = InboxProps & { messages: readonly MessageSummary[] };

function ListToolbar({ labels, messages, selectedIds, onSelectedChange }: ListProps) {
  if (selectedIds === undefined)
    return (
      <Toolbar>
        <span>{labels.summary}</span>
        <Button variant="quiet" onClick={() => onSelectedChange([])}>
          {labels.select}
        </Button>
      </Toolbar>
    );
  return (
    <Toolbar>
      <Button variant="quiet" onClick={() => onSelectedChange(messages.map(({ id }) => id))}>
        {labels.selectAll}
      </Button>
      <Button variant="quiet" onClick={() => onSelectedChange(undefined)}>
        {labels.done}
      </Button>
    </Toolbar>
  );
}

/** Number of selected messages and what can be done with them; mounted always, because it announces the number. */
function SelectionBar({ labels, messages, selectedIds, onMarkRead, onDelete }: ListProps) {
  const ids = messages.flatMap(({ id }) => (selectedIds?.includes(id) ? [id] : []));
  const none = ids.length === 0;
  return (
    <BulkBar hidden={selectedIds === undefined} style={selectedIds === undefined ? { display: 'none' } : undefined}>
      <span role="status">{labels.selected(ids.length)}</span>
      <Button disabled={none} onClick={() => onMarkRead(ids)}>
        {labels.markRead}
      </Button>
      <Button
        variant="danger"
        disabled={none}
        startIcon={<Icon name="trash" size={18} />}
        onClick={() => onDelete(ids)}
      >
        {labels.delete}
      </Button>
    </BulkBar>
  );
}
