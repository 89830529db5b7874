import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { Board, Card, Head, WinnerLine, List, Title } from '../internal/board-parts.ts';

export interface WinnerBoardSkeletonProps {
  /** Number of lines; 5. */
  lines?: number;
}

/** Placeholder of a WinnerBoard. Hidden from screen readers: announce the loading elsewhere. */
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
            <WinnerLine as="div" key={index}>
              <span className="board-rank" />
              <Skeleton shape="box" width="44px" height="44px" />
              <span className="board-names">
                <span className="board-name">
                  <Skeleton width="6em" />
                </span>
              </span>
              <Skeleton width="5.5em" />
            </WinnerLine>
          ))}
        </List>
      </Card>
    </Board>
  );
}
