import type { DayRange } from '@croupier/sdk/rules';

import { paths } from '../../../shared/paths.ts';

/** URL parameter of the statement page that shows the files of statements, and the id of the open one. */
const VIEW = { view: 'files' };
export const statementParameter = 'statement';

/** True for the address of the files. */
export const isFilesView = (params: URLSearchParams): boolean => params.get('view') === VIEW.view;

/** URL of the files, with some days to make them of. */
export function filesPath(days?: DayRange): string {
  return `${paths.transactions}?${new URLSearchParams({ ...VIEW, ...days }).toString()}`;
}

/** URL of one statement. */
export function statementPath(statementId: string): string {
  return `${paths.transactions}?${new URLSearchParams({ ...VIEW, [statementParameter]: statementId }).toString()}`;
}
