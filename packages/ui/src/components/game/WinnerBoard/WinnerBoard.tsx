import { useId, useState, type ReactNode, type Ref } from 'react';
import { useIsDesktop, useReducedMotion } from '../../../theme/use-media.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { LazyImage } from '../../display/LazyImage/LazyImage.tsx';
import { Aside, Board, Card, Head, WinnerLine, List, TickerTrack, Title } from '../internal/board-parts.ts';

export interface Winner {
  id: string;
  /** Already masked: "Mar…7". */
  name: string;
  game: string;
  /** URL of the game's cover. */
  cover: string;
  /** Formatted amount with currency. */
  amount: string;
  /** Time of the win as text. */
  when?: string;
}

export interface WinnerBoardProps {
  title: string;
  headingLevel?: 2 | 3;
  /** In display order. */
  winners: readonly Winner[];
  /** Shows ranks. */
  ranked?: boolean;
  /** Two columns on desktops. `list` shows all; `ticker` scrolls five lines slowly, without motion under reduced motion. */
  arrangement?: 'list' | 'ticker';
  /** Link to all wins. */
  action?: ReactNode;
  /** Labels of the ticker's pause button. */
  pauseLabel: string;
  playLabel: string;
  /** Shown when there are no wins. */
  empty?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Visible lines of a ticker, and line height in px at the default text size. */
const TICKER = { lines: 5, height: 62 };

function WinnerList({ winners, ranked, columns }: { winners: readonly Winner[]; ranked: boolean; columns: boolean }) {
  return (
    <List data-columns={columns}>
      {winners.map(({ id, name, game, cover, amount, when }, index) => (
        <WinnerLine key={id}>
          <span className="board-rank">{ranked && index + 1}</span>
          <LazyImage className="board-cover" src={cover} alt="" width={44} height={44} />
          <span className="board-names">
            <span className="board-name" dir="auto">
              {name}
            </span>
            <span className="board-game" dir="auto">
              {game}
            </span>
          </span>
          <span className="board-payout">
            <span className="board-amount">{amount}</span>
            <span className="board-time">{when}</span>
          </span>
        </WinnerLine>
      ))}
    </List>
  );
}

/** Winners as a list or ticker. */
export function WinnerBoard(props: WinnerBoardProps) {
  const { title, headingLevel = 2, winners, ranked = false, arrangement = 'list', action, empty, ref } = props;
  const { pauseLabel, playLabel } = props;
  const titleId = useId();
  const reducedMotion = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const columns = useIsDesktop() ? 2 : 1;
  const isTicker = arrangement === 'ticker' && winners.length > TICKER.lines * columns;
  const isScrolling = isTicker && !reducedMotion;
  return (
    <Board ref={ref} aria-labelledby={titleId}>
      <Head>
        <Title as={`h${headingLevel}`} id={titleId}>
          {title}
        </Title>
        <Aside>
          {action}
          {isScrolling && (
            <IconButton label={paused ? playLabel : pauseLabel} onClick={() => setPaused(!paused)}>
              <Icon name={paused ? 'play' : 'pause'} />
            </IconButton>
          )}
        </Aside>
      </Head>
      {winners.length === 0 && empty}
      {winners.length > 0 && (
        <Card
          // A ticker without motion is scrollable, also by keyboard.
          {...(isTicker && !isScrolling && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
          style={
            isTicker
              ? { height: `${(TICKER.lines * TICKER.height) / 16}rem`, overflowY: isScrolling ? 'hidden' : 'auto' }
              : undefined
          }
        >
          <TickerTrack
            data-scrolling={isScrolling}
            data-paused={paused}
            style={isScrolling ? { animationDuration: `${winners.length * 3}s` } : undefined}
          >
            <WinnerList winners={winners} ranked={ranked} columns={columns === 2 && winners.length > 1} />
            {isScrolling && (
              <div aria-hidden>
                <WinnerList winners={winners} ranked={ranked} columns={columns === 2} />
              </div>
            )}
          </TickerTrack>
        </Card>
      )}
    </Board>
  );
}
