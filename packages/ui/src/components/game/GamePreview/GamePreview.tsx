import styled from '@emotion/styled';
import { space } from '../../../theme/vars.ts';
import { GameSummary, type GameSummaryProps } from '../internal/GameSummary.tsx';

export type GamePreviewProps = Omit<GameSummaryProps, 'headingLevel'>;

const Page = styled('div')({
  justifySelf: 'center',
  width: '100%',
  maxWidth: '36rem',
  padding: space(4),
});

/** A game before it is played, as the content of its page: what `GameSheet` shows over the lobby. */
export function GamePreview(props: GamePreviewProps) {
  return (
    <Page>
      <GameSummary {...props} headingLevel={2} />
    </Page>
  );
}
