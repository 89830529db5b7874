import MuiDialog from '@mui/material/Dialog';
import type { KeyboardEvent } from 'react';
import { useMemo, useRef } from 'react';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import type { CommandItem, CommandPaletteProps } from './CommandPalette.tsx';
import { CommandResults } from './CommandResults.tsx';
import type { MatchedGroup } from './match-commands.ts';
import { createSearch, unmatchedGroups } from './match-commands.ts';
import { Field, Foot, Hidden, State } from './command-parts.ts';
import { useActiveOption } from './use-active-option.ts';

const topAligned = { '& .MuiDialog-container': { alignItems: 'flex-start' } };
const paper = {
  width: 'min(640px, calc(100vw - 24px))',
  maxWidth: 'none',
  maxHeight: 'min(560px, 80dvh)',
  margin: 'max(12px, 9dvh) 12px 12px',
  overflow: 'hidden',
};

/** The open palette. Escape or a press outside clears the query; with an empty query it closes the palette. */
export function CommandDialog(props: CommandPaletteProps) {
  const { open, onOpenChange, label, placeholder, query, onQueryChange, onSelect } = props;
  const { status = 'ready', idleAction } = props;
  const field = useRef<HTMLInputElement>(null);
  const { shown, count } = useResults(props, status);
  const items = shown.flatMap((group) => group.items);
  const pick = (item: CommandItem) => {
    if (item.query !== undefined) {
      onQueryChange(item.query);
      field.current?.focus();
      return;
    }
    onOpenChange(false);
    onSelect(item);
  };
  const { listId, optionId, active, setActive, fieldProps } = useActiveOption(items.length, 0, (index) => {
    const match = items[index];
    if (match) pick(match.item);
  });
  const type = (text: string) => {
    setActive(0);
    onQueryChange(text);
  };
  const clearOrClose = () => (query === '' ? onOpenChange(false) : type(''));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      clearOrClose();
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
        <PaletteState {...props} status={status} count={count} isAlone={items.length === 0} />
        <CommandResults
          listId={listId}
          label={label}
          groups={shown}
          optionId={optionId}
          active={active}
          onActivate={setActive}
          onPick={pick}
        />
        {status === 'ready' && query.trim() === '' && count > 0 && idleAction && (
          <Foot>
            <Button variant="quiet" onClick={idleAction.onPress}>
              {idleAction.label}
            </Button>
          </Foot>
        )}
      </MuiDialog>
    </MuiTheme>
  );
}

const isFilled = ({ items }: MatchedGroup) => items.length > 0;

/** Groups to show, and the number of items that were found; what is shown instead of results does not count. */
function useResults(props: CommandPaletteProps, status: CommandPaletteProps['status']) {
  const { query, groups, idleGroups = groups, emptyGroups = [], matching = 'device' } = props;
  const search = useMemo(() => createSearch(groups), [groups]);
  const isIdle = query.trim() === '';
  const found = useMemo(() => {
    if (isIdle) return unmatchedGroups(idleGroups).filter(isFilled);
    return (matching === 'device' ? search(query) : unmatchedGroups(groups)).filter(isFilled);
  }, [isIdle, idleGroups, matching, search, query, groups]);
  if (status !== 'ready') return { shown: [], count: 0 };
  const count = found.reduce((sum, { items }) => sum + items.length, 0);
  return { shown: count === 0 && !isIdle ? unmatchedGroups(emptyGroups).filter(isFilled) : found, count };
}

interface StateProps extends CommandPaletteProps {
  /** Items found. */
  count: number;
  /** Nothing else is shown. */
  isAlone: boolean;
}

function PaletteState(props: StateProps) {
  const { status, count, isAlone, query, loadingText, emptyText, errorText, foundText, retryLabel, onRetry } = props;
  const message = status === 'loading' ? loadingText : status === 'error' ? errorText : count === 0 ? emptyText : '';
  return (
    <>
      <Hidden role="status">{message === '' && query.trim() !== '' ? foundText?.(count) : message}</Hidden>
      {message !== '' && (
        <State data-alone={isAlone}>
          {status === 'loading' && <Spinner size={24} />}
          <span aria-hidden>{message}</span>
          {status === 'error' && <Button onClick={onRetry}>{retryLabel}</Button>}
        </State>
      )}
    </>
  );
}
