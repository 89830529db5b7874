import { useId, type ElementType, type ReactNode, type Ref } from 'react';
import { LazyImage } from '../../display/LazyImage/LazyImage.tsx';
import { Aside, Board, Card, Head, WinnerLine, List, Title } from '../internal/board-parts.ts';

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
  /** Props of the link to the game (`href`, `to`); the whole line is its target. */
  link?: object | undefined;
}

export interface WinnerBoardProps {
  title: string;
  headingLevel?: 2 | 3;
  /** In display order. */
  winners: readonly Winner[];
  /** Shows ranks. */
  ranked?: boolean;
  /** Router link component; `'a'` by default. */
  linkComponent?: ElementType;
  /** End of the title line: a link or button for all wins. */
  action?: ReactNode;
  /** Shown when there are no wins. */
  empty?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Winners with the games of their wins. */
export function WinnerBoard(props: WinnerBoardProps) {
  const { title, headingLevel = 2, winners, ranked = false, linkComponent = 'a', action, empty, ref } = props;
  const titleId = useId();
  const GameLink = linkComponent;
  return (
    <Board ref={ref} aria-labelledby={titleId}>
      <Head>
        <Title as={`h${headingLevel}`} id={titleId}>
          {title}
        </Title>
        <Aside>{action}</Aside>
      </Head>
      {winners.length === 0 && empty}
      {winners.length > 0 && (
        <Card>
          <List>
            {winners.map(({ id, name, game, cover, amount, when, link }, index) => (
              <WinnerLine key={id}>
                <span className="board-rank">{ranked && index + 1}</span>
                <LazyImage className="board-cover" src={cover} alt="" width={44} height={44} />
                <span className="board-names">
                  <span className="board-name" dir="auto">
                    {name}
                  </span>
                  <span className="board-game" dir="auto">
                    {link === undefined ? game : <GameLink {...link}>{game}</GameLink>}
                  </span>
                </span>
                <span className="board-payout">
                  <span className="board-amount">{amount}</span>
                  <span className="board-time">{when}</span>
                </span>
              </WinnerLine>
            ))}
          </List>
        </Card>
      )}
    </Board>
  );
}
