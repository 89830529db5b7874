import { createFeedbackBody } from '@croupier/sdk/bodies';
import { queryKeyOf, useCreateFeedback, useListFeedback } from '@croupier/sdk/hooks';
import { countCharacters } from '@croupier/sdk/rules';
import type { CreateFeedbackData, Feedback } from '@croupier/sdk/types';
import { StatusChip } from '@croupier/ui/display/StatusChip';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { SegmentedControl } from '@croupier/ui/inputs/SegmentedControl';
import { TextArea } from '@croupier/ui/inputs/TextArea';
import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { PromptLine } from '@croupier/ui/layout/PromptLine';
import { SectionStack } from '@croupier/ui/layout/SectionStack';
import { MessageList } from '@croupier/ui/pages/MessageList';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import { createFormDraft, useFormDraft } from '../../shared/forms/form-draft.ts';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useMemberSession } from '../../shared/page/MembersOnly.tsx';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { askPath } from '../../shared/ask-path.ts';
import { supportStatuses } from './support-status.ts';
import { useMomentFormat } from './use-moment-format.ts';

type Body = CreateFeedbackData['body'];
interface Values {
  type: Body['type'];
  content: string;
}

/** The contract's limit; `getSupportQuestionConfig` has the same constant. */
const MAX_CHARACTERS = createFeedbackBody.fields.content.maxLength ?? 0;

const draft = createFormDraft('feedback', ['content']);

/** Suggestions and complaints of a member, and what became of those before [FEED-01] [FEED-02]. */
export function FeedbackPage(): ReactNode {
  const { member } = useMemberSession();
  return (
    <SectionStack>
      <AsideLayout aside={<SentFeedback />}>
        <FeedbackForm key={member.id} owner={member.id} />
      </AsideLayout>
    </SectionStack>
  );
}

function FeedbackForm({ owner }: { readonly owner: string }): ReactNode {
  const { t } = useTranslation('support');
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  const { mutateAsync } = useCreateFeedback();
  const contract = useContractForm<Body, Values>(createFeedbackBody, {
    defaultValues: { type: 'SUGGESTION', content: '', ...draft.read(owner) },
    check: { content: (text) => (countCharacters(text) > MAX_CHARACTERS ? 'TOO_LONG' : undefined) },
  });
  const { form } = contract;
  useFormDraft(form, draft, owner);
  return (
    <ContractForm
      contract={contract}
      labels={{ type: t('feedback.kind'), content: t('feedback.content') }}
      errorTexts={{ content: { TOO_LONG: t('feedback.tooLong', { count: MAX_CHARACTERS }) } }}
      onSubmit={async ({ body }) => {
        await mutateAsync({ body });
        form.reset({ type: body.type, content: '' });
        draft.clear();
        snackbar.show({ text: t('feedback.sent'), tone: 'success', key: 'feedback' });
        await queryClient.invalidateQueries({ queryKey: queryKeyOf('listFeedback') });
      }}
    >
      <FormField control={form.control} name="type">
        {({ value, onChange }) => (
          <SegmentedControl<Body['type']>
            label={t('feedback.kind')}
            value={value}
            onChange={onChange}
            options={[
              { value: 'SUGGESTION', label: t('feedback.type.SUGGESTION') },
              { value: 'COMPLAINT', label: t('feedback.type.COMPLAINT') },
            ]}
          />
        )}
      </FormField>
      <FormField control={form.control} name="content">
        {(field) => (
          <TextArea
            {...field}
            label={t('feedback.content')}
            hint={t('feedback.hint')}
            counter={{
              limit: MAX_CHARACTERS,
              text: (used, limit) => t('feedback.used', { used, limit }),
              announce: (left) =>
                left < 0 ? t('feedback.over', { count: -left }) : t('feedback.left', { count: left }),
            }}
          />
        )}
      </FormField>
      <FailureAlert error={contract.failure} />
      <FormSubmit busyLabel={t('ask.busy')}>{t('feedback.submit')}</FormSubmit>
      <PromptLine
        link={
          <LinkButton component={Link} to={askPath()} variant="link">
            {t('feedback.ask')}
          </LinkButton>
        }
      >
        {t('feedback.longer')}
      </PromptLine>
    </ContractForm>
  );
}

/** The latest feedback with the answers. */
function SentFeedback(): ReactNode {
  const { t } = useTranslation('support');
  const query = useListFeedback({ pageNo: 1, pageSize: 20 });
  return (
    <ContentSection framed title={t('feedback.list')}>
      <QueryBoundary
        query={query}
        skeleton={<Skeleton lines={6} />}
        failure={t('feedback.failed')}
        empty={{
          when: ({ content }) => content.length === 0,
          state: <EmptyState icon="chat" title={t('feedback.none')} text={t('feedback.noneText')} />,
        }}
      >
        {({ content }) => (
          <PanelStack>
            {content.map((feedback) => (
              <SentItem key={feedback.feedbackId} feedback={feedback} />
            ))}
          </PanelStack>
        )}
      </QueryBoundary>
    </ContentSection>
  );
}

function SentItem({ feedback }: { readonly feedback: Feedback }): ReactNode {
  const { t, i18n } = useTranslation('support');
  const moment = useMomentFormat();
  const { feedbackId, type, content, createdAt, status, reply, repliedAt } = feedback;
  const kind = type === 'COMPLAINT' ? t('feedback.type.COMPLAINT') : t('feedback.type.SUGGESTION');
  const timeOf = (time: string | undefined): string => (time === undefined ? '' : moment.format(new Date(time)));
  return (
    <ContentSection
      headingLevel={3}
      landmark={false}
      title={kind}
      actions={<StatusChip tone={supportStatuses.toneOf(status)}>{i18n.t(supportStatuses.textOf(status))}</StatusChip>}
    >
      <MessageList
        label={content}
        messages={[
          { id: feedbackId, isOwn: true, author: t('thread.you'), text: content, time: timeOf(createdAt) },
          ...(reply === undefined
            ? []
            : [{ id: 'reply', isOwn: false, author: t('thread.staff'), text: reply, time: timeOf(repliedAt) }]),
        ]}
      />
    </ContentSection>
  );
}
