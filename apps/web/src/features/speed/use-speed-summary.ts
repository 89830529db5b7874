import { useTranslation } from 'react-i18next';

import { speedVerdict } from './speed-verdict.ts';
import type { SpeedTest } from './use-speed-test.ts';

/** Returns a sentence about a test: how far it is, or which line answers fastest from here. */
export function useSpeedSummary({ domains, measured, result }: SpeedTest, ownHost: string): string {
  const { t } = useTranslation('speed');
  if (result === undefined) return t('measuringCount', { done: measured.size + 1, total: domains.length });
  const verdict = speedVerdict(result, ownHost);
  switch (verdict.kind) {
    case 'noneAnswered':
      return t('noneAnswered');
    case 'stay':
      return t('stay', { here: ownHost });
    case 'best':
      return t('best', { best: verdict.best });
    case 'faster':
      return t('faster', { here: ownHost, best: verdict.best });
    case 'manyTimes':
      return t('manyTimes', { here: ownHost, best: verdict.best, times: verdict.times });
  }
}
