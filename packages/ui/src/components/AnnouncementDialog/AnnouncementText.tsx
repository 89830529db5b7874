import { SafeHtml } from '../SafeHtml/SafeHtml.tsx';
import type { SafeHtmlProps } from '../SafeHtml/SafeHtml.tsx';
import type { Announcement } from './announcement.ts';
import { Action, Article, ArticleDay, Heading, Text } from './announcement-parts.ts';

export interface AnnouncementTextProps {
  item: Announcement;
  html: Pick<SafeHtmlProps, 'hosts' | 'onNavigate' | 'failed'>;
}

export function AnnouncementText({ item, html }: AnnouncementTextProps) {
  return (
    // Focusable, so that it can be scrolled by arrow keys.
    <Article tabIndex={0} aria-label={item.title}>
      {item.date && <ArticleDay>{item.date}</ArticleDay>}
      <Heading>{item.title}</Heading>
      <Text>
        <SafeHtml {...html} html={item.html} lines={6} />
      </Text>
      {item.action && <Action>{item.action}</Action>}
    </Article>
  );
}
