import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../shared/paths.ts';

/** Says why a stake was refused that was above the most of a round, and leads to the bonus that has this condition. */
export function useStakeRefusal(): () => void {
  const { t } = useTranslation('play');
  const snackbar = useSnackbar();
  const navigate = useNavigate();
  return () =>
    snackbar.show({
      key: 'stake',
      text: t('stake.text'),
      tone: 'info',
      action: { label: t('stake.action'), onPress: () => void navigate(paths.bonuses) },
    });
}
