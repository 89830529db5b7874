import { hasCode } from '@croupier/sdk/errors';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import type { PlayerLimitReached } from '@croupier/sdk/types';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { useSession } from '../../session/use-session.ts';
import { paths } from '../paths.ts';
import { useErrorText } from '../use-error-text.ts';
import type { ProtectionError } from './protection-codes.ts';
import { RestrictionReasons } from './RestrictionReasons.tsx';
import { useLimitText } from './use-limit-text.ts';

export interface ProtectionRefusalProps {
  readonly error: ProtectionError & Error;
}

/** Why a call was refused that a restriction or a limit of the member stops: the reasons, or the limit and its rest. */
export function ProtectionRefusal({ error }: ProtectionRefusalProps): ReactNode {
  const errorText = useErrorText();
  const session = useSession();
  const { brand } = useSite();
  const currency = session.state === 'member' ? session.member.currency : brand.currency;
  if (hasCode(error, 'ACCOUNT_RESTRICTED') && error.value.reasons !== undefined) {
    return (
      <div role="alert">
        <RestrictionReasons reasons={error.value.reasons} currency={currency} headingLevel={3} />
      </div>
    );
  }
  if (hasCode(error, 'PLAYER_LIMIT_REACHED') && isLimit(error.value)) {
    return <LimitReached limit={error.value} currency={currency} />;
  }
  return (
    <InlineAlert tone="danger" live="assertive">
      {errorText(error)}
    </InlineAlert>
  );
}

/** A platform may leave out why. */
function isLimit(value: Partial<PlayerLimitReached>): value is PlayerLimitReached {
  return value.kind !== undefined && value.resetsAt !== undefined && value.remaining !== undefined;
}

interface LimitReachedProps {
  readonly limit: PlayerLimitReached;
  readonly currency: string;
}

function LimitReached({ limit, currency }: LimitReachedProps): ReactNode {
  const { t } = useTranslation('restrictions');
  const { title, text } = useLimitText(currency)(limit);
  return (
    <InlineAlert
      tone="info"
      live="assertive"
      title={title}
      action={
        <LinkButton component={Link} to={paths.limits} variant="link">
          {t('actions.SHOW_LIMITS')}
        </LinkButton>
      }
    >
      {text}
    </InlineAlert>
  );
}
