import { convertPointBody } from '@croupier/sdk/bodies';
import { hasCode } from '@croupier/sdk/errors';
import { foldDigits, formatAmount, formatMoney, moneyOfPoints } from '@croupier/sdk/rules';
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
import { CheckingAlert } from '../../shared/forms/CheckingAlert.tsx';
import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { ConvertOff } from './ConvertOff.tsx';
import { isAboutPassword, PasswordSheet } from './PasswordSheet.tsx';
import { pointsAfter, pointsText } from './points.ts';
import { useConvert } from './use-convert.ts';

export interface ConvertFormProps {
  readonly config: PointConfig;
  /** Points of the member, an integer string. */
  readonly points: string;
  readonly memberId: string;
}

/** Digits of a typed number, without the groups of thousands. */
const digitsOf = (typed: string): string => (foldDigits(typed) ?? typed).replaceAll(/[\s,.']/g, '');

/** Number of points with the receipt of what they make; the password is asked for last. */
export function ConvertForm({ config, points, memberId }: ConvertFormProps): ReactNode {
  const { t, i18n } = useTranslation('pointsMall');
  const { convertRate, minConvertPoints, currency } = config;
  const { submit, checked, setChecked, done } = useConvert(memberId);
  const contract = useContractForm<PointConversion, { points: string }>(convertPointBody, {
    defaultValues: { points: '' },
    read: { points: (values) => ({ ok: true, value: digitsOf(values.points) || undefined }) },
    check: {
      points: (wanted) => {
        if (BigInt(wanted) < BigInt(minConvertPoints)) return 'MINIMUM';
        return BigInt(wanted) > BigInt(points) ? 'MAXIMUM' : undefined;
      },
    },
    lateRefusal: submit.rejection && !isAboutPassword(submit.rejection) ? submit.rejection : undefined,
  });
  const { control } = contract.form;
  const typed = digitsOf(useWatch({ control, name: 'points' }));
  const wanted = /^\d{1,15}$/.test(typed) ? typed : '0';
  const number = (value: string): string => pointsText(value, i18n.language);
  const text = (value: string): string => t('points', { points: number(value), count: Number(value) });
  const money = (value: string): string =>
    formatMoney(formatAmount(moneyOfPoints(value, convertRate, currency)), currency, i18n.language);
  const receipt = (value: string) => ({
    lines: [
      {
        id: 'rate',
        label: t('convert.rate'),
        value: t('convert.rateOf', { points: text('100'), amount: money('100') }),
      },
      { id: 'left', label: t('order.left'), value: text(pointsAfter(points, value, 1)) },
    ],
    total: { label: t('convert.get'), value: money(value) },
  });
  const isBusy = submit.state === 'sending' || submit.state === 'checking';
  if (contract.failure !== null && hasCode(contract.failure, 'FEATURE_DISABLED')) return <ConvertOff />;
  return (
    <>
      <ContentSection
        titleSize="section"
        title={t('convert.answer', { points: text(points), amount: money(BigInt(points) > 0n ? points : '0') })}
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
      <CheckingAlert submit={submit} title={t('checking.title')}>
        {t('checking.text')}
      </CheckingAlert>
      <FailureAlert error={contract.failure} />
      <ContractForm
        contract={contract}
        aria-label={t('convert.title')}
        busy={isBusy}
        labels={{ points: t('convert.field') }}
        errorTexts={{
          points: {
            PATTERN: t('convert.digits'),
            MINIMUM: t('convert.min', { points: text(minConvertPoints) }),
            MAXIMUM: t('convert.max', { points: text(points) }),
          },
        }}
        onSubmit={({ body }) => setChecked(body.points)}
      >
        <FormField control={control} name="points">
          {(field) => (
            <TextField
              {...field}
              label={t('convert.field')}
              hint={t('convert.hint', { min: number(minConvertPoints), max: number(points) })}
              inputMode="numeric"
              autoComplete="off"
              disabled={isBusy}
            />
          )}
        </FormField>
        <Receipt {...receipt(wanted)} />
        <FormSubmit busyLabel={t('password.busy')}>{t('convert.submit')}</FormSubmit>
      </ContractForm>
      {checked !== undefined && (
        <PasswordSheet
          open
          onClose={() => setChecked(undefined)}
          {...receipt(checked)}
          confirmLabel={t('convert.confirm', { amount: money(checked) })}
          onConfirm={(password) => submit.submit({ points: checked, password })}
          busy={isBusy}
          rejection={submit.rejection}
          isInterrupted={submit.state === 'interrupted'}
        />
      )}
    </>
  );
}
