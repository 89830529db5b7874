import type { ElementType } from 'react';
import { useId } from 'react';
import { Icon } from '../../display/Icon/Icon.tsx';
import { IconTile } from '../internal/list-panel.tsx';
import type { RecordColumn, RecordRow } from './record-table-types.ts';
import {
  Cell,
  ContentCell,
  ContentRow,
  Cover,
  COVER_SIZE,
  Detail,
  Lead,
  Open,
  Row,
  TilePlace,
} from './record-table-parts.ts';

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

/** A row, and its content below it while it is open in place. */
export function RecordTableRow<C extends ElementType>(props: RecordTableRowProps<C>) {
  const { row, others } = props;
  const contentId = useId();
  if (row.expanded !== true) return <RecordLine {...props} />;
  return (
    <>
      <RecordLine {...props} contentId={contentId} />
      <ContentRow role="row">
        <ContentCell role="cell" id={contentId} colSpan={1 + others.length}>
          {row.content}
        </ContentCell>
      </ContentRow>
    </>
  );
}

interface RecordLineProps<C extends ElementType> extends RecordTableRowProps<C> {
  /** Id of the content that the row opened. */
  contentId?: string;
}

function RecordLine<C extends ElementType>(props: RecordLineProps<C>) {
  const { row, lead, others, hasTwoLines, onOpen, linkComponent, contentId } = props;
  const { id, cells, detail, longDetail, image, icon, iconTone, usual = [], link, expanded } = row;
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
          <Open
            type="button"
            data-detailed={isDetailed}
            onClick={() => onOpen(id)}
            {...(expanded !== undefined && { 'aria-expanded': expanded, 'aria-controls': contentId })}
          >
            {cells[lead.id]}
            {expanded !== undefined && <Icon name="chevronDown" size={16} />}
          </Open>
        )}
        {link === undefined && onOpen === undefined && <Lead>{cells[lead.id]}</Lead>}
        {isDetailed && (
          <Detail
            data-follows={others.some((column) => column.phone === 'meta' && !usual.includes(column.id))}
            data-long={longDetail}
          >
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
