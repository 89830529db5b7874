import { Button } from '@croupier/ui/actions/Button';
import { CopyButton } from '@croupier/ui/actions/CopyButton';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { ControlAnswer } from './control.ts';
import { ControlView } from './ControlView.tsx';
import { openPage } from './open-page.ts';
import { texts } from './texts.ts';
import { useControl } from './use-control.ts';
import { formatTime, useTimeZone } from './use-world-time.ts';

type Message = ControlAnswer<'GET /outbox'>['messages'][number];

/** Codes and mails that the platform would have sent, newest first. */
export function OutboxTab({ control }: { readonly control: QueryClient }): ReactNode {
  const { outbox } = texts;
  const query = useControl(control, 'GET /outbox');
  return (
    <div className="developer-sections">
      <ContentSection title={outbox.name} headingLevel={3}>
        <p className="developer-note">{outbox.note}</p>
        <ControlView query={query}>
          {({ messages }) =>
            messages.length === 0 ? (
              <p className="developer-note">{outbox.none}</p>
            ) : (
              <ul className="developer-faults" aria-label={outbox.name}>
                {messages.map((message) => (
                  <MessageRow key={message.id} message={message} />
                ))}
              </ul>
            )
          }
        </ControlView>
      </ContentSection>
    </div>
  );
}

function MessageRow({ message }: { readonly message: Message }): ReactNode {
  const { outbox } = texts;
  const zone = useTimeZone();
  const { channel, to, purpose, code, link, text, sentAt } = message;
  return (
    <li>
      <span>
        <code>{purpose}</code>
        <span className="developer-note">
          {outbox.sent(channel, to)} · {formatTime(Date.parse(sentAt), zone).time}
        </span>
        {text !== null && <span>{text}</span>}
      </span>
      {code !== null && (
        <CopyButton value={code} label={code} copiedLabel={texts.copied} failedLabel={texts.copyFailed} />
      )}
      {link !== null && <Button onClick={() => openLink(link)}>{outbox.open}</Button>}
    </li>
  );
}

/** Opens the page of a link in the app; the site of the link may have another host name. */
function openLink(link: string): void {
  const { pathname, search, hash } = new URL(link, location.origin);
  openPage(pathname + search + hash);
}
