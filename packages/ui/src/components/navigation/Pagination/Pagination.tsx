import styled from '@emotion/styled';
import PaginationItem from '@mui/material/PaginationItem';
import usePagination from '@mui/material/usePagination';
import type { ElementType } from 'react';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { color, media, space, typeStyle } from '../../../theme/vars.ts';
import type { LinkTarget } from '../../actions/internal/link-target.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { SelectMenu, type SelectMenuProps } from '../SelectMenu/SelectMenu.tsx';

export interface PaginationProps<C extends ElementType = 'a'> {
  /** Accessible name of the landmark. */
  label: string;
  /** Current page, one-based. */
  page: number;
  pages: number;
  /** Needed without `linkOf`. */
  onChange?: (page: number) => void;
  previousLabel: string;
  nextLabel: string;
  /** Accessible name of a page button, e.g. 'Page 4'. */
  pageLabel: (page: number) => string;
  /** Position such as 'Page 4 of 55'; shown below, and on phones instead of first and last page. */
  summary?: string;
  /** Page size selection. */
  pageSize?: Pick<SelectMenuProps<string>, 'label' | 'options' | 'value' | 'onChange'>;
  /** Together with `linkOf` makes the pages links. */
  linkComponent?: C;
  linkOf?: (page: number) => LinkTarget<C>;
}

const Root = styled('nav')({ display: 'grid', justifyItems: 'center', gap: space(2) });

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // A small phone fits six targets.
  [media.phone]: { '& > [data-far="true"]': { display: 'none' } },
});

const Below = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1, 3),
  ...typeStyle('meta'),
  color: color('text3'),
});

const PreviousIcon = () => <Icon name="chevronStart" />;
const NextIcon = () => <Icon name="chevronEnd" />;
/** MUI swaps them for RTL scripts. */
const slots = { previous: PreviousIcon, next: NextIcon };

/** Page navigation of a list. */
export function Pagination<C extends ElementType = 'a'>(props: PaginationProps<C>) {
  const { label, page, pages, onChange, previousLabel, nextLabel, pageLabel, summary, pageSize } = props;
  const { linkComponent = 'a', linkOf } = props;
  const { items } = usePagination({ page, count: pages, onChange: (_event, to) => to !== page && onChange?.(to) });
  const names = new Map<string, string>([
    ['previous', previousLabel],
    ['next', nextLabel],
  ]);
  return (
    <Root aria-label={label}>
      <MuiTheme>
        <List>
          {items.map(({ type, page: to, ...item }) =>
            to === null ? (
              <li key={type} data-far aria-hidden>
                <PaginationItem type={type} />
              </li>
            ) : (
              <li key={type === 'page' ? to : type} data-far={type === 'page' && Math.abs(to - page) > 1}>
                <PaginationItem
                  {...item}
                  type={type}
                  page={to}
                  slots={slots}
                  aria-label={names.get(type) ?? pageLabel(to)}
                  {...(linkOf && !item.disabled && { component: linkComponent, nativeButton: false, ...linkOf(to) })}
                />
              </li>
            ),
          )}
        </List>
      </MuiTheme>
      {(summary !== undefined || pageSize) && (
        <Below>
          {summary}
          {pageSize && <SelectMenu {...pageSize} />}
        </Below>
      )}
    </Root>
  );
}
