import { createSupportQuestionBody } from '@croupier/sdk/bodies';
import { isApiError } from '@croupier/sdk/errors';
import { queryKeyOf, useCreateSupportQuestion } from '@croupier/sdk/hooks';
import { countWords } from '@croupier/sdk/rules';
import type { CreateSupportQuestionData, SupportQuestionConfig } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { SelectField } from '@croupier/ui/inputs/SelectField';
import { TextArea } from '@croupier/ui/inputs/TextArea';
import { TextField } from '@croupier/ui/inputs/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import type { MemberSession } from '../../session/use-session.ts';
import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import { createFormDraft, useFormDraft } from '../../shared/forms/form-draft.ts';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { FocusOnArrival } from '../../shared/page/FocusOnArrival.tsx';
import { useSlider } from '../../shared/verification/use-slider.tsx';
import { askPath } from './ask-path.ts';

type Question = CreateSupportQuestionData['body'];
const EMPTY = { subject: '', body: '', email: '' };

const draft = createFormDraft('support-question', ['subject', 'body', 'email']);

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
  const slider = useSlider('SUPPORT');
  const { mutateAsync } = useCreateSupportQuestion();
  const [sentTo, setSentTo] = useState<string>();
  const owner = member?.member.id ?? 'guest';
  const { minWords, maxWords } = bounds;
  const contract = useContractForm<Question, typeof EMPTY>(createSupportQuestionBody, {
    defaultValues: { ...EMPTY, ...draft.read(owner) },
    fields: member === undefined ? ['subject', 'body', 'email'] : ['subject', 'body'],
    required: member === undefined ? ['email'] : [],
    check: {
      body: (text) => {
        const words = countWords(text);
        if (words < minWords) return 'TOO_SHORT';
        return words > maxWords ? 'TOO_LONG' : undefined;
      },
    },
  });
  const { form } = contract;
  const clearDraft = useFormDraft(form, draft, owner);
  const search = useEffectEvent(({ subject = '', body = '' }: Partial<typeof EMPTY>) => {
    onInput(`${subject === t('ask.other') ? '' : subject} ${body}`);
  });
  useEffect(() => {
    search(form.getValues());
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => search(values) });
  }, [form]);

  const send = async (body: Question): Promise<void> => {
    let answer: Awaited<ReturnType<typeof mutateAsync>>;
    try {
      answer = await mutateAsync({ body });
    } catch (failure) {
      // Only this error shows that the platform wants the slider for a further question of a visitor.
      const isFirstTry = body.sliderVerification === undefined;
      if (!isApiError(failure) || failure.code !== 'AUTH_SLIDER_FAILED' || !isFirstTry) throw failure;
      const sliderVerification = await slider.requestVerification();
      if (sliderVerification !== undefined) await send({ ...body, sliderVerification });
      return;
    }
    clearDraft();
    if (member === undefined) return setSentTo(body.email ?? '');
    snackbar.show({ text: t('ask.sent'), tone: 'success', key: 'question' });
    await queryClient.invalidateQueries({ queryKey: queryKeyOf('listSupportQuestions') });
    void navigate(askPath(answer.questionId));
  };

  if (sentTo !== undefined) {
    return (
      <section>
        <FocusOnArrival />
        <EmptyState
          icon="mail"
          headingLevel={2}
          title={t('ask.sent')}
          text={t('ask.sentText', { email: sentTo })}
          actions={
            <Button
              onClick={() => {
                form.reset({ ...EMPTY, email: sentTo });
                setSentTo(undefined);
              }}
            >
              {t('ask.another')}
            </Button>
          }
        />
      </section>
    );
  }
  const subjects = [...topics, t('ask.other')];
  const missing = t('ask.wrong.short', { count: minWords });
  return (
    <>
      <ContractForm
        contract={contract}
        labels={{ subject: t('ask.subject'), body: t('thread.title'), email: t('ask.email') }}
        errorTexts={{
          body: { REQUIRED: missing, TOO_SHORT: missing, TOO_LONG: t('ask.wrong.long', { count: maxWords }) },
          email: { REQUIRED: t('ask.wrong.email'), FORMAT: t('ask.wrong.email') },
        }}
        onSubmit={({ body }) => send({ ...body, body: body.body.trim() })}
      >
        <FormField control={form.control} name="subject">
          {(field) => (
            <SelectField
              {...field}
              label={t('ask.subject')}
              placeholder={t('ask.choose')}
              options={subjects.map((subject) => ({ value: subject, label: subject }))}
            />
          )}
        </FormField>
        <FormField control={form.control} name="body">
          {(field) => (
            <TextArea
              {...field}
              rows={6}
              label={t('ask.body')}
              hint={t('ask.bounds', { min: minWords, max: maxWords })}
              counter={{
                limit: maxWords,
                count: countWords,
                text: (used) => t('ask.words', { count: used }),
                announce: (left) =>
                  left < 0 ? t('ask.wordsOver', { count: -left }) : t('ask.wordsLeft', { count: left }),
              }}
            />
          )}
        </FormField>
        {member === undefined && (
          <FormField control={form.control} name="email">
            {(field) => (
              <TextField
                {...field}
                type="email"
                label={t('ask.email')}
                hint={t('ask.emailHint')}
                autoComplete="email"
              />
            )}
          </FormField>
        )}
        <FailureAlert error={contract.failure} />
        <FormSubmit busyLabel={t('ask.busy')}>{t('ask.submit')}</FormSubmit>
      </ContractForm>
      {slider.dialog}
    </>
  );
}
