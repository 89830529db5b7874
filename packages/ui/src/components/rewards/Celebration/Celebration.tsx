import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '../../display/Icon/Icon.tsx';
import type { IconName } from '../../display/Icon/Icon.tsx';
import { VipBadge } from '../../display/VipBadge/VipBadge.tsx';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import { badgeAnimation, slipAnimation } from './celebration-animations.ts';
import { Rays } from './Rays.tsx';
import type { ResultSlipProps } from './ResultSlip.tsx';
import { ResultSlip } from './ResultSlip.tsx';
import { useAnimatedOnce } from './use-animated-once.ts';

export type CelebrationKind = 'claim' | 'win' | 'rank';

export interface CelebrationProps {
  /** A collected reward, a won prize, or a new rank. */
  kind: CelebrationKind;
  /** The new rank; its name is in the title. */
  level?: number;
  title: string;
  text?: ReactNode;
  /** What came, as a printed slip. */
  slip?: ResultSlipProps;
  /** What changes with a new rank: a Receipt. */
  children?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** False shows the last frame at once: what has been celebrated before. */
  animated?: boolean;
  headingLevel?: 1 | 2 | 3;
}

const icons: Record<CelebrationKind, IconName> = { claim: 'check', win: 'gift', rank: 'star' };

const Root = styled('section')({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space(4),
  overflow: 'hidden',
  paddingBlockStart: space(9),
  color: color('text'),
});

const Figure = styled('div')({ position: 'relative', display: 'grid', placeItems: 'center', minHeight: 96 });

const Badge = styled('div')({ display: 'grid', '[data-animated="true"] &': badgeAnimation });

const Disc = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  borderRadius: '50%',
  border: `1px solid ${color('success')}`,
  backgroundColor: color('successSurface'),
  color: color('success'),
});

const Texts = styled('div')({ display: 'grid', gap: space(1), textAlign: 'center' });
const Title = styled('h2')({ margin: 0, ...typeStyle('dialogTitle'), textWrap: 'balance', overflowWrap: 'break-word' });
const Text = styled('div')({ ...typeStyle('body'), color: color('text2'), textWrap: 'pretty' });

const Slip = styled('div')({ width: '100%', maxWidth: 400, '[data-animated="true"] &': slipAnimation });

const Content = styled('div')({ width: '100%' });
const Actions = styled('div')({ display: 'grid', gap: space(2), width: '100%', maxWidth: 400 });

/**
 * The moment after a claim, a win or a new rank, for a Dialog or a BottomSheet. It moves once, for at most 300 ms; a
 * press or a key ends it. Under reduced motion the last frame is shown at once.
 */
export function Celebration(props: CelebrationProps) {
  const { kind, level, title, text, slip, children, actions, animated = true, headingLevel = 2 } = props;
  const isAnimated = useAnimatedOnce(animated);
  return (
    <Root data-animated={isAnimated}>
      <Figure aria-hidden>
        <Rays />
        <Badge>
          {kind === 'rank' && level !== undefined ? (
            <VipBadge level={level} name="" size={112} nameHidden />
          ) : (
            <Disc>
              <Icon name={icons[kind]} size={34} />
            </Disc>
          )}
        </Badge>
      </Figure>
      <Texts>
        <Title as={`h${headingLevel}`}>{title}</Title>
        {text !== undefined && <Text>{text}</Text>}
      </Texts>
      {slip !== undefined && (
        <Slip>
          <ResultSlip {...slip} />
        </Slip>
      )}
      {children !== undefined && <Content>{children}</Content>}
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Root>
  );
}
