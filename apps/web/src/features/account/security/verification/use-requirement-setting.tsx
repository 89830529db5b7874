import type { IdentityRequirement } from '@croupier/sdk/types';
import type { Setting } from '@croupier/ui/data/SettingList';
import { StatusChip } from '@croupier/ui/display/StatusChip';
import { useTranslation } from 'react-i18next';

import { dateFormat } from '../../../../shared/intl-formats.ts';
import { useTimeText } from '../../../../shared/use-time-text.ts';
import { SheetLink } from '../SheetLink.tsx';
import { identityStatuses, knownRefusal, proofs } from './requirement-status.ts';

/** Describes one requirement: its document, how far the check is, and what the member can do. */
export function useRequirementSetting(): (requirement: IdentityRequirement) => Setting {
  const { t, i18n } = useTranslation('security');
  const timeText = useTimeText();
  const dayText = (day: string): string =>
    dateFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  const textsOf = (requirement: IdentityRequirement): readonly string[] => {
    const {
      status,
      documentType,
      documentNumber = '',
      expiresOn,
      requestedAt,
      decisionExpectedAt,
      reason,
    } = requirement;
    const refusal = knownRefusal(requirement.refusalCode);
    const isListed = documentType !== undefined && i18n.exists(`security:identity.types.${documentType}`);
    return [
      ...(isListed ? [`${t(`identity.types.${documentType}`)} ${documentNumber}`.trim()] : []),
      ...(expiresOn === undefined
        ? []
        : [t(status === 'EXPIRED' ? 'identity.expired' : 'identity.valid', { day: dayText(expiresOn) })]),
      ...(status === 'IN_REVIEW' && decisionExpectedAt !== undefined
        ? [t('identity.until', { time: timeText(decisionExpectedAt) })]
        : []),
      ...(status === 'REFUSED' ? [reason ?? t(`identity.refusal.${refusal ?? 'other'}`)] : []),
      ...(status === 'NOT_STARTED' && requestedAt !== undefined
        ? [t('identity.asked', { time: timeText(requestedAt) })]
        : []),
      ...(status === 'NOT_STARTED' && reason !== undefined ? [reason] : []),
      ...(status === 'NOT_STARTED' ? [t(requirement.required ? 'identity.required' : 'identity.optional')] : []),
    ];
  };
  return (requirement) => {
    const { kind, status } = requirement;
    const { icon, sheet } = proofs[kind];
    const known = identityStatuses.known(status);
    const tone = identityStatuses.toneOf(status);
    return {
      id: kind,
      icon,
      tone: tone === 'pending' ? 'info' : tone,
      title: t(`identity.kinds.${kind}`),
      note: textsOf(requirement).map((line) => <p key={line}>{line}</p>),
      action: (
        <>
          <StatusChip tone={tone}>{i18n.t(identityStatuses.textOf(status))}</StatusChip>
          {known !== 'VERIFIED' && known !== 'IN_REVIEW' && (
            <SheetLink
              sheet={sheet}
              label={t('identity.actionOf', {
                action: t(`identity.action.${known}`),
                kind: t(`identity.kinds.${kind}`),
              })}
            >
              {t(`identity.action.${known}`)}
            </SheetLink>
          )}
        </>
      ),
    };
  };
}
