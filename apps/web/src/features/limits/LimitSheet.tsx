import type { PlayerLimit, PlayerLimitKind } from '@croupier/sdk/types';
import { BottomSheet } from '@croupier/ui/feedback/BottomSheet';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { LimitEditor } from '@croupier/ui/inputs/LimitEditor';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { useAmountErrorTexts } from '../../shared/forms/use-amount-error-texts.ts';
import { useMemberSession } from '../../shared/page/MembersOnly.tsx';
import { usePolicy } from '../../shared/use-policy.ts';
import { useTimeText } from '../../shared/use-time-text.ts';
import { PERIODS, SESSION_MINUTES } from './limit-choices.ts';
import type { LimitRefusal } from './read-limit.ts';
import { useLimitEditor } from './use-limit-editor.ts';
import { useLimitValues } from './use-limit-values.ts';

export interface LimitSheetProps {
  readonly kind: PlayerLimitKind;
  readonly limits: readonly PlayerLimit[];
  readonly onClose: () => void;
}

/** Form of one kind of limit: any value, which holds at once when it is lower and waits when it is higher. */
export function LimitSheet({ kind, limits, onClose }: LimitSheetProps): ReactNode {
  const { t } = useTranslation(['limits', 'forms']);
  const { t: siteText } = useTranslation();
  const { member } = useMemberSession();
  const { limitText } = useLimitValues();
  const timeText = useTimeText();
  const snackbar = useSnackbar();
  const hours = usePolicy()?.limitIncreaseHours ?? 0;
  const editor = useLimitEditor(kind, limits, ({ state, limit }) => {
    const readyAt = limit?.pending?.readyAt;
    const text =
      readyAt === undefined
        ? t(state === 'UNCHANGED' ? 'saved.UNCHANGED' : 'saved.ACTIVE')
        : t('saved.PENDING', { time: timeText(readyAt) });
    snackbar.show({ text, tone: 'success', key: 'limit' });
    onClose();
  });
  const { period, typed, current, effect } = editor;
  const refusalText = useRefusalText();
  const isTime = kind === 'SESSION';
  const currentText = current === undefined ? t('editor.unset') : limitText(current);
  return (
    <BottomSheet open onClose={onClose} title={t(`editor.title.${kind}`)} closeLabel={siteText('close')}>
      <FailureAlert error={editor.error} />
      <LimitEditor
        {...(!isTime && {
          periods: {
            label: t('editor.period'),
            value: period,
            onChange: editor.setPeriod,
            options: PERIODS.map((value) => ({ value, label: t(`editor.periods.${value}`) })),
          },
        })}
        value={typed}
        onChange={editor.setTyped}
        label={t('editor.atMost')}
        unit={isTime ? t('editor.minutes') : member.currencySymbol}
        current={current === undefined ? t('editor.unset') : t('editor.now', { limit: currentText })}
        hint={isTime ? t('editor.minutesHint', SESSION_MINUTES) : t(`editor.hint.${kind}`)}
        {...(editor.refusal !== undefined && { error: refusalText(editor.refusal) })}
        {...(effect !== undefined && {
          effect:
            effect === 'later'
              ? {
                  kind: 'later' as const,
                  title: t('editor.later', { count: hours }),
                  text: t('editor.laterText', { limit: currentText }),
                }
              : { kind: 'now' as const, title: t(effect === 'now' ? 'editor.effectNow' : 'editor.effectUnchanged') },
        })}
        submitLabel={t(effect === 'later' ? 'editor.ask' : 'editor.submit')}
        onSubmit={editor.save}
        busy={editor.isSaving}
        busyLabel={t('saving')}
        keepLabel={current === undefined ? t('editor.leave') : t('editor.keep', { limit: currentText })}
        onKeep={onClose}
        {...(current !== undefined && {
          remove: { label: t('editor.remove', { count: hours }), onPress: editor.remove },
        })}
      />
    </BottomSheet>
  );
}

function useRefusalText(): (refusal: LimitRefusal) => string {
  const { t } = useTranslation('limits');
  const { currency } = useMemberSession().member;
  const amountTexts = useAmountErrorTexts({ currency });
  return (refusal) => (refusal === 'minutes' ? t('editor.minutesHint', SESSION_MINUTES) : amountTexts[refusal]);
}
