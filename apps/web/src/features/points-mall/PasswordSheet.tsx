import { hasCode, type ApiError } from '@croupier/sdk/errors';
import { Button } from '@croupier/ui/actions/Button';
import { Receipt } from '@croupier/ui/data/Receipt';
import { BottomSheet } from '@croupier/ui/feedback/BottomSheet';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { PasswordField } from '@croupier/ui/inputs/PasswordField';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useTimeText } from '../../shared/use-time-text.ts';

export interface PasswordSheetProps extends Pick<ComponentProps<typeof Receipt>, 'lines' | 'total'> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly confirmLabel: string;
  /** Called with what was typed; it is lost when the sheet closes. */
  readonly onConfirm: (password: string) => void;
  /** The first try is outstanding; the sheet cannot be closed. */
  readonly busy: boolean;
  /** The last refusal; shown when it is about the password. */
  readonly rejection: ApiError | undefined;
  /** End of the pause after five wrong passwords, an ISO time. */
  readonly pausedUntil: string | undefined;
  /** A reload took the password of a call whose result is unknown. */
  readonly isInterrupted: boolean;
}

/** True for a refusal that the sheet explains. */
export const isAboutPassword = ({ code }: ApiError): boolean =>
  code === 'PASSWORD_CHECK_FAILED' || code === 'AUTH_ACCOUNT_LOCKED';

/** Asks for the login password beside what it confirms; says how many tries are left, or until when it pauses [POINTS-05]. */
export function PasswordSheet(props: PasswordSheetProps): ReactNode {
  const { open, onClose, lines, total, confirmLabel, busy, pausedUntil, isInterrupted } = props;
  const { t } = useTranslation('pointsMall');
  const timeText = useTimeText();
  const formId = useId();
  return (
    <BottomSheet
      open={open}
      onClose={() => !busy && onClose()}
      title={t('password.title')}
      closeLabel={t('close')}
      footer={
        pausedUntil === undefined && (
          <Button
            type="submit"
            form={formId}
            variant="action"
            size="lg"
            fullWidth
            busy={busy}
            busyLabel={t('password.busy')}
          >
            {confirmLabel}
          </Button>
        )
      }
    >
      <PanelStack>
        <p>{isInterrupted ? t('password.interrupted') : t('password.text')}</p>
        <Receipt lines={lines} total={total} />
        {pausedUntil === undefined ? (
          <PasswordForm {...props} id={formId} />
        ) : (
          <InlineAlert tone="warning" live="assertive" title={t('password.locked', { time: timeText(pausedUntil) })}>
            {t('password.lockedText')}
          </InlineAlert>
        )}
      </PanelStack>
    </BottomSheet>
  );
}

function PasswordForm({ id, busy, rejection, onConfirm }: PasswordSheetProps & { readonly id: string }): ReactNode {
  const { t } = useTranslation('pointsMall');
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(password === '');
        if (password === '' || busy) return;
        onConfirm(password);
        setPassword('');
      }}
    >
      <PasswordField
        label={t('password.label')}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        autoComplete="current-password"
        value={password}
        readOnly={busy}
        error={useWrongText(rejection, isMissing)}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          setIsMissing(false);
        }}
      />
    </form>
  );
}

function useWrongText(rejection: ApiError | undefined, isMissing: boolean): string | undefined {
  const { t } = useTranslation('pointsMall');
  if (isMissing) return t('password.missing');
  if (rejection === undefined || !hasCode(rejection, 'PASSWORD_CHECK_FAILED')) return undefined;
  const left = rejection.value.attemptsLeft;
  if (left === 0) return t('password.wrongLast');
  return left === undefined ? t('password.wrong') : t('password.wrongLeft', { count: left });
}
