import styled from '@emotion/styled';
import { useRef, type ElementType } from 'react';
import { color, media, radius, size, space, typeStyle } from '../../../theme/vars.ts';
import type { LinkTarget } from '../../actions/internal/link-target.ts';
import { Icon } from '../../display/Icon/Icon.tsx';

export interface AppliedFiltersProps<C extends ElementType = 'a'> {
  /** Accessible name of the list. */
  label: string;
  /** Active filters; each link removes its filter. */
  filters: readonly { id: string; label: string; link: LinkTarget<C> }[];
  /** Accessible name of a filter's link. */
  removeLabel: (label: string) => string;
  resetLabel: string;
  /** Removes all filters. */
  resetLink: LinkTarget<C>;
  /** Router link component; `'a'` by default. */
  linkComponent?: C;
}

// Stays mounted without filters, so that the focus of the last removed one has a place.
const Root = styled('div')({ outline: 'none' });

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(2),
  margin: 0,
  marginBlockStart: space(2),
  padding: 0,
  listStyle: 'none',
});

const Target = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: size('target'),
  minHeight: size('target'),
  color: color('text'),
  ...typeStyle('meta'),
  textDecoration: 'none',
  '& > span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(1.5),
    padding: space(1, 2.5),
    borderRadius: radius('pill'),
    backgroundColor: color('surface2'),
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  [media.hover]: { '&:hover > span': { backgroundColor: color('surface3') } },
  '&[data-reset]': { color: color('accent'), fontWeight: 600, paddingInline: space(1) },
});

/** Active filters of a list, each removed by its link, and a link that removes all. */
export function AppliedFilters<C extends ElementType = 'a'>(props: AppliedFiltersProps<C>) {
  const { label, filters, removeLabel, resetLabel, resetLink, linkComponent = 'a' } = props;
  const root = useRef<HTMLDivElement>(null);
  // The focused link is removed with its filter.
  const moveFocus = () => root.current?.focus({ preventScroll: true });
  return (
    <Root ref={root} role="group" aria-label={label} tabIndex={-1}>
      {filters.length > 0 && (
        <List>
          {filters.map((filter) => (
            <li key={filter.id}>
              <Target as={linkComponent} {...filter.link} aria-label={removeLabel(filter.label)} onClick={moveFocus}>
                <span dir="auto">
                  {filter.label}
                  <Icon name="close" size={14} />
                </span>
              </Target>
            </li>
          ))}
          <li>
            <Target as={linkComponent} {...resetLink} data-reset onClick={moveFocus}>
              {resetLabel}
            </Target>
          </li>
        </List>
      )}
    </Root>
  );
}
