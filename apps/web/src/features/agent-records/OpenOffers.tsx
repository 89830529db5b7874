import { useListContracts } from '@croupier/sdk/hooks';
import type { Contract } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { hasKnownKind } from '../../shared/contracts/contract-kinds.ts';
import { SAME_PLACE, useOpenParam } from '../../shared/contracts/use-open-param.ts';
import { useParties } from '../../shared/contracts/use-parties.ts';
import { useTimeText } from '../../shared/use-time-text.ts';
import type { KindProps } from './kind-props.ts';

/** Offers of the kind that are not decided: those to answer, and those that wait for an answer. */
export function OpenOffers({ kind }: KindProps): ReactNode {
  const { data: offers = [] } = useListContracts(
    { type: kind, status: 'IN_PROCESS' },
    { staleTime: 0, select: ({ content }) => content },
  );
  return offers.filter(hasKnownKind).map((offer) => <OpenOffer key={offer.contractId} offer={offer} />);
}

function OpenOffer({
  offer: { contractId, offeror, offeree, version, createdAt },
}: {
  readonly offer: Contract;
}): ReactNode {
  const { t } = useTranslation('agentRecords');
  const { isMine, nameOf } = useParties();
  const timeText = useTimeText();
  const contract = useOpenParam('contract');
  const mustAnswer = isMine(offeree);
  return (
    <InlineAlert
      tone={mustAnswer ? 'warning' : 'info'}
      action={
        <LinkButton component={Link} to={contract.addressOf(contractId)} state={SAME_PLACE}>
          {t(mustAnswer ? 'offer.compare' : 'offer.open')}
        </LinkButton>
      }
    >
      {mustAnswer
        ? t('offer.received', { name: nameOf(offeror), version })
        : t('offer.offered', { name: nameOf(offeree), version, time: timeText(createdAt) })}
    </InlineAlert>
  );
}
