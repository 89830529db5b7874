import { countWords } from '@croupier/sdk/rules';
import type { SupportQuestionConfig } from '@croupier/sdk/types';
import { FormField } from '@croupier/ui/inputs/Form';
import { SelectField } from '@croupier/ui/inputs/SelectField';
import { TextArea } from '@croupier/ui/inputs/TextArea';
import { TextField } from '@croupier/ui/inputs/TextField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { QuestionControl } from './use-question-form.ts';

interface SubjectFieldProps {
  readonly control: QuestionControl;
  /** Titles of the topics of the help center. */
  readonly topics: readonly string[];
}

/** What the question is about: a topic of the help center, or something else. */
export function SubjectField({ control, topics }: SubjectFieldProps): ReactNode {
  const { t } = useTranslation('support');
  return (
    <FormField control={control} name="subject">
      {(field) => (
        <SelectField
          {...field}
          label={t('ask.subject')}
          placeholder={t('ask.choose')}
          options={[...topics, t('ask.other')].map((subject) => ({ value: subject, label: subject }))}
        />
      )}
    </FormField>
  );
}

interface BodyFieldProps {
  readonly control: QuestionControl;
  readonly bounds: SupportQuestionConfig;
}

/** The question with its number of words [FEED-03]. */
export function BodyField({ control, bounds: { minWords, maxWords } }: BodyFieldProps): ReactNode {
  const { t } = useTranslation('support');
  return (
    <FormField control={control} name="body">
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
            announce: (left) => (left < 0 ? t('ask.wordsOver', { count: -left }) : t('ask.wordsLeft', { count: left })),
          }}
        />
      )}
    </FormField>
  );
}

/** Where the answer goes, for visitors without an account. */
export function EmailField({ control }: { readonly control: QuestionControl }): ReactNode {
  const { t } = useTranslation('support');
  return (
    <FormField control={control} name="email">
      {(field) => (
        <TextField {...field} type="email" label={t('ask.email')} hint={t('ask.emailHint')} autoComplete="email" />
      )}
    </FormField>
  );
}
