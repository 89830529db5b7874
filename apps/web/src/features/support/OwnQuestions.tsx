import { useListSupportQuestions } from '@croupier/sdk/hooks';
import { StatusChip } from '@croupier/ui/display/StatusChip';
import { LinkList, LinkListSkeleton } from '@croupier/ui/navigation/LinkList';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { askPath } from '../../shared/ask-path.ts';
import { supportStatuses } from './support-status.ts';
import { useMomentFormat } from './use-moment-format.ts';

/** The member's latest questions with their states; nothing without any. */
export function OwnQuestions(): ReactNode {
  const { t, i18n } = useTranslation('support');
  const moment = useMomentFormat();
  const query = useListSupportQuestions({ pageNo: 1, pageSize: 20 });
  return (
    <QueryBoundary query={query} skeleton={<LinkListSkeleton rows={2} />} failure={t('own.failed')}>
      {({ content }) =>
        content.length > 0 && (
          <LinkList
            title={t('own.title')}
            linkComponent={Link}
            items={content.map(({ questionId, subject, body, status, updatedAt }) => ({
              id: questionId,
              title: shortened(body),
              text: t('own.line', { subject, time: moment.format(new Date(updatedAt)) }),
              end: (
                <StatusChip tone={supportStatuses.toneOf(status)}>{i18n.t(supportStatuses.textOf(status))}</StatusChip>
              ),
              link: { to: askPath(questionId) },
            }))}
          />
        )
      }
    </QueryBoundary>
  );
}

/** Maximum length of a question in the list. */
const SHOWN_LENGTH = 60;

function shortened(text: string): string {
  return text.length <= SHOWN_LENGTH ? text : `${text.slice(0, SHOWN_LENGTH).replace(/\s+\S*$/, '')} …`;
}
