import styled from '@emotion/styled';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { SelectMenu } from '../../navigation/SelectMenu/SelectMenu.tsx';
import type { DataColumn, DataGridTexts, DataSort } from './data-grid-types.ts';
import { firstDirection } from './data-grid-types.ts';

export interface PhoneSortProps {
  /** Sortable columns. */
  columns: readonly DataColumn[];
  sort: DataSort | undefined;
  onSortChange: (sort: DataSort) => void;
  texts: DataGridTexts;
}

const Root = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', marginInlineEnd: 'auto' });

const Arrow = styled('span')({ display: 'grid', '&[data-direction="desc"]': { transform: 'scaleY(-1)' } });

/** Column and direction of the order on phones, where rows have no heads. */
export function PhoneSort({ columns, sort, onSortChange, texts }: PhoneSortProps) {
  const choose = (id: string) => {
    const column = columns.find((sortable) => sortable.id === id);
    if (column) onSortChange({ column: id, direction: firstDirection(column) });
  };
  const next = sort?.direction === 'asc' ? 'desc' : 'asc';
  return (
    <Root>
      <SelectMenu
        label={texts.sort}
        options={columns.map(({ id, label }) => ({ value: id, label }))}
        value={sort?.column ?? ''}
        onChange={choose}
      />
      {sort && (
        <IconButton
          label={next === 'asc' ? texts.ascending : texts.descending}
          onClick={() => onSortChange({ ...sort, direction: next })}
        >
          <Arrow data-direction={sort.direction}>
            <Icon name="arrowUp" />
          </Arrow>
        </IconButton>
      )}
    </Root>
  );
}
