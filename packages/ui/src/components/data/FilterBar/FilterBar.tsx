import styled from '@emotion/styled';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { useIsDesktop } from '../../../theme/use-media.ts';
import { radius, size, space } from '../../../theme/vars.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { CountBadge } from '../../display/CountBadge/CountBadge.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';

export interface AppliedFilter {
  id: string;
  /** Description of the filter, e.g. 'From 1 Nov 2026'. */
  label: string;
}

export interface FilterBarProps {
  /** Accessible name of the filters; on phones the label of the button and its sheet. */
  label: string;
  /** Fields: in a row on desktops, in a sheet on phones. */
  children: ReactNode;
  /** Active filters. */
  applied: readonly AppliedFilter[];
  /** Label of a chip's remove button. */
  removeLabel: (label: string) => string;
  onRemove: (id: string) => void;
  resetLabel: string;
  onReset: () => void;
  /** Text for the number of active filters, e.g. '2 filters'. */
  countLabel: string;
  /** Label of the button that closes the sheet, and of its close icon. */
  doneLabel: string;
  closeLabel: string;
}

// Lazy: includes MUI's modal, which only phones need.
const Sheet = lazy(async () => ({ default: (await import('./FilterSheet.tsx')).FilterSheet }));

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  '&:focus:not(:focus-visible)': { outline: 'none' },
});

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
  alignItems: 'end',
  gap: space(3),
  // A group of fields, such as a range of days.
  '& > fieldset': { gridColumn: 'span 2' },
});

const Applied = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Remove = styled(ButtonBase)({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size('target'),
  height: size('target'),
  padding: 0,
  border: 0,
  borderRadius: radius('pill'),
  background: 'none',
  cursor: 'pointer',
  // Over the chip's border, and over MUI's margin.
  '&&&': { margin: -1 },
  '&:focus-visible': { outlineOffset: -3, borderRadius: radius('pill') },
});

/** Filters of a list: fields, and the active filters as removable chips. */
export function FilterBar(props: FilterBarProps) {
  const { label, children, applied, removeLabel, onRemove, resetLabel, onReset, countLabel } = props;
  const isDesktop = useIsDesktop();
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const openSheet = () => {
    setWasOpen(true);
    setOpen(true);
  };
  const remove = (id: string) => {
    onRemove(id);
    // The focused button is removed with its chip.
    root.current?.focus({ preventScroll: true });
  };
  return (
    <Root ref={root} role="group" aria-label={label} tabIndex={-1}>
      {isDesktop ? (
        <Fields>{children}</Fields>
      ) : (
        <Button
          fullWidth
          aria-haspopup="dialog"
          startIcon={<Icon name="sliders" />}
          endIcon={<CountBadge count={applied.length} label={countLabel} />}
          onClick={openSheet}
        >
          {label}
        </Button>
      )}
      {applied.length > 0 && (
        <MuiTheme>
          <Applied aria-label={countLabel}>
            {applied.map((filter) => (
              <li key={filter.id}>
                <Chip
                  // The remove button is the control, and a control must not be inside another one.
                  role={undefined}
                  tabIndex={-1}
                  label={filter.label}
                  onDelete={() => remove(filter.id)}
                  deleteIcon={
                    <Remove type="button" aria-label={removeLabel(filter.label)} title={removeLabel(filter.label)}>
                      <Icon name="close" size={16} />
                    </Remove>
                  }
                />
              </li>
            ))}
            <li>
              <Button variant="quiet" onClick={onReset}>
                {resetLabel}
              </Button>
            </li>
          </Applied>
        </MuiTheme>
      )}
      {!isDesktop && wasOpen && (
        <Suspense fallback={null}>
          <Sheet
            open={open}
            onClose={() => setOpen(false)}
            label={label}
            closeLabel={props.closeLabel}
            resetLabel={resetLabel}
            onReset={onReset}
            doneLabel={props.doneLabel}
          >
            {children}
          </Sheet>
        </Suspense>
      )}
    </Root>
  );
}
