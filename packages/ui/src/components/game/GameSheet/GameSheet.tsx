import styled from '@emotion/styled';
import { useEffect, useRef, type ReactNode } from 'react';
import { space } from '../../../theme/vars.ts';
import { BottomSheet } from '../../feedback/BottomSheet/BottomSheet.tsx';
import { GameSummary, type GameSummaryProps } from '../internal/GameSummary.tsx';

export interface GameSheetProps extends Omit<GameSummaryProps, 'headingLevel' | 'actions'> {
  open: boolean;
  onClose: () => void;
  closeLabel: string;
  /** Name of the game, from the tile that was pressed. */
  title: string;
  /** Play, Demo, Register: the main button first. Stay visible below the content. */
  actions: ReactNode;
}

/** The main button over the others, which share a row where they fit. */
const Actions = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: space(2.5),
  '& > :first-child': { gridColumn: '1 / -1' },
});

/** A game before it is played: a sheet from below on phones, a panel at the end side on desktops, over the lobby. */
export function GameSheet({ open, onClose, closeLabel, title, actions, ...summary }: GameSheetProps) {
  const { state } = summary;
  const top = useTopOfGame(state.kind === 'ready' ? state.game.id : undefined);
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={<bdi>{title}</bdi>}
      closeLabel={closeLabel}
      desktop="panel"
      footer={state.kind === 'ready' && <Actions>{actions}</Actions>}
    >
      <div ref={top}>
        <GameSummary {...summary} headingLevel={3} />
      </div>
    </BottomSheet>
  );
}

/** Begins at the top, with the focus there, when a similar game replaces the game. */
function useTopOfGame(id: string | undefined) {
  const top = useRef<HTMLDivElement>(null);
  const lastId = useRef(id);
  useEffect(() => {
    const isReplaced = lastId.current !== undefined && id !== lastId.current;
    lastId.current = id ?? lastId.current;
    const content = isReplaced ? top.current?.closest<HTMLElement>('[role="group"]') : null;
    content?.scrollTo({ top: 0, behavior: 'instant' });
    content?.focus({ preventScroll: true });
  }, [id]);
  return top;
}
