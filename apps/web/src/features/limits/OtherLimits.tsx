import type { PlayerLimit, PlayerLimitKind, RealityCheck } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { SettingList, type Setting } from '@croupier/ui/data/SettingList';
import type { IconName } from '@croupier/ui/display/Icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useDurationText } from '../../shared/use-duration-text.ts';
import { useTimeText } from '../../shared/use-time-text.ts';
import type { ChangedSetting } from './limit-choices.ts';
import { PendingLimitChange } from './PendingLimitChange.tsx';
import { useLimitValues } from './use-limit-values.ts';

const ICONS: Readonly<Record<Exclude<PlayerLimitKind, 'DEPOSIT'>, IconName>> = {
  LOSS: 'chart',
  WAGER: 'doc',
  SESSION: 'clock',
};

export interface OtherLimitsProps {
  readonly limits: readonly PlayerLimit[];
  readonly realityCheck: RealityCheck;
  readonly onChange: (setting: ChangedSetting) => void;
}

/** Limits of losses, stakes and time, and how often play is interrupted. */
export function OtherLimits({ limits, realityCheck, onChange }: OtherLimitsProps): ReactNode {
  const { t } = useTranslation('limits');
  const { limitText, valueText } = useLimitValues();
  const durationText = useDurationText();
  const timeText = useTimeText();
  const button = (setting: ChangedSetting, isSet: boolean): ReactNode => (
    <Button
      aria-label={t(`buttons.${setting}`, { action: t(isSet ? 'change' : 'set') })}
      onClick={() => onChange(setting)}
    >
      {t(isSet ? 'change' : 'set')}
    </Button>
  );
  const settingsOf = (kind: keyof typeof ICONS): readonly Setting[] => {
    const set = limits.filter((limit) => limit.kind === kind);
    if (set.length === 0) {
      const unset = { id: kind, icon: ICONS[kind], title: t(`kinds.${kind}.unset`), note: t(`kinds.${kind}.note`) };
      return [{ ...unset, action: button(kind, false) }];
    }
    return set.map((limit, index) => ({
      id: `${kind} ${limit.period}`,
      icon: ICONS[kind],
      title: t(`kinds.${kind}.set`, { limit: limitText(limit) }),
      note: t('leftUntil', { left: valueText(kind, limit.remaining), time: timeText(limit.resetsAt) }),
      // One sheet has all periods of a kind.
      ...(index === 0 && { action: button(kind, true) }),
      ...(limit.pending !== undefined && { children: <PendingLimitChange limit={limit} /> }),
    }));
  };
  const { minutes } = realityCheck;
  return (
    <SettingList
      label={t('others')}
      settings={[
        ...settingsOf('LOSS'),
        ...settingsOf('WAGER'),
        ...settingsOf('SESSION'),
        {
          id: 'REALITY_CHECK',
          icon: 'bell',
          title:
            minutes === undefined ? t('realityCheck.off') : t('realityCheck.every', { time: durationText(minutes) }),
          note: t('realityCheck.note'),
          action: button('REALITY_CHECK', true),
        },
      ]}
    />
  );
}
