import { replyToSupportQuestionBody } from '@croupier/sdk/bodies';
import { queryKeyOf, useGetSupportQuestion, useReplyToSupportQuestion } from '@croupier/sdk/hooks';
import type { ReplyToSupportQuestionData, SupportThread } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { StatusChip } from '@croupier/ui/display/StatusChip';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { TextArea } from '@croupier/ui/inputs/TextArea';
import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import { PageHeader } from '@croupier/ui/layout/PageHeader';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { SectionStack } from '@croupier/ui/layout/SectionStack';
import { MessageList } from '@croupier/ui/pages/MessageList';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { usePageTitle } from '../../shared/page/use-page-title.ts';
import { askPath } from '../../shared/ask-path.ts';
import { OwnQuestions } from './OwnQuestions.tsx';
import { supportStatuses } from './support-status.ts';
import { useMomentFormat } from './use-moment-format.ts';

/** Interval in ms in which an open question is looked up again. */
const REFETCH_MS = 30_000;

export interface QuestionThreadProps {
  readonly questionId: string;
}

/** A question of the member with its answers, which takes replies until it is closed. */
export function QuestionThread({ questionId }: QuestionThreadProps): ReactNode {
  const { t, i18n } = useTranslation('support');
  const { t: helpText } = useTranslation('help');
  const query = useGetSupportQuestion(
    { questionId },
    {
      refetchInterval: ({ state }) => (state.data?.value.question.status === 'OPEN' ? REFETCH_MS : false),
    },
  );
  const question = query.data?.question;
  const title = question?.subject ?? t('thread.title');
  usePageTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        back={{ label: helpText('ask'), link: { to: askPath() } }}
        linkComponent={Link}
        {...(question !== undefined && {
          actions: (
            <StatusChip tone={supportStatuses.toneOf(question.status)}>
              {i18n.t(supportStatuses.textOf(question.status))}
            </StatusChip>
          ),
        })}
      />
      <SectionStack>
        <AsideLayout aside={<OwnQuestions />}>
          <QueryBoundary query={query} skeleton={<ThreadSkeleton />} failure={t('thread.failed')}>
            {(thread) => <Thread thread={thread} />}
          </QueryBoundary>
        </AsideLayout>
      </SectionStack>
    </>
  );
}

function ThreadSkeleton(): ReactNode {
  return (
    <PanelStack>
      <Skeleton shape="box" height="92px" />
      <Skeleton shape="box" height="112px" />
      <Skeleton shape="box" height="128px" />
      <Skeleton shape="box" height="52px" />
    </PanelStack>
  );
}

function Thread({ thread }: { readonly thread: SupportThread }): ReactNode {
  const { t } = useTranslation('support');
  const { t: helpText } = useTranslation('help');
  const moment = useMomentFormat();
  const { question, replies } = thread;
  const timeOf = (time: string): string => moment.format(new Date(time));
  return (
    <PanelStack>
      <MessageList
        label={t('thread.messages')}
        messages={[
          {
            id: question.questionId,
            isOwn: true,
            author: t('thread.you'),
            text: question.body,
            time: timeOf(question.createdAt),
          },
          ...replies.map(({ replyId, sender, body, sentAt }) => ({
            id: replyId,
            isOwn: sender === 'MEMBER',
            author: sender === 'MEMBER' ? t('thread.you') : t('thread.staff'),
            text: body,
            time: timeOf(sentAt),
          })),
        ]}
      />
      {question.status === 'OPEN' && <InlineAlert tone="info">{t('thread.waiting')}</InlineAlert>}
      {question.status === 'CLOSED' ? (
        <>
          <InlineAlert tone="info">{t('thread.closed')}</InlineAlert>
          <div>
            <LinkButton component={Link} to={askPath()}>
              {helpText('ask')}
            </LinkButton>
          </div>
        </>
      ) : (
        <ReplyForm questionId={question.questionId} />
      )}
    </PanelStack>
  );
}

type Reply = ReplyToSupportQuestionData['body'];
const EMPTY = { body: '' };

function ReplyForm({ questionId }: QuestionThreadProps): ReactNode {
  const { t } = useTranslation('support');
  const queryClient = useQueryClient();
  const { mutateAsync } = useReplyToSupportQuestion();
  // Kept until the reply is stored, so that a repeated one is stored once.
  const clientReplyId = useRef(crypto.randomUUID());
  const contract = useContractForm<Reply, typeof EMPTY>(replyToSupportQuestionBody, {
    defaultValues: EMPTY,
    constants: () => ({ clientReplyId: clientReplyId.current }),
  });
  return (
    <ContractForm
      contract={contract}
      labels={{ body: t('thread.reply') }}
      onSubmit={async ({ body }) => {
        await mutateAsync({ path: { questionId }, body });
        clientReplyId.current = crypto.randomUUID();
        contract.form.reset(EMPTY);
        await queryClient.invalidateQueries({ queryKey: queryKeyOf('getSupportQuestion') });
        await queryClient.invalidateQueries({ queryKey: queryKeyOf('listSupportQuestions') });
      }}
    >
      <FormField control={contract.form.control} name="body">
        {(field) => <TextArea {...field} rows={3} label={t('thread.reply')} />}
      </FormField>
      <FailureAlert error={contract.failure} />
      <FormSubmit busyLabel={t('ask.busy')}>{t('thread.submit')}</FormSubmit>
    </ContractForm>
  );
}
