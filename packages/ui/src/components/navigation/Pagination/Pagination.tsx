import styled from '@emotion/styled';
import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';
import { color, media, radius, size, space, transition, typeStyle } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import type { LinkTarget } from '../../actions/internal/link-target.ts';
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
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
  // A small phone fits six targets.
  [media.phone]: { '& > [data-far="true"]': { display: 'none' } },
});

const Step = styled('button')({
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  minWidth: size('target'),
  minHeight: size('target'),
  padding: `0 ${space(2)}`,
  border: '1px solid transparent',
  borderRadius: radius('control'),
  background: 'none',
  color: color('text2'),
  ...typeStyle('action'),
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  transition: transition(['background-color', 'color']),
  [media.hover]: { '&:hover:not(:disabled)': { backgroundColor: color('surface2'), color: color('text') } },
  '&:disabled, &[aria-disabled="true"]': { opacity: 0.4, cursor: 'not-allowed' },
  '&[aria-current], &[aria-current]:hover:not(:disabled)': {
    backgroundColor: color('selected'),
    color: color('onSelected'),
  },
  [media.forcedColors]: { '&[aria-current]': { borderColor: 'Highlight' } },
});

const Gap = styled('span')({ display: 'grid', placeItems: 'center', minWidth: 24, color: color('text3') });

const Below = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1, 3),
  ...typeStyle('meta'),
  color: color('text3'),
});

/** Page navigation of a list. */
export function Pagination<C extends ElementType = 'a'>(props: PaginationProps<C>) {
  const { label, page, pages, onChange, previousLabel, nextLabel, pageLabel, summary, pageSize } = props;
  const { linkComponent = 'a', linkOf } = props;
  const renderStep = (to: number, name: string, children: ReactNode) => {
    const possible = to >= 1 && to <= pages;
    const shared: ComponentPropsWithoutRef<'button'> = {
      'aria-label': name,
      'aria-current': to === page ? 'page' : undefined,
      onClick: () => to !== page && onChange?.(to),
      children,
    };
    return linkOf && possible ? (
      <Step {...shared} as={linkComponent} {...linkOf(to)} />
    ) : (
      <Step {...shared} type="button" disabled={!possible} />
    );
  };
  return (
    <Root aria-label={label}>
      <List>
        <li>{renderStep(page - 1, previousLabel, <Icon name="chevronStart" />)}</li>
        {pageSlots(page, pages).map((slot) =>
          slot.kind === 'gap' ? (
            <li key={slot.id} data-far aria-hidden>
              <Gap>…</Gap>
            </li>
          ) : (
            <li key={slot.page} data-far={Math.abs(slot.page - page) > 1}>
              {renderStep(slot.page, pageLabel(slot.page), slot.page)}
            </li>
          ),
        )}
        <li>{renderStep(page + 1, nextLabel, <Icon name="chevronEnd" />)}</li>
      </List>
      {(summary !== undefined || pageSize) && (
        <Below>
          {summary}
          {pageSize && <SelectMenu {...pageSize} />}
        </Below>
      )}
    </Root>
  );
}

type PageSlot = { kind: 'page'; page: number } | { kind: 'gap'; id: string };

/** Pages to show: first and last, the current page with its neighbours, and gaps. */
function pageSlots(current: number, pages: number): PageSlot[] {
  const from = Math.max(2, Math.min(current - 1, pages - 4));
  const to = Math.min(pages - 1, Math.max(current + 1, 5));
  const shown = new Set([1, pages]);
  for (let page = from; page <= to; page += 1) shown.add(page);
  // A gap of one page takes the same space as the page itself.
  if (from === 3) shown.add(2);
  if (to === pages - 2) shown.add(pages - 1);
  const slots: PageSlot[] = [];
  let previous = 0;
  for (const page of [...shown].filter((number) => number >= 1 && number <= pages).toSorted((a, b) => a - b)) {
    if (page - previous > 1) slots.push({ kind: 'gap', id: `after-${previous}` });
    slots.push({ kind: 'page', page });
    previous = page;
  }
  return slots;
}
