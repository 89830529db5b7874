import type { VerificationState } from '@croupier/ui/rewards/DrawVerification';
import { useTranslation } from 'react-i18next';

/** The states of a check in words. */
export function useStateLabels(): Record<VerificationState, string> {
  const { t } = useTranslation('raffle');
  return {
    waiting: t('verify.waiting'),
    computing: t('verify.computing'),
    matches: t('verify.matches'),
    differs: t('verify.differs'),
    failed: t('verify.failed'),
  };
}
