import { useTranslation } from 'react-i18next';

import { useTimeText } from '../../../../shared/use-time-text.ts';

interface Place {
  readonly ip?: string;
  readonly location?: string;
}

/** Formats where something happened, and when: `Quezon City, PH (203.0.113.24) · Sat, Nov 21, 2:40 PM`. */
export function usePlaceText(): (place: Place, time?: string) => string {
  const { t } = useTranslation('security');
  const timeText = useTimeText();
  return ({ ip, location }, time) => {
    const place =
      location !== undefined && ip !== undefined ? t('place', { location, ip }) : (location ?? ip ?? t('unknownPlace'));
    return time === undefined ? place : t('placeAndTime', { place, time: timeText(time) });
  };
}
