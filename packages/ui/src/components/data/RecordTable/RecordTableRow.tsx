import type { ElementType } from 'react';
import { IconTile } from '../internal/list-panel.tsx';
import type { RecordColumn, RecordRow } from './record-table-types.ts';
import { Cell, Cover, COVER_SIZE, Detail, Lead, Open, Row, TilePlace } from './record-table-parts.ts';

export interface RecordTableRowProps<C extends ElementType> {
  row: RecordRow<C>;
  /** The first one leads the row. */
  lead: RecordColumn;
  others: readonly RecordColumn[];
  /** On phones. */
  hasTwoLines: boolean;
  onOpen: ((id: string) => void) | undefined;
  linkComponent: ElementType;
}

export function RecordTableRow<C extends ElementType>(props: RecordTableRowProps<C>) {
  const { row, lead, others, hasTwoLines, onOpen, linkComponent } = props;
  const { id, cells, detail, image, icon, iconTone, usual = [], link } = row;
  const isDetailed = detail !== undefined;
  return (
    <Row
      role="row"
      data-lines={hasTwoLines ? 'two' : undefined}
      data-pictured={pictureKind(row)}
      hover={link !== undefined || onOpen !== undefined}
    >
      <Cell role="cell" data-phone={hasTwoLines ? 'lead' : undefined}>
        {image !== undefined && <Cover src={image} alt="" loading="lazy" {...COVER_SIZE} />}
        {icon !== undefined && (
          <TilePlace>
            <IconTile icon={icon} tone={iconTone} />
          </TilePlace>
        )}
        {link !== undefined && (
          <Open component={linkComponent} data-detailed={isDetailed} {...link}>
            {cells[lead.id]}
          </Open>
        )}
        {link === undefined && onOpen !== undefined && (
          <Open type="button" data-detailed={isDetailed} onClick={() => onOpen(id)}>
            {cells[lead.id]}
          </Open>
        )}
        {link === undefined && onOpen === undefined && <Lead>{cells[lead.id]}</Lead>}
        {isDetailed && (
          <Detail data-follows={others.some((column) => column.phone === 'meta' && !usual.includes(column.id))}>
            {detail}
          </Detail>
        )}
      </Cell>
      {others.map((column) => (
        <Cell
          key={column.id}
          role="cell"
          data-numeric={column.numeric}
          data-phone={column.phone}
          data-usual={usual.includes(column.id)}
        >
          <span data-label aria-hidden>
            {column.label}
          </span>
          <span>{cells[column.id]}</span>
        </Cell>
      ))}
    </Row>
  );
}

function pictureKind({ image, icon }: Pick<RecordRow, 'image' | 'icon'>): 'cover' | 'icon' | undefined {
  if (image !== undefined) return 'cover';
  return icon === undefined ? undefined : 'icon';
}
