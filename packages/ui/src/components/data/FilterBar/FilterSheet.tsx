import styled from '@emotion/styled';
import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { color, radius, space, typeStyle } from '../../../theme/vars.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';

export interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  label: string;
  closeLabel: string;
  resetLabel: string;
  onReset: () => void;
  doneLabel: string;
  children: ReactNode;
}

const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  padding: space(3, 2),
  paddingInlineStart: space(5),
});

const Title = styled('h2')({ margin: 0, ...typeStyle('section') });

const Fields = styled('div')({ display: 'grid', gap: space(4), padding: space(1, 5, 5), overflowY: 'auto' });

const FilterActions = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space(3),
  padding: space(3, 5),
  paddingBlockEnd: `calc(${space(4)} + env(safe-area-inset-bottom, 0px))`,
  borderBlockStart: `1px solid ${color('line')}`,
});

const paper = {
  maxHeight: '88dvh',
  backgroundColor: color('surface1'),
  borderStartStartRadius: radius('sheet'),
  borderStartEndRadius: radius('sheet'),
};

/** Sheet with the fields of a FilterBar on phones; loaded when first opened. */
export function FilterSheet(props: FilterSheetProps) {
  const { open, onClose, label, closeLabel, resetLabel, onReset, doneLabel, children } = props;
  const titleId = useId();
  return (
    <MuiTheme needed={open}>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={onClose}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: paper } }}
      >
        <Top>
          <Title id={titleId}>{label}</Title>
          <IconButton label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </Top>
        <Fields>{children}</Fields>
        <FilterActions>
          <Button variant="quiet" onClick={onReset}>
            {resetLabel}
          </Button>
          <Button variant="selected" onClick={onClose}>
            {doneLabel}
          </Button>
        </FilterActions>
      </Drawer>
    </MuiTheme>
  );
}
