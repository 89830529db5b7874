import { Button } from '@croupier/ui/actions/Button';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { callControl } from './control.ts';
import { ControlView } from './ControlView.tsx';
import { texts } from './texts.ts';
import { useControl } from './use-control.ts';
import type { Press } from './use-press.ts';

export interface OperatorTabProps {
  readonly control: QueryClient;
  readonly press: Press;
}

interface WaitingItem {
  readonly id: string;
  readonly account: string | undefined;
  /** What is to be decided. */
  readonly what: string;
  readonly decisions: readonly { readonly name: string; readonly decide: () => Promise<void> }[];
}

/** What waits for staff, and their decisions. */
export function OperatorTab({ control, press }: OperatorTabProps): ReactNode {
  const { operator } = texts;
  return (
    <div className="developer-sections">
      <p className="developer-note">{operator.note}</p>
      <Withdrawals control={control} press={press} />
      <Redemptions control={control} press={press} />
      <Settlements control={control} press={press} />
      <Applications control={control} press={press} />
      <Documents control={control} press={press} />
    </div>
  );
}

function Withdrawals({ control, press }: OperatorTabProps): ReactNode {
  const { operator } = texts;
  const query = useControl(control, 'GET /withdrawals');
  const decide = (id: string, decision: keyof typeof operator.withdrawalDecisions, payoutId?: string) => ({
    name: operator.withdrawalDecisions[decision],
    decide: async () => {
      const body = { decision, ...(payoutId !== undefined && { payoutId }) };
      await callControl('POST /withdrawals/{id}', { id, body });
    },
  });
  return (
    <ControlView query={query}>
      {({ withdrawals }) => (
        <WaitingList
          title={operator.withdrawals}
          press={press}
          items={withdrawals.flatMap(({ orderId, account, amount, status, payouts }) =>
            status === 'PENDING' || payouts.length === 0
              ? {
                  id: orderId,
                  account,
                  what: `${amount} · ${status}`,
                  decisions: [decide(orderId, 'APPROVE'), decide(orderId, 'REJECT')],
                }
              : payouts.flatMap(({ payoutId, amount: paid, status: state }) => {
                  const decisions = DECISIONS_OF_PART[state] ?? [];
                  if (decisions.length === 0) return [];
                  return {
                    id: payoutId,
                    account,
                    what: operator.part(paid, amount, state),
                    decisions: decisions.map((decision) => decide(orderId, decision, payoutId)),
                  };
                }),
          )}
        />
      )}
    </ControlView>
  );
}

/** What staff and the bank can do with one payment of a withdrawal; nothing with one that is received or replaced. */
const DECISIONS_OF_PART: Readonly<Record<string, readonly (keyof typeof texts.operator.withdrawalDecisions)[]>> = {
  PLANNED: ['SEND', 'BANK_REFUSE'],
  SENT: ['FORCE_RECEIPT'],
  DISPUTED: ['FOR_MEMBER', 'AGAINST_MEMBER'],
};

function Redemptions({ control, press }: OperatorTabProps): ReactNode {
  const { operator } = texts;
  const query = useControl(control, 'GET /redemptions');
  const decide = (id: string, decision: 'APPROVE' | 'REJECT') => ({
    name: operator.withdrawalDecisions[decision],
    decide: async () => void (await callControl('POST /redemptions/{id}', { id, body: { decision } })),
  });
  return (
    <ControlView query={query}>
      {({ redemptions }) => (
        <WaitingList
          title={operator.redemptions}
          press={press}
          items={redemptions.map(({ redemptionId: id, account, goodsId, quantity }) => ({
            id,
            account,
            what: `${quantity} × ${goodsId}`,
            decisions: [decide(id, 'APPROVE'), decide(id, 'REJECT')],
          }))}
        />
      )}
    </ControlView>
  );
}

function Settlements({ control, press }: OperatorTabProps): ReactNode {
  const { operator } = texts;
  const query = useControl(control, 'GET /settlements');
  const refuse = (id: string) => ({
    name: operator.refuse,
    decide: async () => {
      const body = { decision: 'REJECT', reason: operator.settlementReason } as const;
      await callControl('POST /settlements/{id}', { id, body });
    },
  });
  return (
    <ControlView query={query}>
      {({ settlements }) => (
        <WaitingList
          title={operator.settlements}
          press={press}
          items={settlements.map(({ recordId: id, type, payer, account, amount }) => ({
            id,
            account,
            what: `${amount} · ${type} · ${payer}`,
            decisions: [refuse(id)],
          }))}
        />
      )}
    </ControlView>
  );
}

function Applications({ control, press }: OperatorTabProps): ReactNode {
  const { operator } = texts;
  const query = useControl(control, 'GET /applications');
  const decide = (id: string, decision: keyof typeof operator.applicationDecisions) => ({
    name: operator.applicationDecisions[decision],
    decide: () => callControl('POST /applications/{id}', { id, body: { decision } }),
  });
  return (
    <ControlView query={query}>
      {({ applications }) => (
        <WaitingList
          title={operator.applications}
          press={press}
          items={applications.map(({ participationId: id, account, promotionId }) => ({
            id,
            account,
            what: promotionId,
            decisions: [decide(id, 'APPROVED'), decide(id, 'UNREADABLE')],
          }))}
        />
      )}
    </ControlView>
  );
}

function Documents({ control, press }: OperatorTabProps): ReactNode {
  const { operator } = texts;
  const query = useControl(control, 'GET /identity');
  return (
    <ControlView query={query}>
      {({ documents }) => (
        <WaitingList
          title={operator.documents}
          press={press}
          items={documents.map(({ account = '', kind, documentType }) => ({
            id: `${account} ${kind}`,
            account,
            what: documentType,
            decisions: (['VERIFIED', 'UNREADABLE'] as const).map((decision) => ({
              name: operator.documentDecisions[decision],
              decide: async () => {
                await callControl('POST /identity/{id}', { id: account, body: { kind, decision } });
              },
            })),
          }))}
        />
      )}
    </ControlView>
  );
}

interface WaitingListProps {
  readonly title: string;
  readonly items: readonly WaitingItem[];
  readonly press: Press;
}

function WaitingList({ title, items, press }: WaitingListProps): ReactNode {
  const { operator } = texts;
  const run = async (decide: () => Promise<void>, name: string, what: string): Promise<string> => {
    await decide();
    return operator.decided(name, what);
  };
  return (
    <ContentSection title={title} headingLevel={3}>
      {items.length === 0 ? (
        <p className="developer-note">{operator.none}</p>
      ) : (
        <ul className="developer-waiting" aria-label={title}>
          {items.map(({ id, account = '', what, decisions }) => (
            <li key={id}>
              <span>
                <strong>{account}</strong> <span className="developer-note">{what}</span>
              </span>
              <span className="developer-row">
                {decisions.map(({ name, decide }) => (
                  <Button
                    key={name}
                    aria-label={`${name}: ${account}, ${what}`}
                    onClick={() => press(() => run(decide, name, `${account}, ${what}`))}
                  >
                    {name}
                  </Button>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </ContentSection>
  );
}
