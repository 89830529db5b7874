import { StatusChip } from '@croupier/ui/display/StatusChip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { dateFormat, numberFormat } from '../intl-formats.ts';
import { Money } from '../Money.tsx';
import { rateText } from '../rate-text.ts';
import { windowText } from '../window-text.ts';
import type { FieldFormat, TimePrecision } from './list-definition.ts';

export interface FieldValueProps<Item> {
  readonly field: FieldFormat<Item>;
  readonly item: Item;
}

const TIME_FORMATS: Readonly<Record<TimePrecision, Intl.DateTimeFormatOptions>> = {
  minutes: { dateStyle: 'medium', timeStyle: 'short' },
  seconds: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', second: '2-digit' },
  clock: { timeStyle: 'short' },
};

/** A value of a row or of a total. */
export function FieldValue<Item>({ field, item }: FieldValueProps<Item>): ReactNode {
  const { t, i18n } = useTranslation('lists');
  const { brand } = useSite();
  switch (field.format) {
    case 'text':
      return field.value(item) ?? t('noValue');
    case 'count':
      return numberFormat(i18n.language, {}).format(field.value(item));
    case 'money': {
      const money = field.value(item);
      return money === undefined ? t('noValue') : <Money {...money} change={field.change} />;
    }
    case 'time': {
      const time = field.value(item);
      const format = { ...TIME_FORMATS[field.precision ?? 'minutes'], timeZone: brand.timeZone };
      return time === undefined ? t('noValue') : dateFormat(i18n.language, format).format(new Date(time));
    }
    case 'window':
      return windowText(field.value(item), { language: i18n.language, timeZone: brand.timeZone });
    case 'rate': {
      const rate = field.value(item);
      return rate === undefined ? t('noValue') : rateText(rate, i18n.language);
    }
    case 'enum':
      return field.nameOf?.(item) ?? i18n.t(field.textOf(field.value(item)));
    case 'status': {
      const { toneOf, textOf } = field.statuses;
      const status = field.value(item);
      return <StatusChip tone={toneOf(status)}>{i18n.t(textOf(status))}</StatusChip>;
    }
  }
}
