import { formatMoney } from '@croupier/sdk/rules';
import type { PointConfig, PointConversion } from '@croupier/sdk/types';
import { Receipt } from '@croupier/ui/data/Receipt';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { TextField } from '@croupier/ui/inputs/TextField';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import type { ContractForm as Contract } from '../../shared/forms/use-contract-form.ts';
import { ConvertOff } from './ConvertOff.tsx';
import { isAboutPassword, PasswordSheet } from './PasswordSheet.tsx';
import { pointsText } from './points.ts';
import { UnknownResult } from './UnknownResult.tsx';
import {
  digitsOf,
  useConversionForm,
  useConversionReceipt,
  useMoneyOfPoints,
  type ConversionValues,
} from './use-conversion.ts';
import { useConvert } from './use-convert.ts';
import { usePointsText } from './use-order-receipt.ts';

export interface ConvertFormProps {
  readonly config: PointConfig;
  /** Points of the member, an integer string. */
  readonly points: string;
  readonly memberId: string;
}

/** Number of points with the receipt of what they make; the password is asked for last. */
export function ConvertForm({ config, points, memberId }: ConvertFormProps): ReactNode {
  const { t, i18n } = useTranslation('pointsMall');
  const { submit, checked, setChecked, resume, pausedUntil, done } = useConvert(memberId);
  const { rejection, state } = submit;
  const contract = useConversionForm(config, points, rejection && !isAboutPassword(rejection) ? rejection : undefined);
  const text = usePointsText();
  const money = useMoneyOfPoints(config);
  const receiptOf = useConversionReceipt(config, points);
  const isBusy = state === 'sending' || state === 'checking';
  // Switched off since the page was opened.
  if (contract.failure?.code === 'FEATURE_DISABLED') return <ConvertOff />;
  return (
    <>
      <ContentSection
        titleSize="section"
        title={t('convert.answer', { points: text(points), amount: money(points.startsWith('-') ? '0' : points) })}
      >
        <p>{t('convert.text')}</p>
      </ContentSection>
      {done !== undefined && (
        <InlineAlert
          tone="success"
          live="polite"
          title={t('convert.done', { amount: formatMoney(done.amount, done.currency, i18n.language) })}
        >
          {t('convert.doneText', { points: text(done.points), number: done.transactionId })}
        </InlineAlert>
      )}
      <UnknownResult submit={submit} isAsking={checked !== undefined} onAsk={resume} />
      <FailureAlert error={contract.failure} />
      <PointsForm config={config} points={points} contract={contract} busy={isBusy} onChecked={setChecked} />
      {checked !== undefined && (
        <PasswordSheet
          open={state !== 'checking'}
          onClose={() => setChecked(undefined)}
          {...receiptOf(checked.points)}
          confirmLabel={t('convert.confirm', { amount: money(checked.points) })}
          onConfirm={(password) => submit.submit({ ...checked, password })}
          busy={state === 'sending'}
          rejection={rejection}
          pausedUntil={pausedUntil}
          isInterrupted={state === 'interrupted'}
        />
      )}
    </>
  );
}

interface PointsFormProps extends Pick<ConvertFormProps, 'config' | 'points'> {
  readonly contract: Contract<PointConversion, ConversionValues>;
  readonly busy: boolean;
  readonly onChecked: (conversion: Omit<PointConversion, 'password'>) => void;
}

function PointsForm({ config, points, contract, busy, onChecked }: PointsFormProps): ReactNode {
  const { t, i18n } = useTranslation('pointsMall');
  const text = usePointsText();
  const receiptOf = useConversionReceipt(config, points);
  const { control } = contract.form;
  const typed = digitsOf(useWatch({ control, name: 'points' }));
  const { minConvertPoints } = config;
  return (
    <ContractForm
      contract={contract}
      aria-label={t('convert.title')}
      busy={busy}
      labels={{ points: t('convert.field') }}
      errorTexts={{
        points: {
          FORMAT: t('convert.digits'),
          MINIMUM: t('convert.min', { points: text(minConvertPoints) }),
          MAXIMUM: t('convert.max', { points: text(points) }),
        },
      }}
      onSubmit={({ body }) => onChecked({ points: body.points })}
    >
      <FormField control={control} name="points">
        {(field) => (
          <TextField
            {...field}
            label={t('convert.field')}
            hint={t('convert.hint', {
              min: pointsText(minConvertPoints, i18n.language),
              max: pointsText(points, i18n.language),
            })}
            inputMode="numeric"
            autoComplete="off"
            disabled={busy}
          />
        )}
      </FormField>
      <Receipt {...receiptOf(/^\d{1,15}$/.test(typed) ? typed : '0')} />
      <FormSubmit busyLabel={t('password.busy')}>{t('convert.submit')}</FormSubmit>
    </ContractForm>
  );
}
