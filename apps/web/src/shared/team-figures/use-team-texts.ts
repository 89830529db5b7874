import { formatMoney, type DayRange } from '@croupier/sdk/rules';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { dateFormat } from '../intl-formats.ts';
import { rateText } from '../rate-text.ts';

/** Texts of days, times and amounts in the agent centre, in the visitor's language and the brand's time zone. */
export interface TeamTexts {
  /** `Nov 21` of a calendar day. */
  readonly day: (day: string) => string;
  /** `November 1 – 22`, or one day. */
  readonly range: (days: DayRange) => string;
  /** `19:18` of an instant. */
  readonly time: (moment: string | Date) => string;
  /** `Nov 21, 7:18 PM` of an instant; with its year unless that is the current one. */
  readonly moment: (moment: string) => string;
  readonly money: (amount: string, currency: string) => string;
  /** With the sign of a change. */
  readonly change: (amount: string, currency: string) => string;
  /** `0.25%` of a rate such as `0.0025`. */
  readonly percent: (rate: string) => string;
}

export function useTeamTexts(): TeamTexts {
  const { i18n } = useTranslation();
  const { timeZone } = useSite().brand;
  const { language } = i18n;
  // Calendar days are already in the brand's time zone.
  const day = dateFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const range = dateFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  const time = dateFormat(language, { timeStyle: 'short', timeZone });
  const minutes = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone } as const;
  const moment = dateFormat(language, minutes);
  const pastMoment = dateFormat(language, { ...minutes, year: 'numeric' });
  const year = dateFormat(language, { year: 'numeric', timeZone });
  return {
    day: (date) => day.format(new Date(date)),
    range: ({ from, to }) => range.formatRange(new Date(from), new Date(to)),
    time: (instant) => time.format(new Date(instant)),
    moment: (instant) => {
      const isCurrent = year.format(new Date(instant)) === year.format(new Date());
      return (isCurrent ? moment : pastMoment).format(new Date(instant));
    },
    money: (amount, currency) => formatMoney(amount, currency, language),
    change: (amount, currency) => formatMoney(amount, currency, language, { signed: true }),
    percent: (rate) => rateText(rate, language),
  };
}
