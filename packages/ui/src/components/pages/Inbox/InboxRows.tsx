import type { KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../display/Icon/Icon.tsx';
import type { MessageSummary } from '../internal/MessageRow.tsx';
import { MessageRow } from '../internal/MessageRow.tsx';
import { RowButton, RowItem, Rows } from '../internal/message-list-parts.ts';
import type { InboxProps } from './inbox-types.ts';
import { CheckBox } from './inbox-parts.ts';

/** Index of the row that a key moves the focus to; undefined for other keys. */
function targetRow(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(index + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

type InboxRowsProps = Pick<
  InboxProps,
  'labels' | 'openId' | 'onOpen' | 'selectedIds' | 'onSelectedChange' | 'onDelete'
> & { messages: readonly MessageSummary[] };

/** The list: one row is in the tab order, arrow keys move to the others. */
export function InboxRows(props: InboxRowsProps) {
  const { labels, messages, openId, onOpen, selectedIds, onSelectedChange, onDelete } = props;
  const list = useRef<HTMLUListElement>(null);
  const returnsFocus = useRef(false);
  const [current, setCurrent] = useState(0);
  const tabbable = Math.min(current, messages.length - 1);
  const isSelecting = selectedIds !== undefined;

  const focusRow = (index: number) => list.current?.querySelectorAll<HTMLElement>('[data-row]')[index]?.focus();
  useEffect(() => {
    // The focused row was deleted: focus the one in its place.
    if (returnsFocus.current) focusRow(tabbable);
    returnsFocus.current = false;
  }, [messages, tabbable]);

  const closedId = useRef<string>(undefined);
  useEffect(() => {
    // Back from the reader, whose button is gone: focus the row that was open.
    const index = messages.findIndex(({ id }) => id === closedId.current);
    if (openId === undefined && index >= 0 && document.activeElement === document.body) focusRow(index);
    closedId.current = openId;
  }, [openId, messages]);

  const press = (id: string) => (isSelecting ? onSelectedChange(toggled(selectedIds, id)) : onOpen(id));
  const onKeyDown = (event: KeyboardEvent, index: number, id: string) => {
    const target = targetRow(event.key, index, messages.length);
    if (target !== undefined) focusRow(target);
    else if (event.key === ' ') onSelectedChange(toggled(selectedIds ?? [], id));
    else if (event.key === 'Delete') {
      returnsFocus.current = true;
      onDelete(selectedIds !== undefined && selectedIds.length > 0 ? selectedIds : [id]);
    } else return;
    event.preventDefault();
  };
  return (
    <Rows ref={list} aria-label={labels.list}>
      {messages.map((message, index) => (
        <RowItem key={message.id}>
          <RowButton
            data-row
            tabIndex={index === tabbable ? 0 : -1}
            {...(isSelecting
              ? { role: 'checkbox', 'aria-checked': selectedIds.includes(message.id) }
              : { 'aria-current': message.id === openId ? ('true' as const) : undefined })}
            onFocus={() => setCurrent(index)}
            onKeyDown={(event) => onKeyDown(event, index, message.id)}
            // MUI would also press the row on release.
            onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
            onClick={() => press(message.id)}
          >
            <MessageRow
              message={message}
              unreadLabel={labels.unread}
              lead={
                isSelecting ? (
                  <CheckBox aria-hidden>
                    <Icon name="check" size={15} />
                  </CheckBox>
                ) : undefined
              }
            />
          </RowButton>
        </RowItem>
      ))}
    </Rows>
  );
}
