import { useTranslation } from 'react-i18next';

import { listFormat, numberFormat } from './intl-formats.ts';

/** Formats whole minutes as a duration: `1 hour, 30 minutes`, `0 minutes`. */
export function useDurationText(): (minutes: number) => string {
  const { i18n } = useTranslation();
  const unit = (name: 'hour' | 'minute', count: number): string =>
    numberFormat(i18n.language, { style: 'unit', unit: name, unitDisplay: 'long' }).format(count);
  return (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return listFormat(i18n.language, { type: 'unit' }).format([
      ...(hours > 0 ? [unit('hour', hours)] : []),
      ...(rest > 0 || hours === 0 ? [unit('minute', rest)] : []),
    ]);
  };
}
