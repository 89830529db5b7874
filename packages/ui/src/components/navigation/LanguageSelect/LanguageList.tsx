import styled from '@emotion/styled';
import Popover from '@mui/material/Popover';
import { useRef, useState } from 'react';
import { useDirection } from '../../../theme/brand-context.ts';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { fieldInput, visuallyHidden } from '../../../theme/control-styles.ts';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import { Option } from '../internal/command-parts.ts';
import { useActiveOption } from '../internal/use-active-option.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { anchorBelow } from '../internal/anchor-below.ts';
import type { OpenMenu } from '../internal/use-menu-button.ts';
import { CheckColumn, ItemLabel } from '../internal/SelectMenuList.tsx';
import type { LanguageOption } from './LanguageSelect.tsx';

export interface LanguageListProps extends OpenMenu {
  label: string;
  options: readonly LanguageOption[];
  value: string;
  searchLabel: string;
  emptyText: string;
  onChoose: (value: string) => void;
}

const Search = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  paddingInline: space(4),
  borderBlockEnd: `1px solid ${color('line')}`,
  color: color('text3'),
});

const Field = styled('input')({
  ...fieldInput,
  flex: 1,
  minWidth: 0,
  minHeight: 52,
  padding: 0,
  border: 0,
  background: 'none',
  '&:focus, &:focus-visible': { outline: 'none' },
});

const List = styled('div')({ maxHeight: 'min(380px, 50dvh)', padding: space(2), overflowY: 'auto' });

const Name = styled('span')({ display: 'block', ...typeStyle('meta'), color: color('text2') });

const Empty = styled('p')({ margin: 0, padding: space(6, 4), textAlign: 'center', color: color('text2') });

const Hidden = styled('span')(visuallyHidden);

/** Removes diacritics, so that 'tieng' finds 'Tiếng'. */
const foldText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** The list of a LanguageSelect; loaded with MUI's popover shortly before it is needed. */
export function LanguageList(props: LanguageListProps) {
  const { id, open, anchor, onClose, label, options, value, searchLabel, emptyText, onChoose } = props;
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const searchText = foldText(query.trim());
  const matches = options.filter((option) => foldText(`${option.label} ${option.name ?? ''}`).includes(searchText));
  const selectedIndex = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  const pick = (index: number) => {
    const option = matches[index];
    if (!option) return;
    onClose();
    onChoose(option.value);
  };
  const { listId, optionId, active, setActive, fieldProps } = useActiveOption(matches.length, selectedIndex, pick);
  const direction = useDirection();
  return (
    <MuiTheme needed={open}>
      <Popover
        open={open}
        anchorEl={anchor}
        onClose={onClose}
        {...anchorBelow(direction)}
        slotProps={{
          paper: { id, role: 'dialog', 'aria-label': label, sx: { width: 'min(320px, calc(100vw - 24px))', mt: 2 } },
          transition: {
            onEnter: () => field.current?.focus(),
            onExited: () => {
              setQuery('');
              setActive(selectedIndex);
            },
          },
        }}
      >
        <Search>
          <Icon name="search" />
          <Field
            ref={field}
            aria-label={searchLabel}
            placeholder={searchLabel}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setActive(0);
            }}
            {...fieldProps}
          />
        </Search>
        {/* The list is the field's popup and scrolls to the active option, so it needs no focus. */}
        <List id={listId} role="listbox" aria-label={label} hidden={matches.length === 0}>
          {matches.map((option, index) => (
            <Option
              key={option.value}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              aria-current={option.value === value}
              onPointerMove={() => setActive(index)}
              onClick={() => pick(index)}
            >
              <ItemLabel>
                <span lang={option.value}>{option.label}</span>
                {option.name !== undefined && option.name !== option.label && <Name>{option.name}</Name>}
              </ItemLabel>
              <CheckColumn checked={option.value === value} />
            </Option>
          ))}
        </List>
        {matches.length === 0 && <Empty aria-hidden>{emptyText}</Empty>}
        <Hidden role="status">{matches.length === 0 ? emptyText : ''}</Hidden>
      </Popover>
    </MuiTheme>
  );
}
