import { Button } from '@croupier/ui/actions/Button';
import { CopyButton } from '@croupier/ui/actions/CopyButton';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { SearchField } from '@croupier/ui/inputs/SearchField';
import type { QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { asCurl, type LoggedCall } from './call-text.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { callControl } from './control.ts';
import { ControlView } from './ControlView.tsx';
import { texts } from './texts.ts';
import { useControl } from './use-control.ts';
import type { Press } from './use-press.ts';
import { formatTime, useTimeZone } from './use-world-time.ts';

export interface CallsTabProps {
  readonly control: QueryClient;
  readonly press: Press;
}

/** The last calls of the app, newest first, each with what was sent and answered. */
export function CallsTab({ control, press }: CallsTabProps): ReactNode {
  const { calls: names } = texts;
  const [search, setSearch] = useState('');
  const query = useControl(control, 'GET /calls');
  const clear = async (): Promise<string> => {
    await callControl('DELETE /calls');
    return names.cleared;
  };
  const isFound = ({ id, operation, target }: LoggedCall): boolean =>
    `${id} ${operation} ${target}`.toLowerCase().includes(search.trim().toLowerCase());
  const clearButton = (
    <Button variant="quiet" onClick={() => press(clear)}>
      {names.clear}
    </Button>
  );
  return (
    <div className="developer-sections">
      <SearchField label={names.search} value={search} onChange={setSearch} clearLabel={texts.clearSearch} fullWidth />
      <ControlView query={query}>
        {({ calls }) => (
          <ContentSection title={names.name} headingLevel={3} actions={calls.length > 0 && clearButton}>
            {calls.some(isFound) ? (
              <ul className="developer-records" aria-label={names.name}>
                {calls.filter(isFound).map((call) => (
                  <CallRow key={call.id} call={call} press={press} />
                ))}
              </ul>
            ) : (
              <p className="developer-note">{calls.length === 0 ? names.none : names.noneFound}</p>
            )}
          </ContentSection>
        )}
      </ControlView>
    </div>
  );
}

interface CallRowProps {
  readonly call: LoggedCall;
  readonly press: Press;
}

function CallRow({ call, press }: CallRowProps): ReactNode {
  const { calls: names } = texts;
  const zone = useTimeZone();
  const [isOpen, setIsOpen] = useState(false);
  const { status, operation, took, fault, errorCode, isModelled } = call;
  const notes = [
    formatTime(Date.parse(call.at), zone).time,
    names.took(took),
    fault,
    errorCode,
    isModelled ? null : names.example,
  ];
  return (
    <li>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <code>{operation}</code>
          <strong data-status={status === null || status >= 400 ? 'failed' : 'answered'}>{status ?? names.lost}</strong>
          <span className="developer-note">{notes.filter((note) => note !== null).join(' · ')}</span>
        </summary>
        {isOpen && <CallDetail call={call} press={press} />}
      </details>
    </li>
  );
}

function CallDetail({ call, press }: CallRowProps): ReactNode {
  const { calls: names } = texts;
  const { operation } = call;
  const repeat = async (): Promise<string> => {
    const repeated = await callControl('POST /calls/{id}/repeat', { id: call.id });
    return names.repeated(operation, repeated?.status ?? names.lost);
  };
  const failNext = async (): Promise<string> => {
    await callControl('POST /faults', { body: { operation, kind: 'error', code: 'INTERNAL_ERROR', count: 1 } });
    return names.fails(operation);
  };
  return (
    <div className="developer-detail">
      <p className="developer-note">
        {call.method} {call.target}
        {call.account !== null && <br />}
        {call.account !== null && names.as(call.account)}
        {call.idempotencyKey !== null && <br />}
        {call.idempotencyKey !== null && names.key(call.idempotencyKey)}
      </p>
      {call.request !== null && (
        <JsonBlock label={call.isEncrypted ? names.encrypted : names.request} value={call.request} />
      )}
      <JsonBlock label={call.status === null ? names.undelivered : names.answer} value={call.answer} />
      <div className="developer-row">
        <CopyButton
          value={asCurl(call, location.origin)}
          label={names.curl}
          copiedLabel={texts.copied}
          failedLabel={texts.copyFailed}
        />
        <Button onClick={() => press(repeat)}>{names.repeat}</Button>
        <Button onClick={() => press(failNext)}>{names.failNext}</Button>
      </div>
    </div>
  );
}

function JsonBlock({ label, value }: { readonly label: string; readonly value: unknown }): ReactNode {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return (
    <figure className="developer-code">
      <figcaption className="developer-note">{label}</figcaption>
      <CodeBlock label={label}>{text}</CodeBlock>
    </figure>
  );
}
