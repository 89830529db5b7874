import type { Promotion } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSession } from '../../session/use-session.ts';
import type { EntryState } from '../../shared/entry-state.ts';
import { isOffer, offerStateOf } from '../../shared/offers/offers.ts';
import { TakeOffer } from '../../shared/offers/TakeOffer.tsx';
import { MembersOnly } from '../../shared/page/MembersOnly.tsx';
import { paths, promotionPath, rafflePath } from '../../shared/paths.ts';
import { ApplyForm } from './ApplyForm.tsx';
import { ClaimPromotion } from './ClaimPromotion.tsx';
import { Joined } from './Joined.tsx';
import { promotionAction } from './promotion-action.ts';

export interface TakePartProps {
  readonly promotion: Promotion;
}

/** The way to take part in a promotion, for this visitor and at this moment. */
export function TakePart({ promotion }: TakePartProps): ReactNode {
  const { t } = useTranslation('promotions');
  const session = useSession();
  const [now] = useState(() => Date.now());
  const state = offerStateOf(promotion, now);
  const action = promotionAction(promotion.action);
  // Neither what was won nor what became of it ends with the promotion.
  if (promotion.status === 'ISSUED') return <Won promotion={promotion} />;
  if (promotion.progress !== undefined) return <Joined promotion={promotion} />;
  if (state !== 'open') return <InlineAlert tone="info">{t(`closed.${state}`)}</InlineAlert>;
  if (action === undefined) return <SmallPrint>{t('unknownAction')}</SmallPrint>;
  if (action === 'NONE') return <SmallPrint>{t('worksByItself')}</SmallPrint>;
  if (action === 'RAFFLE') return <ToRaffle promotion={promotion} />;
  const isTrial = session.state === 'member' && session.isTrial;
  if ((session.state === 'guest' || isTrial) && isOffer(promotion)) return <TakeOffer offer={promotion} />;
  if (session.state === 'guest') return <ToLogin promotion={promotion} />;
  return (
    <MembersOnly skeleton={null}>
      {action === 'APPLY' ? <Application promotion={promotion} /> : <Claim promotion={promotion} />}
    </MembersOnly>
  );
}

/** A reward that waits for the member. */
function Won({ promotion }: TakePartProps): ReactNode {
  return (
    <MembersOnly skeleton={null}>
      <ClaimPromotion promotion={promotion} />
    </MembersOnly>
  );
}

/** A raffle has a page of its own. */
function ToRaffle({ promotion }: TakePartProps): ReactNode {
  const { t } = useTranslation('promotions');
  return (
    <span>
      <LinkButton component={Link} to={rafflePath(promotion.promotionId)} variant="action">
        {t('action.RAFFLE')}
      </LinkButton>
    </span>
  );
}

function ToLogin({ promotion: { promotionId } }: TakePartProps): ReactNode {
  const { t } = useTranslation('promotions');
  const state: EntryState = { returnTo: promotionPath(promotionId) };
  return (
    <span>
      <LinkButton component={Link} to={paths.login} state={state} variant="action">
        {t('logIn')}
      </LinkButton>
    </span>
  );
}

/** A deposit that is missing is the way to its bonus; else the bonus is claimed, or the activity joined, here. */
function Claim({ promotion }: TakePartProps): ReactNode {
  const { status, requirements = [] } = promotion;
  if (status !== undefined) return null;
  const unmet = requirements.filter(({ met }) => !met);
  if (unmet.length === 0) return <ClaimPromotion promotion={promotion} />;
  const needsDeposit = unmet.every(({ code }) => code.startsWith('DEPOSIT_'));
  return needsDeposit && isOffer(promotion) ? <TakeOffer offer={promotion} /> : null;
}

/** A first application, or one after a rejection, is written here. */
function Application({ promotion }: TakePartProps): ReactNode {
  const { t } = useTranslation('promotions');
  const { status, requirements = [], applicationsLeft } = promotion;
  if (status === 'APPLYING' || status === 'PROCESS')
    return (
      <InlineAlert tone="info" title={t('apply.sent')}>
        {t('apply.sentText')}
      </InlineAlert>
    );
  if (status !== undefined && status !== 'REJECTED') return null;
  if (applicationsLeft === 0) return <InlineAlert tone="info">{t('reason.NO_APPLICATION_LEFT.text')}</InlineAlert>;
  return requirements.every(({ met }) => met) ? <ApplyForm promotion={promotion} /> : null;
}
