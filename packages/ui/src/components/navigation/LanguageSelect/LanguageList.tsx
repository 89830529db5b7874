import styled from '@emotion/styled';
import Popover from '@mui/material/Popover';
import { useMemo } from 'react';
import { useDirection } from '../../../theme/brand-context.ts';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { color, typeStyle } from '../../../theme/vars.ts';
import { SearchList } from '../../inputs/SearchList/SearchList.tsx';
import { anchorBelow } from '../internal/anchor-below.ts';
import type { OpenMenu } from '../internal/use-menu-button.ts';
import { ItemLabel } from '../internal/SelectMenuList.tsx';
import type { LanguageOption } from './LanguageSelect.tsx';

export interface LanguageListProps extends OpenMenu {
  label: string;
  options: readonly LanguageOption[];
  value: string;
  searchLabel: string;
  emptyText: string;
  onChoose: (value: string) => void;
}

const Name = styled('span')({ display: 'block', ...typeStyle('meta'), color: color('text2') });

const optionOf = ({ value, label, name }: LanguageOption) => ({
  id: value,
  searchText: `${label} ${name ?? ''}`,
  content: (
    <ItemLabel>
      <span lang={value}>{label}</span>
      {name !== undefined && name !== label && <Name>{name}</Name>}
    </ItemLabel>
  ),
});

/** The list of a LanguageSelect; loaded with MUI's popover shortly before it is needed. */
export function LanguageList(props: LanguageListProps) {
  const { id, open, anchor, onClose, label, options, value, searchLabel, emptyText, onChoose } = props;
  const direction = useDirection();
  const languages = useMemo(() => options.map(optionOf), [options]);
  return (
    <MuiTheme needed={open}>
      <Popover
        open={open}
        anchorEl={anchor}
        onClose={onClose}
        {...anchorBelow(direction)}
        slotProps={{
          paper: { id, role: 'dialog', 'aria-label': label, sx: { width: 'min(320px, calc(100vw - 24px))', mt: 2 } },
        }}
      >
        <SearchList
          label={label}
          searchLabel={searchLabel}
          noMatchLabel={emptyText}
          options={languages}
          value={value}
          onChoose={(chosen) => {
            onClose();
            onChoose(chosen);
          }}
          onClose={(reason) => reason === 'escape' && onClose()}
          maxHeight="min(380px, 50dvh)"
        />
      </Popover>
    </MuiTheme>
  );
}
