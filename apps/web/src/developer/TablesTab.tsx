import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { SearchField } from '@croupier/ui/inputs/SearchField';
import { SelectField } from '@croupier/ui/inputs/SelectField';
import type { QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { CodeBlock } from './CodeBlock.tsx';
import { ControlView } from './ControlView.tsx';
import { texts } from './texts.ts';
import { useControl } from './use-control.ts';
import { useTable } from './use-table.ts';

export interface TablesTabProps {
  readonly control: QueryClient;
}

const FIRST = 'members';
/** Values of a closed row. */
const SHOWN = 4;

/** What the world holds, row by row: the newest rows of a table, or those with a text. */
export function TablesTab({ control }: TablesTabProps): ReactNode {
  const { tables: names } = texts;
  const [table, setTable] = useState(FIRST);
  const [find, setFind] = useState('');
  const all = useControl(control, 'GET /tables');
  const chosen = useTable(control, table, find.trim());
  return (
    <div className="developer-sections">
      <SearchField label={names.search} value={find} onChange={setFind} clearLabel={texts.clearSearch} fullWidth />
      <ControlView query={all}>
        {({ tables }) => (
          <SelectField
            label={names.name}
            options={tables.map(({ name, rows }) => ({ value: name, label: names.option(name, rows) }))}
            value={table}
            onChange={({ target }) => setTable(target.value)}
          />
        )}
      </ControlView>
      <ControlView query={chosen}>
        {({ rows, found }) => (
          <ContentSection title={names.rows(rows.length, found)} headingLevel={3}>
            <ul className="developer-records" aria-label={names.name}>
              {rows.map((row, index) => (
                <TableRow key={idOf(row) ?? index} row={row} />
              ))}
            </ul>
          </ContentSection>
        )}
      </ControlView>
    </div>
  );
}

function TableRow({ row }: { readonly row: unknown }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <code>{idOf(row)}</code>
          <span className="developer-note">{shortOf(row)}</span>
        </summary>
        {isOpen && (
          <div className="developer-code">
            <CodeBlock label={idOf(row) ?? texts.tables.name}>{JSON.stringify(row, null, 2)}</CodeBlock>
          </div>
        )}
      </details>
    </li>
  );
}

function idOf(row: unknown): string | undefined {
  const { id }: { id?: unknown } = Object(row);
  return typeof id === 'string' ? id : undefined;
}

/** Values of a row in one line, without its id. */
function shortOf(row: unknown): string {
  return Object.entries(Object(row))
    .filter(([name, value]) => name !== 'id' && (typeof value === 'string' || typeof value === 'number'))
    .slice(0, SHOWN)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(' · ');
}
