import styled from '@emotion/styled';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useIsDesktop } from '../../../theme/use-media.ts';
import { color, media, radius, size, space, typeStyle } from '../../../theme/vars.ts';
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

const Chip = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: size('target'),
  paddingInlineStart: space(3.5),
  border: `1px solid ${color('lineStrong')}`,
  borderRadius: radius('pill'),
  backgroundColor: color('surface2'),
  color: color('text'),
  ...typeStyle('label'),
});

const Remove = styled('button')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size('target'),
  height: size('target'),
  margin: -1,
  padding: 0,
  border: 0,
  borderRadius: radius('pill'),
  background: 'none',
  color: color('text2'),
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: -3, borderRadius: radius('pill') },
  [media.hover]: { '&:hover': { color: color('text') } },
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
        <Applied aria-label={countLabel}>
          {applied.map((filter) => (
            <li key={filter.id}>
              <Chip>
                {filter.label}
                <Remove
                  type="button"
                  aria-label={removeLabel(filter.label)}
                  title={removeLabel(filter.label)}
                  onClick={() => remove(filter.id)}
                >
                  <Icon name="close" size={16} />
                </Remove>
              </Chip>
            </li>
          ))}
          <li>
            <Button variant="quiet" onClick={onReset}>
              {resetLabel}
            </Button>
          </li>
        </Applied>
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
