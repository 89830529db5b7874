import { useEffect, useRef } from 'react';
import { SafeHtml } from '../SafeHtml/SafeHtml.tsx';
import type { SafeHtmlProps } from '../SafeHtml/SafeHtml.tsx';
import type { Announcement } from './announcement.ts';
import { Action, Article, ArticleDay, Heading, Text } from './announcement-parts.ts';

export interface AnnouncementTextProps {
  item: Announcement;
  /** Takes the focus, since it stands where the list was. */
  focused: boolean;
  html: Pick<SafeHtmlProps, 'hosts' | 'onNavigate' | 'failed'>;
}

export function AnnouncementText({ item, focused, html }: AnnouncementTextProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    // Focusable, so that the arrow keys can scroll it.
    <Article tabIndex={0} aria-label={item.title}>
      {item.date && <ArticleDay>{item.date}</ArticleDay>}
      <Heading ref={heading} tabIndex={-1}>
        {item.title}
      </Heading>
      <Text>
        <SafeHtml {...html} html={item.html} lines={6} />
      </Text>
      {item.action && <Action>{item.action}</Action>}
    </Article>
  );
}
