import type { ReactNode } from 'react';
import { LazyImage } from '../../display/LazyImage/LazyImage.tsx';
import type { RefusalReason } from '../../feedback/RefusedState/RefusedState.tsx';
import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx';
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { FavouriteButton } from '../FavouriteButton/FavouriteButton.tsx';
import {
  CoverFrame,
  FactLabel,
  FactRow,
  Facts,
  FactValue,
  Lead,
  LeadFavourite,
  Lettering,
  Maker,
  Section,
  SectionTitle,
  Summary,
  SummaryActions,
} from './game-summary-parts.ts';

export interface GameFact {
  id: string;
  /** 'Return to player', 'Volatility', 'Bets'. */
  label: string;
  /** '96.4 %', 'High', '₱1 to ₱500'. */
  value: ReactNode;
}

export interface SummarizedGame {
  id: string;
  name: string;
  /** Name of the vendor, or a link to its games. */
  maker?: ReactNode;
  /** URL of the cover, 3:4. */
  cover: string;
  facts: readonly GameFact[];
  /** The rules in a few sentences, e.g. as `SafeHtml`. */
  rules?: ReactNode;
}

export interface GameSummaryProps {
  /** `loading` and `error` have no game yet. */
  state: { kind: 'ready'; game: SummarizedGame } | { kind: 'loading' } | { kind: 'error'; onRetry: () => void };
  loadingLabel: string;
  error: { title: string; text: string; retryLabel: string };
  /** Why it cannot be played for money, and what to do. */
  notice?: { reason: Exclude<RefusalReason, 'permission'> | 'maintenance'; title: string; text: string };
  /** Buttons behind the notice. */
  actions?: ReactNode;
  /** Without it there is no heart. */
  favourite?: {
    value: boolean;
    addLabel: string;
    removeLabel: string;
    onChange: (favourite: boolean) => void;
  };
  rulesLabel: string;
  /** Rail of similar games with its title. */
  similar?: { label: string; content: ReactNode };
  headingLevel: 2 | 3;
}

/** Cover, figures, rules and similar games of a game, with its loading and error states. */
export function GameSummary({ state, loadingLabel, error, ...content }: GameSummaryProps) {
  if (state.kind === 'error')
    return <ErrorState title={error.title} text={error.text} retryLabel={error.retryLabel} onRetry={state.onRetry} />;
  return (
    <Summary>
      {state.kind === 'loading' ? <LoadingGame label={loadingLabel} /> : <Game game={state.game} {...content} />}
    </Summary>
  );
}

interface GameProps extends Omit<GameSummaryProps, 'state' | 'loadingLabel' | 'error'> {
  game: SummarizedGame;
}

function Game({ game, notice, actions, favourite, rulesLabel, similar, headingLevel }: GameProps) {
  const heading = `h${headingLevel}` as const;
  return (
    <>
      <Lead data-closed={notice?.reason === 'maintenance'}>
        <CoverFrame>
          <LazyImage
            key={game.cover}
            src={game.cover}
            alt=""
            width={240}
            height={320}
            eager
            fallback={<Lettering>{game.name}</Lettering>}
          />
        </CoverFrame>
        <div>
          {game.maker !== undefined && (
            <Maker>
              <bdi>{game.maker}</bdi>
            </Maker>
          )}
          <Facts>
            {game.facts.map(({ id, label, value }) => (
              <FactRow key={id}>
                <FactLabel>{label}</FactLabel>
                <FactValue>{value}</FactValue>
              </FactRow>
            ))}
          </Facts>
        </div>
        {favourite && (
          <LeadFavourite>
            <FavouriteButton
              favourite={favourite.value}
              addLabel={favourite.addLabel}
              removeLabel={favourite.removeLabel}
              onChange={favourite.onChange}
            />
          </LeadFavourite>
        )}
      </Lead>
      {notice && (
        <InlineAlert tone={notice.reason === 'maintenance' ? 'warning' : 'info'} title={notice.title}>
          {notice.text}
        </InlineAlert>
      )}
      {actions !== undefined && <SummaryActions>{actions}</SummaryActions>}
      {game.rules !== undefined && (
        <Section>
          <SectionTitle as={heading}>{rulesLabel}</SectionTitle>
          {game.rules}
        </Section>
      )}
      {similar && (
        <Section>
          <SectionTitle as={heading}>{similar.label}</SectionTitle>
          {similar.content}
        </Section>
      )}
    </>
  );
}

function LoadingGame({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Lead>
        <CoverFrame>
          <Skeleton shape="box" height="100%" />
        </CoverFrame>
        <Skeleton lines={5} />
      </Lead>
    </>
  );
}
