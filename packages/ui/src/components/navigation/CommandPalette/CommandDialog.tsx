import MuiDialog from '@mui/material/Dialog';
import type { KeyboardEvent, RefObject } from 'react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { media, size, space } from '../../../theme/vars.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import type { CommandItem, CommandPaletteProps } from './CommandPalette.tsx';
import { CommandResults } from './CommandResults.tsx';
import type { MatchedGroup, MatchedItem } from './match-commands.ts';
import { createSearch, unmatchedGroups } from './match-commands.ts';
import { Field, Foot, FootButton, Hidden, Row, State } from './command-parts.ts';
import { useActiveOption } from './use-active-option.ts';

const topAligned = { '& .MuiDialog-container': { alignItems: 'flex-start' } };
const paper = {
  width: 'min(640px, calc(100vw - 24px))',
  maxWidth: 'none',
  maxHeight: 'min(600px, 80dvh)',
  margin: `calc(${size('header')} + ${space(2)}) ${space(3)} ${space(3)}`,
  overflow: 'hidden',
  // The keyboard of a phone leaves no space around.
  [media.phone]: { width: '100%', height: '100dvh', maxHeight: 'none', margin: 0, borderRadius: 0 },
};

/** The open palette. Escape or a press outside clears the query; with an empty query it closes the palette. */
export function CommandDialog(props: CommandPaletteProps) {
  const { open, onOpenChange, label, placeholder, query, onQueryChange, onSelect, onRemove } = props;
  const { status = 'ready' } = props;
  const field = useRef<HTMLInputElement>(null);
  const { shown, count } = useResults(props);
  const items = shown.flatMap((group) => group.items);
  const pick = (item: CommandItem) => {
    if (item.query === undefined) return onSelect(item);
    onQueryChange(item.query);
    field.current?.focus();
  };
  const pickAt = (index: number) => {
    const match = items[index];
    if (match) pick(match.item);
  };
  const [waits, setWaits] = useWaitingEnter(status, () => pickAt(0));
  const { listId, optionId, active, setActive, fieldProps } = useActiveOption(items.length, 0, pickAt);
  const type = (text: string) => {
    setActive(0);
    setWaits(false);
    onQueryChange(text);
  };
  const onRetry = () => {
    setWaits(false);
    props.onRetry();
  };
  const clearOrClose = () => (query === '' ? onOpenChange(false) : type(''));
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const item = items[active]?.item;
    if (event.key === 'Escape') {
      event.stopPropagation();
      clearOrClose();
    } else if (event.key === 'Delete' && query === '' && item?.removable) {
      event.preventDefault();
      onRemove?.(item);
    } else if (event.key === 'Enter' && status === 'loading' && active <= 0 && !event.nativeEvent.isComposing) {
      event.preventDefault();
      setWaits(true);
    } else fieldProps.onKeyDown(event);
  };
  return (
    <MuiTheme needed={open}>
      <MuiDialog
        open={open}
        onClose={clearOrClose}
        sx={topAligned}
        slotProps={{ paper: { 'aria-label': label, sx: paper }, transition: { onEnter: () => field.current?.focus() } }}
      >
        <Field
          inputRef={field}
          type="search"
          placeholder={placeholder}
          value={query}
          onChange={(event) => type(event.target.value)}
          startAdornment={<Icon name="search" />}
          endAdornment={
            <IconButton label={props.closeLabel} onClick={() => onOpenChange(false)}>
              <Icon name="close" />
            </IconButton>
          }
          slotProps={{ input: { ...fieldProps, enterKeyHint: 'go', 'aria-label': label, onKeyDown } }}
        />
        <PaletteState {...props} {...{ status, count, waits, onRetry }} isAlone={items.length === 0} />
        <CommandResults
          listId={listId}
          label={label}
          groups={shown}
          optionId={optionId}
          active={active}
          onActivate={setActive}
          onPick={pick}
          onRemove={onRemove}
          removeLabel={props.removeLabel}
        />
        {query.trim() === '' && count > 0 && <IdleFoot {...props} items={items} field={field} />}
      </MuiDialog>
    </MuiTheme>
  );
}

interface IdleFootProps extends CommandPaletteProps {
  items: readonly MatchedItem[];
  field: RefObject<HTMLInputElement | null>;
}

/** Buttons for removable items: an option has no controls, so its cross is hidden from screen readers and keys. */
function IdleFoot({ items, field, idleAction, removeItemLabel, onRemove }: IdleFootProps) {
  const removable = removeItemLabel ? items.filter(({ item }) => item.removable) : [];
  const remove = (item: CommandItem) => {
    onRemove?.(item);
    // Its button is removed with it.
    field.current?.focus();
  };
  return (
    idleAction && (
      <Foot>
        {removable.map(({ item }) => (
          <FootButton key={item.id} type="button" onClick={() => remove(item)}>
            {removeItemLabel?.(item.label)}
          </FootButton>
        ))}
        <Button variant="quiet" onClick={idleAction.onPress}>
          {idleAction.label}
        </Button>
      </Foot>
    )
  );
}

/** Enter before the results of the server: `onReady` is called once they are there, unless it is taken back. */
function useWaitingEnter(status: CommandPaletteProps['status'], onReady: () => void) {
  const [waits, setWaits] = useState(false);
  const isDue = waits && status === 'ready';
  const onDue = useEffectEvent(onReady);
  useEffect(() => {
    if (isDue) onDue();
  }, [isDue]);
  return [waits, setWaits] as const;
}

const isFilled = ({ items }: MatchedGroup) => items.length > 0;

/** Groups to show, and the number of items that were found; what is shown instead of results does not count. */
function useResults(props: CommandPaletteProps) {
  const { query, groups, idleGroups = groups, emptyGroups = [], status = 'ready' } = props;
  const search = useMemo(() => createSearch(groups), [groups]);
  const isIdle = query.trim() === '';
  const found = useMemo(
    () => (isIdle ? unmatchedGroups(idleGroups) : search(query)).filter(isFilled),
    [isIdle, idleGroups, search, query],
  );
  const count = found.reduce((sum, { items }) => sum + items.length, 0);
  const showsInstead = status === 'ready' && count === 0 && !isIdle;
  return { shown: showsInstead ? unmatchedGroups(emptyGroups).filter(isFilled) : found, count };
}

interface StateProps extends CommandPaletteProps {
  /** Items found. */
  count: number;
  /** Nothing else is shown. */
  isAlone: boolean;
  /** Enter was pressed and waits for the results. */
  waits: boolean;
}

const SKELETON_WIDTHS = ['60%', '45%', '52%'];

function PaletteState(props: StateProps) {
  const { status, count, isAlone, waits, query, groups } = props;
  const { loadingText, emptyText, errorText, foundText, retryLabel, onRetry } = props;
  const message = status === 'loading' ? loadingText : status === 'error' ? errorText : count === 0 ? emptyText : '';
  // The results of the text before stay, so that the list does not flicker while typing.
  const hasResults = !waits && groups.some(({ matched, items }) => matched === true && items.length > 0);
  return (
    <>
      <Hidden role="status">{message === '' && query.trim() !== '' ? foundText?.(count) : message}</Hidden>
      {status === 'loading' && !hasResults && (
        <div aria-hidden>
          {SKELETON_WIDTHS.map((width) => (
            <Row key={width}>
              <Skeleton shape="box" width="36px" height="48px" />
              <Skeleton width={width} />
            </Row>
          ))}
        </div>
      )}
      {status !== 'loading' && message !== '' && (
        <State data-alone={isAlone}>
          <span aria-hidden>{message}</span>
          {status === 'error' && <Button onClick={onRetry}>{retryLabel}</Button>}
        </State>
      )}
    </>
  );
}
