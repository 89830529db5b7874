import MuiDialog from '@mui/material/Dialog';
import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import type { CommandItem, CommandPaletteProps } from './CommandPalette.tsx';
import { Field, GroupName, Hidden, Hint, Option, OptionName, Results, State } from './command-parts.ts';
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
  const { open, onOpenChange, label, placeholder, query, onQueryChange, groups, onSelect, status = 'ready' } = props;
  const field = useRef<HTMLInputElement>(null);
  const items = status === 'ready' ? groups.flatMap((group) => group.items) : [];
  const pick = (index: number) => {
    const item = items[index];
    if (!item) return;
    onOpenChange(false);
    onSelect(item);
  };
  const { listId, optionId, active, setActive, fieldProps } = useActiveOption(items.length, 0, pick);
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
        {/* The list is the field's popup and scrolls to the active option, so it needs no focus. */}
        <Results id={listId} role="listbox" aria-label={label} hidden={items.length === 0}>
          {status === 'ready' &&
            groups
              .filter((group) => group.items.length > 0)
              .map((group) => (
                <div key={group.id} role="group" aria-labelledby={`${listId}-${group.id}`}>
                  <GroupName id={`${listId}-${group.id}`}>{group.label}</GroupName>
                  {group.items.map((item) => {
                    const index = items.indexOf(item);
                    return (
                      <Option
                        key={item.id}
                        id={optionId(index)}
                        role="option"
                        aria-selected={index === active}
                        onPointerMove={() => setActive(index)}
                        onClick={() => pick(index)}
                      >
                        <OptionText item={item} />
                      </Option>
                    );
                  })}
                </div>
              ))}
        </Results>
        <PaletteState {...props} status={status} empty={items.length === 0} />
      </MuiDialog>
    </MuiTheme>
  );
}

/** Names and hints are data whose text direction may differ from the page's. */
function OptionText({ item: { icon, label, hint } }: { item: CommandItem }) {
  return (
    <>
      {icon}
      <OptionName>
        <bdi>{label}</bdi>
      </OptionName>
      {hint !== undefined && (
        <Hint>
          <bdi>{hint}</bdi>
        </Hint>
      )}
    </>
  );
}

type StateProps = CommandPaletteProps & { empty: boolean };

function PaletteState({ status, empty, loadingText, emptyText, errorText, retryLabel, onRetry }: StateProps) {
  const message = status === 'loading' ? loadingText : status === 'error' ? errorText : empty ? emptyText : '';
  return (
    <>
      <Hidden role="status">{message}</Hidden>
      {message !== '' && (
        <State>
          {status === 'loading' && <Spinner size={24} />}
          <span aria-hidden>{message}</span>
          {status === 'error' && <Button onClick={onRetry}>{retryLabel}</Button>}
        </State>
      )}
    </>
  );
}
