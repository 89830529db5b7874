import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Board, Card, Head, Line, List, Title } from '../WinnerBoard/board-parts.ts';

export interface WinnerBoardSkeletonProps {
  /** How many lines; 5. */
  lines?: number;
}

/** The room of a WinnerBoard that is on its way. Hidden from readers: say elsewhere what is loading. */
export function WinnerBoardSkeleton({ lines = 5 }: WinnerBoardSkeletonProps) {
  return (
    <Board as="div" aria-hidden>
      <Head>
        <Title as="div">
          <Skeleton width="8em" />
        </Title>
      </Head>
      <Card>
        <List as="div">
          {Array.from({ length: lines }, (_, index) => (
            <Line as="div" key={index}>
              <span className="board-rank" />
              <Skeleton shape="box" width="44px" height="44px" />
              <span className="board-who">
                <span className="board-name">
                  <Skeleton width="6em" />
                </span>
              </span>
              <Skeleton width="5.5em" />
            </Line>
          ))}
        </List>
      </Card>
    </Board>
  );
}
