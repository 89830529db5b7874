import type { FilterContext, ListFilter } from '../../shared/lists/list-filter.ts';

/** Parameter of the URL. */
const GROUP_PARAM = 'group';
const NOT_GROUPED = 'none';

/** True while the entries of a visit are one line, as they are by default. */
export const isGrouped = ({ params }: Pick<FilterContext, 'params'>): boolean =>
  params.get(GROUP_PARAM) !== NOT_GROUPED;

/** The change of the URL that makes one line of a visit, or a line of each entry. */
export const groupChange = (grouped: boolean) => ({ [GROUP_PARAM]: grouped ? undefined : NOT_GROUPED });

/** Visits or single entries; the page shows its switch beside the list. */
export const groupFilter: ListFilter<{ readonly group?: 'VISIT' }> = {
  params: [GROUP_PARAM],
  requestOf: (context) => (isGrouped(context) ? { group: 'VISIT' } : {}),
  activeText: () => undefined,
  Field: () => null,
};
