import { queryKeyOf } from '@croupier/sdk/hooks';
import type { SupportQuestionConfig } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { FormSubmit } from '@croupier/ui/inputs/Form';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import type { MemberSession } from '../../session/use-session.ts';
import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import { FocusOnArrival } from '../../shared/page/FocusOnArrival.tsx';
import { askPath } from '../../shared/ask-path.ts';
import { BodyField, EmailField, SubjectField } from './QuestionFields.tsx';
import { EMPTY_QUESTION, useQuestionForm, type Question } from './use-question-form.ts';
import { useSendQuestion } from './use-send-question.tsx';

export interface AskFormProps {
  readonly bounds: SupportQuestionConfig;
  /** Titles of the topics of the help center. */
  readonly topics: readonly string[];
  /** Undefined for a guest and in free play, who are answered by email. */
  readonly member: MemberSession | undefined;
  /** Called with subject and text, to search answers. */
  readonly onInput: (text: string) => void;
}

/** Written question to customer service: subject, words between two bounds, an email address of visitors [FEED-03]. */
export function AskForm({ bounds, topics, member, onInput }: AskFormProps): ReactNode {
  const { t } = useTranslation('support');
  const snackbar = useSnackbar();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [sentTo, setSentTo] = useState<string>();
  const { send, dialog } = useSendQuestion();
  const { contract, clearDraft } = useQuestionForm({ bounds, memberId: member?.member.id, onInput });
  const { form, failure } = contract;
  const submit = async (question: Question): Promise<void> => {
    const answer = await send(question);
    if (answer === undefined) return;
    clearDraft();
    if (member === undefined) return setSentTo(question.email ?? '');
    snackbar.show({ text: t('ask.sent'), tone: 'success', key: 'question' });
    await queryClient.invalidateQueries({ queryKey: queryKeyOf('listSupportQuestions') });
    void navigate(askPath(answer.questionId));
  };
  if (sentTo !== undefined) {
    const askAnother = (): void => {
      form.reset({ ...EMPTY_QUESTION, email: sentTo });
      setSentTo(undefined);
    };
    return <SentQuestion email={sentTo} onAskAnother={askAnother} />;
  }
  const tooShort = t('ask.wrong.short', { count: bounds.minWords });
  const tooLong = t('ask.wrong.long', { count: bounds.maxWords });
  return (
    <>
      <ContractForm
        contract={contract}
        labels={{ subject: t('ask.subject'), body: t('thread.title'), email: t('ask.email') }}
        errorTexts={{
          body: { REQUIRED: tooShort, TOO_SHORT: tooShort, TOO_LONG: tooLong },
          email: { REQUIRED: t('ask.wrong.email'), FORMAT: t('ask.wrong.email') },
        }}
        onSubmit={({ body }) => submit({ ...body, body: body.body.trim() })}
      >
        <SubjectField control={form.control} topics={topics} />
        <BodyField control={form.control} bounds={bounds} />
        {member === undefined && <EmailField control={form.control} />}
        <FailureAlert error={failure} />
        <FormSubmit busyLabel={t('ask.busy')}>{t('ask.submit')}</FormSubmit>
      </ContractForm>
      {dialog}
    </>
  );
}

interface SentQuestionProps {
  readonly email: string;
  readonly onAskAnother: () => void;
}

/** Says to a visitor where the answer goes. */
function SentQuestion({ email, onAskAnother }: SentQuestionProps): ReactNode {
  const { t } = useTranslation('support');
  return (
    <section>
      <FocusOnArrival />
      <EmptyState
        icon="mail"
        headingLevel={2}
        title={t('ask.sent')}
        text={t('ask.sentText', { email })}
        actions={<Button onClick={onAskAnother}>{t('ask.another')}</Button>}
      />
    </section>
  );
}
