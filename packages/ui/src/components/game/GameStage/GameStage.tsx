import styled from '@emotion/styled';
import type { ElementType, ReactNode } from 'react';
import { layers } from '../../../theme/tokens.ts';
import { oneLine } from '../../../theme/text-styles.ts';
import { color, media, radius, size, space, typeStyle } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import type { LinkTarget } from '../../actions/internal/link-target.ts';
import { VisitPanel, type GameVisit } from './VisitPanel.tsx';

export interface GameStageProps<C extends ElementType = 'a'> {
  /** Name of the game. */
  title: ReactNode;
  /** Beside the title, e.g. a StatusChip. */
  badge?: ReactNode;
  /** Label and target of the leave link. */
  back: { label: string; link: LinkTarget<C> };
  /** Router link component; `'a'` by default. */
  linkComponent?: C;
  /** Formatted balance. */
  balance?: { label: string; amount: ReactNode };
  /** Makes the balance a button that opens time and money of the visit. */
  visit?: GameVisit;
  /** Buttons at the end of the bar. */
  actions?: ReactNode;
  /** An `iframe` fills the space below the bar; other content is centred. */
  children: ReactNode;
}

const Root = styled('section')({
  position: 'fixed',
  inset: 0,
  zIndex: layers.header,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  backgroundColor: color('bg'),
  color: color('text'),
});

const Bar = styled('div')({
  // Above the game, for the panel of the visit.
  position: 'relative',
  zIndex: layers.raised,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1),
  paddingBlockStart: 'env(safe-area-inset-top)',
  paddingInline: space(1),
  borderBlockEnd: `1px solid ${color('line')}`,
  [media.desktop]: { gap: space(2), paddingInline: space(3) },
});

const Back = styled('a')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size('target'),
  height: size('target'),
  borderRadius: radius('control'),
  color: color('text2'),
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
  [media.hover]: { '&:hover': { backgroundColor: color('surface2'), color: color('text') } },
});

const TitleGroup = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  // With large text the slot beside the title wraps to a second line.
  flex: `1 1 min(4em, 100% - ${size('target')} - ${space(1)})`,
  minWidth: 0,
});

const Title = styled('h1')({
  margin: 0,
  minWidth: 0,
  ...typeStyle('label'),
  ...oneLine,
});

const Balance = styled('p')({
  display: 'grid',
  flex: 'none',
  margin: 0,
  marginInlineStart: 'auto',
  paddingInline: space(1),
  textAlign: 'end',
  ...typeStyle('action'),
  fontVariantNumeric: 'tabular-nums',
  [media.desktop]: { display: 'flex', alignItems: 'baseline', gap: space(2) },
});

const BalanceLabel = styled('span')({
  ...typeStyle('meta'),
  fontSize: '0.75rem',
  lineHeight: 1.2,
  color: color('text2'),
});

const Actions = styled('div')({ display: 'flex', alignItems: 'center', flex: 'none' });

const GameSlot = styled('div')({
  position: 'relative',
  overflow: 'auto',
  display: 'grid',
  // The top of content that is too tall stays within reach.
  alignContent: 'safe center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Why there is no game: off the edges, and no wider than a text.
  '& > [role="alert"]': {
    boxSizing: 'border-box',
    justifySelf: 'center',
    width: 'min(40rem, 100%)',
    padding: space(3),
  },
  '& > iframe': {
    position: 'absolute',
    inset: 0,
    display: 'block',
    width: '100%',
    height: '100%',
    border: 0,
    backgroundColor: color('bg'),
  },
});

/** Full-window game with a slim bar. */
export function GameStage<C extends ElementType = 'a'>(props: GameStageProps<C>) {
  const { title, badge, back, linkComponent = 'a', balance, visit, actions, children } = props;
  return (
    <Root>
      <Bar>
        <Back as={linkComponent} {...back.link} aria-label={back.label} title={back.label}>
          <Icon name="chevronStart" />
        </Back>
        <TitleGroup>
          <Title dir="auto">{title}</Title>
          {badge}
        </TitleGroup>
        {visit && <VisitPanel visit={visit} {...(balance && { balance })} />}
        {balance && !visit && (
          <Balance>
            <BalanceLabel>{balance.label}</BalanceLabel>
            {balance.amount}
          </Balance>
        )}
        <Actions>{actions}</Actions>
      </Bar>
      <GameSlot>{children}</GameSlot>
    </Root>
  );
}
