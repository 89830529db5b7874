import { createSupportQuestionBody } from '@croupier/sdk/bodies';
import { countWords } from '@croupier/sdk/rules';
import type { CreateSupportQuestionData, SupportQuestionConfig } from '@croupier/sdk/types';
import { useEffect, useEffectEvent } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { createFormDraft, useFormDraft } from '../../shared/forms/form-draft.ts';
import type { Submission } from '../../shared/forms/read-body.ts';
import { useContractForm, type ContractForm } from '../../shared/forms/use-contract-form.ts';

export type Question = CreateSupportQuestionData['body'];

export const EMPTY_QUESTION = { subject: '', body: '', email: '' };
type Values = typeof EMPTY_QUESTION;
export type QuestionControl = Control<Values, unknown, Submission<Question, Values>>;

const draft = createFormDraft('support-question', ['subject', 'body', 'email']);

export interface QuestionFormOptions {
  readonly bounds: SupportQuestionConfig;
  /** Id of the member; undefined for a visitor, who must give an email address. */
  readonly memberId: string | undefined;
  /** Called with subject and text, to search answers. */
  readonly onInput: (text: string) => void;
}

/** Form of a question with its draft: words between the platform's bounds [FEED-03]. */
export function useQuestionForm({ bounds, memberId, onInput }: QuestionFormOptions): {
  readonly contract: ContractForm<Question, Values>;
  readonly clearDraft: () => void;
} {
  const { t } = useTranslation('support');
  const owner = memberId ?? 'guest';
  const isVisitor = memberId === undefined;
  const contract = useContractForm<Question, Values>(createSupportQuestionBody, {
    defaultValues: { ...EMPTY_QUESTION, ...draft.read(owner) },
    fields: isVisitor ? ['subject', 'body', 'email'] : ['subject', 'body'],
    required: isVisitor ? ['email'] : [],
    check: {
      body: (text) => {
        const words = countWords(text);
        if (words < bounds.minWords) return 'TOO_SHORT';
        return words > bounds.maxWords ? 'TOO_LONG' : undefined;
      },
    },
  });
  const { form } = contract;
  const clearDraft = useFormDraft(form, draft, owner);
  const search = useEffectEvent(({ subject = '', body = '' }: Partial<Values>) => {
    onInput(`${subject === t('ask.other') ? '' : subject} ${body}`);
  });
  useEffect(() => {
    search(form.getValues());
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => search(values) });
  }, [form]);
  return { contract, clearDraft };
}
