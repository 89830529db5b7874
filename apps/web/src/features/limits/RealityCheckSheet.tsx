import { queryKeyOf, useUpdateRealityCheck } from '@croupier/sdk/hooks';
import type { RealityCheck } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { BottomSheet } from '@croupier/ui/feedback/BottomSheet';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { ChoiceCards } from '@croupier/ui/inputs/ChoiceCards';
import { Icon } from '@croupier/ui/display/Icon';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { useDurationText } from '../../shared/use-duration-text.ts';

const OFF = 'off';

export interface RealityCheckSheetProps {
  readonly realityCheck: RealityCheck;
  readonly onClose: () => void;
}

/** How often play is interrupted; the site offers the intervals. */
export function RealityCheckSheet({ realityCheck, onClose }: RealityCheckSheetProps): ReactNode {
  const { t } = useTranslation('limits');
  const { t: siteText } = useTranslation();
  const { minutes, choices, canBeOff } = realityCheck;
  const durationText = useDurationText();
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState(minutes === undefined ? OFF : String(minutes));
  const { mutate, error, isPending } = useUpdateRealityCheck({
    onSuccess: () => {
      snackbar.show({ text: t('saved.ACTIVE'), tone: 'success', key: 'limit' });
      onClose();
    },
    onSettled: async () => {
      await Promise.all(
        (['getPlayerProtection', 'getGamingSession'] as const).map(async (call) =>
          queryClient.invalidateQueries({ queryKey: queryKeyOf(call) }),
        ),
      );
    },
  });
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={t('realityCheck.title')}
      closeLabel={siteText('close')}
      footer={
        <Button
          size="lg"
          fullWidth
          busy={isPending}
          busyLabel={t('saving')}
          onClick={() => mutate({ body: { minutes: chosen === OFF ? null : Number(chosen) } })}
        >
          {t('realityCheck.submit')}
        </Button>
      }
    >
      <PanelStack>
        <p>{t('realityCheck.note')}</p>
        <FailureAlert error={error} />
        <ChoiceCards
          label={t('realityCheck.choices')}
          value={chosen}
          onChange={setChosen}
          disabled={isPending}
          cards={[
            ...choices.map((choice) => ({
              value: String(choice),
              label: durationText(choice),
              icon: <Icon name="bell" />,
            })),
            ...(canBeOff ? [{ value: OFF, label: t('realityCheck.never'), icon: <Icon name="close" /> }] : []),
          ]}
        />
      </PanelStack>
    </BottomSheet>
  );
}
