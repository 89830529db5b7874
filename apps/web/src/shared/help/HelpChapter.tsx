import type { HelpSection } from '@croupier/sdk/types';
import { CollapsibleList } from '@croupier/ui/display/CollapsibleList';
import { SafeHtml } from '@croupier/ui/display/SafeHtml';
import { SummaryNote } from '@croupier/ui/display/SummaryNote';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { dateFormat } from '../intl-formats.ts';

export interface HelpChapterProps {
  readonly section: HelpSection;
  /** Anchor of the open question. */
  readonly question: string | undefined;
  /** Called with undefined when the open question is selected again. */
  readonly onQuestion: (anchor: string | undefined) => void;
  /** Follows links in the texts. */
  readonly onNavigate: (path: string) => void;
}

/** Text of a chapter below its heading: its questions, or running text with what it says in short [ROUTE-11]. */
export function HelpChapter({ section, question, onQuestion, onNavigate }: HelpChapterProps): ReactNode {
  const { t } = useTranslation('help');
  const { questions = [], summary = [], content, changes } = section;
  const failed = t('textFailed');
  useEffect(() => {
    if (question !== undefined) document.getElementById(question)?.scrollIntoView();
    // Only for the question that the chapter was opened with.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [section.anchor]);
  if (questions.length > 0) {
    return (
      <CollapsibleList
        headingLevel={2}
        openId={question ?? null}
        onOpenChange={onQuestion}
        items={questions.map(({ anchor, question: title, answer }) => ({
          id: anchor,
          anchor,
          title,
          content: <SafeHtml html={answer} failed={failed} onNavigate={onNavigate} />,
        }))}
      />
    );
  }
  return (
    <PanelStack>
      {summary.length > 0 && <SummaryNote title={t('inShort')} points={summary} />}
      {changes !== undefined && (
        <CollapsibleList
          headingLevel={2}
          items={[{ id: 'changes', title: t('changes'), content: <SafeHtml html={changes} failed={failed} /> }]}
        />
      )}
      <SafeHtml html={content} lines={8} failed={failed} onNavigate={onNavigate} />
    </PanelStack>
  );
}

/** Number and date of a chapter's version; undefined for one without versions. */
export function useVersionText({ version, updatedAt }: Partial<HelpSection>): string | undefined {
  const { t, i18n } = useTranslation('help');
  const { brand } = useSite();
  if (version === undefined) return undefined;
  if (updatedAt === undefined) return t('version', { version });
  const day = dateFormat(i18n.language, { dateStyle: 'long', timeZone: brand.timeZone });
  return t('versionSince', { version, date: day.format(new Date(updatedAt)) });
}
