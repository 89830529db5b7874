import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { Switch } from '@croupier/ui/inputs/Switch';
import { getMemberInfo } from '@croupier/sdk/client';
import { useGetMemberInfo } from '@croupier/sdk/hooks';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import type { Session } from '../session/use-session.ts';
import { isZero } from '../shared/is-zero.ts';
import type { ControlAnswer } from './control.ts';
import { ControlView } from './ControlView.tsx';
import { texts } from './texts.ts';
import { useControl } from './use-control.ts';
import { formatTime, useTimeZone } from './use-world-time.ts';

export interface LedgerTabProps {
  readonly control: QueryClient;
  readonly session: Session;
}

type Ledger = ControlAnswer<'GET /ledger'>;

/** Verdict on the whole book, the balance of the account in three places, and the last movements. */
export function LedgerTab({ control, session }: LedgerTabProps): ReactNode {
  const { ledger } = texts;
  const account = session.state === 'member' ? session.member.account : undefined;
  const [isOwn, setIsOwn] = useState(false);
  const own = useControl(control, 'GET /ledger', account === undefined ? {} : { account });
  const all = useControl(control, 'GET /ledger');
  return (
    <div className="developer-sections">
      <ControlView query={all}>{({ book }) => <Verdict book={book} />}</ControlView>
      {account !== undefined && (
        <ContentSection title={ledger.balanceOf(account)} headingLevel={3}>
          <ControlView query={own}>
            {({ balances }) => <Balances balances={balances} control={control} account={account} />}
          </ControlView>
          <Switch label={ledger.onlyOf(account)} checked={isOwn} onChange={({ target }) => setIsOwn(target.checked)} />
        </ContentSection>
      )}
      <ContentSection title={ledger.movements} headingLevel={3}>
        <ControlView query={isOwn ? own : all}>{({ movements }) => <Movements movements={movements} />}</ControlView>
      </ContentSection>
    </div>
  );
}

function Verdict({ book }: { readonly book: Ledger['book'] }): ReactNode {
  const { ledger } = texts;
  const { sums, belowZero, wrongBalances, entries, movements } = book;
  const isWhole = sums.every(({ sum }) => isZero(sum)) && belowZero.length + wrongBalances.length === 0;
  return (
    <InlineAlert tone={isWhole ? 'success' : 'danger'} title={isWhole ? ledger.whole : ledger.broken}>
      {isWhole
        ? ledger.counts(entries, movements)
        : [...sums.map(({ currency, sum }) => `${currency} ${sum}`), ...belowZero, ...wrongBalances].join(', ')}
    </InlineAlert>
  );
}

/** Of a client that knows no other calls of the contract. */
const BALANCE_KEY = ['balance'];

interface BalancesProps {
  readonly balances: Ledger['balances'];
  readonly control: QueryClient;
  readonly account: string;
}

/** The balance in the book, in the answer of a new call, and in what the app shows. */
function Balances({ balances, control, account }: BalancesProps): ReactNode {
  const { ledger } = texts;
  const shown = useGetMemberInfo({ enabled: false }).data?.balance;
  const options = { queryKey: [...BALANCE_KEY, account], queryFn: () => getMemberInfo() };
  const answered = useQuery(options, control).data?.value.balance;
  const lines = [
    ...balances.map(({ wallet, balance }) => [ledger.inBook(wallet.replace(/^member:[^:]+:/, '')), balance] as const),
    [ledger.inCall, answered ?? texts.unknown] as const,
    [ledger.onScreen, shown ?? texts.unknown] as const,
  ];
  return (
    <dl className="developer-facts">
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Movements({ movements }: Pick<Ledger, 'movements'>): ReactNode {
  const zone = useTimeZone();
  if (movements.length === 0) return <p className="developer-note">{texts.ledger.none}</p>;
  return (
    <ul className="developer-records" aria-label={texts.ledger.movements}>
      {movements.map(({ id, kind, at, account, entries }) => (
        <li key={id}>
          <p>
            <code>{id}</code> <strong>{kind}</strong>
          </p>
          <p className="developer-note">
            {formatTime(Date.parse(at), zone).time}
            {account !== null && ` · ${account}`}
          </p>
          <dl className="developer-facts">
            {entries.map((entry) => (
              <div key={`${entry.account} ${entry.currency} ${entry.amount}`}>
                <dt>{entry.account}</dt>
                <dd>
                  {entry.amount} {entry.currency}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
