import { hasCode } from '@croupier/sdk/errors';
import { formatMoney } from '@croupier/sdk/rules';
import type { PlacedSportsBets, SportsBook } from '@croupier/sdk/types';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { useSession, type MemberSession } from '../../session/use-session.ts';
import { SlipMessages } from '../../shared/bets/SlipMessages.tsx';
import { TrialRefusal } from '../../shared/bets/TrialRefusal.tsx';
import type { EntryState } from '../../shared/entry-state.ts';
import { SlipForm } from './SlipForm.tsx';
import { useOffers } from './use-offers.ts';
import { usePlaceBets } from './use-place-bets.ts';
import type { Slip } from './use-slip.ts';

export interface SportsSlipProps {
  readonly slip: Slip;
  readonly books: readonly SportsBook[];
  /** Shows the own bets. */
  readonly onBets: () => void;
}

/** The slip of members; guests are asked to log in first, free play to register. */
export function SportsSlip(props: SportsSlipProps): ReactNode {
  const session = useSession();
  if (session.state !== 'member') return <GuestSlip {...props} />;
  return session.isTrial ? <TrialRefusal headingLevel={3} /> : <MemberSlip {...props} session={session} />;
}

/** The slip stays while a guest logs in. */
function GuestSlip({ slip, books }: SportsSlipProps): ReactNode {
  const { t } = useTranslation('sports');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const offers = useOffers(slip.selections);
  const logIn = (): void => {
    const state: EntryState = { popup: 'login', returnTo: pathname + search };
    void navigate(pathname + search, { state });
  };
  return (
    <SlipForm
      slip={slip}
      books={books}
      offers={offers}
      isPlacing={false}
      guest={{ label: t('slip.logIn'), onPress: logIn }}
    />
  );
}

function MemberSlip({
  slip,
  books,
  onBets,
  session: { member },
}: SportsSlipProps & { readonly session: MemberSession }): ReactNode {
  const { t, i18n } = useTranslation('sports');
  const [placed, setPlaced] = useState<PlacedSportsBets>();
  const offers = useOffers(slip.selections);
  const { clear } = slip;
  const onPlaced = useCallback(
    (answer: PlacedSportsBets): void => {
      clear();
      setPlaced(answer);
    },
    [clear],
  );
  const submit = usePlaceBets({ memberId: member.id, onPlaced, onChanged: offers.takeOver });
  return (
    <PanelStack>
      <SlipMessages
        submit={submit}
        placed={
          placed && {
            title: t('placed.title', { count: placed.bettingRecords.length }),
            text: t('placed.text', {
              count: placed.bettingRecords.length,
              tickets: placed.bettingRecords.map(({ roundId }) => roundId).join(', '),
            }),
          }
        }
        refusalText={(error) => {
          const max = hasCode(error, 'AMOUNT_OUT_OF_RANGE') ? error.value.max : undefined;
          return max && t('refused.limit', { max: formatMoney(max, member.currency, i18n.language) });
        }}
        onBets={onBets}
      />
      <SlipForm
        slip={slip}
        books={books}
        offers={offers}
        isPlacing={submit.state !== 'ready'}
        onPlace={(request) => {
          setPlaced(undefined);
          submit.submit(request);
        }}
      />
    </PanelStack>
  );
}
