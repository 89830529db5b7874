import type { ReactNode } from 'react';
import { LazyImage } from '../../display/LazyImage/LazyImage.tsx';
import type { RefusalReason } from '../../feedback/RefusedState/RefusedState.tsx';
import { BottomSheet } from '../../feedback/BottomSheet/BottomSheet.tsx';
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
  Sheet,
} from './game-sheet-parts.ts';

export interface GameSheetFact {
  id: string;
  /** 'Return to player', 'Volatility', 'Bets'. */
  label: string;
  /** '96.4 %', 'High', '₱1 to ₱500'. */
  value: ReactNode;
}

export interface GameSheetGame {
  id: string;
  name: string;
  /** Name of the vendor, or a link to its games. */
  maker?: ReactNode;
  /** URL of the cover, 3:4. */
  cover: string;
  facts: readonly GameSheetFact[];
  /** The rules in a few sentences, e.g. as `SafeHtml`. */
  rules?: ReactNode;
}

export interface GameSheetProps {
  open: boolean;
  onClose: () => void;
  closeLabel: string;
  /** `loading` and `error` have no game yet; the title is then known from the tile. */
  state: { kind: 'ready'; game: GameSheetGame } | { kind: 'loading' } | { kind: 'error'; onRetry: () => void };
  /** Name of the game, from the tile that was pressed. */
  title: string;
  loadingLabel: string;
  error: { title: string; text: string; retryLabel: string };
  /** Why it cannot be played for money, and what to do. */
  notice?: { reason: Exclude<RefusalReason, 'permission'> | 'maintenance'; title: string; text: string };
  /** Play, Demo, Register: the main button first. Stay visible below the content. */
  actions: ReactNode;
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
}

/** A game before it is played: a sheet from below on phones, a panel at the end side on desktops, over the lobby. */
export function GameSheet(props: GameSheetProps) {
  const { open, onClose, closeLabel, state, title, actions } = props;
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={<bdi>{title}</bdi>}
      closeLabel={closeLabel}
      desktop="panel"
      footer={state.kind === 'ready' ? actions : undefined}
    >
      <Sheet>
        <SheetContent {...props} />
      </Sheet>
    </BottomSheet>
  );
}

function SheetContent({ state, loadingLabel, error, notice, favourite, rulesLabel, similar }: GameSheetProps) {
  if (state.kind === 'error')
    return <ErrorState title={error.title} text={error.text} retryLabel={error.retryLabel} onRetry={state.onRetry} />;
  if (state.kind === 'loading') return <LoadingSheet label={loadingLabel} />;
  const { game } = state;
  return (
    <>
      <Lead data-closed={notice?.reason === 'maintenance'}>
        <CoverFrame>
          <LazyImage
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
      {game.rules !== undefined && (
        <Section>
          <SectionTitle>{rulesLabel}</SectionTitle>
          {game.rules}
        </Section>
      )}
      {similar && (
        <Section>
          <SectionTitle>{similar.label}</SectionTitle>
          {similar.content}
        </Section>
      )}
    </>
  );
}

function LoadingSheet({ label }: { label: string }) {
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
