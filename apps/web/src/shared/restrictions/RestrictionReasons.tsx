import { formatMoney } from '@croupier/sdk/rules';
import type { RestrictedActivity, Restriction } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { RestrictionList } from '@croupier/ui/data/RestrictionList';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useCustomerService } from '../customer-service/use-customer-service.ts';
import { listFormat } from '../intl-formats.ts';
import { useTimeText } from '../use-time-text.ts';
import { ACTION_PATHS, RESTRICTION_ICONS } from './restriction-looks.data.ts';
import { useCodeText } from './use-code-text.ts';
import { useLimitText } from './use-limit-text.ts';

export interface RestrictionReasonsProps {
  /** As `getAccountRestrictions` or `ACCOUNT_RESTRICTED` list them, most important first. Nothing is shown without any. */
  readonly reasons: readonly Restriction[];
  /** What no restriction blocks; said first. A refused call does not know it. */
  readonly allowed?: readonly RestrictedActivity[];
  /** Currency of the account. */
  readonly currency: string;
  readonly headingLevel?: 2 | 3;
}

/** Why the account, or a call, is restricted: what each reason stops, since and until when, and what the member can do. */
export function RestrictionReasons(props: RestrictionReasonsProps): ReactNode {
  const { reasons, allowed = [], currency, headingLevel = 2 } = props;
  const { t, i18n } = useTranslation('restrictions');
  const timeText = useTimeText();
  const reasonText = useReasonText(currency);
  const listOf = (items: readonly string[]): string => listFormat(i18n.language, { type: 'conjunction' }).format(items);
  const blockedText = ({ blocks, freeUpTo }: Restriction): string =>
    listOf(
      blocks.map((activity) =>
        activity === 'WITHDRAW' && freeUpTo !== undefined
          ? t('withdrawAbove', { amount: formatMoney(freeUpTo, currency, i18n.language) })
          : t(`activities.${activity}`),
      ),
    );
  return (
    <RestrictionList
      headingLevel={headingLevel}
      title={t('title', { count: reasons.length })}
      {...(allowed.length > 0 && {
        text: t('allowed', { list: listOf(allowed.map((activity) => t(`activities.${activity}`))) }),
      })}
      texts={{ since: t('since'), until: t('until') }}
      restrictions={reasons.map((restriction, index) => ({
        id: `${restriction.code}-${index}`,
        icon: RESTRICTION_ICONS[restriction.code],
        title: t('blocked', { list: blockedText(restriction) }),
        reason: reasonText(restriction),
        since: timeText(restriction.since),
        ...(restriction.until !== undefined && { until: timeText(restriction.until) }),
        action: <RestrictionAction action={restriction.action} />,
      }))}
    />
  );
}

/** Why it is restricted, in the words of the site, with what staff added. */
function useReasonText(currency: string): (restriction: Restriction) => string {
  const { t } = useTranslation('restrictions');
  const limitText = useLimitText(currency);
  const codeText = useCodeText();
  return ({ code, requirement, reason, limit }) => {
    if (limit !== undefined) return `${limitText(limit).title}. ${limitText(limit).text}`;
    const text = codeText({ code, requirement });
    return reason === undefined ? text : t('withReason', { text, reason });
  };
}

function RestrictionAction({ action }: Pick<Restriction, 'action'>): ReactNode {
  const { t } = useTranslation('restrictions');
  const openService = useCustomerService();
  if (action === 'NONE') return undefined;
  if (action === 'CONTACT_SUPPORT') {
    return openService && <Button onClick={openService}>{t('actions.CONTACT_SUPPORT')}</Button>;
  }
  return (
    <LinkButton component={Link} to={ACTION_PATHS[action]}>
      {t(`actions.${action}`)}
    </LinkButton>
  );
}
