import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import { Engraving } from '../../display/Engraving/Engraving.tsx';
import type { IconName } from '../../display/Icon/Icon.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';

export interface StatePanelProps {
  icon: IconName;
  title: ReactNode;
  text?: ReactNode;
  /** Buttons or links: the next step. */
  actions?: ReactNode;
  /** Secondary text at the bottom. */
  footnote?: ReactNode;
  /** Heading level; 2 when it replaces a whole page. */
  headingLevel?: 2 | 3 | 4;
  /** Announced when it appears. */
  role?: 'alert' | 'status';
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  padding: space(8, 4),
  textAlign: 'center',
});

const Figure = styled('div')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 112,
  height: 112,
  marginBlockEnd: space(4),
  color: color('engraving'),
});

const Decoration = styled(Engraving)({ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0.5 });

/** Masks the line pattern around the icon. */
const IconSlot = styled('span')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: '50%',
  backgroundColor: color('surface2'),
  color: color('text'),
});

const TextBlock = styled('div')({ display: 'grid', justifyItems: 'center', gap: space(2), maxWidth: '44ch' });
// The title may contain user input that is one long word.
const Title = styled('h3')({
  margin: 0,
  ...typeStyle('section'),
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
const Text = styled('div')({
  ...typeStyle('body'),
  color: color('text2'),
  textWrap: 'pretty',
  '& p': { margin: 0 },
  '& p + p': { marginBlockStart: space(2) },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space(2.5),
  marginBlockStart: space(5),
});

const Footnote = styled('div')({
  marginBlockStart: space(5),
  maxWidth: '100%',
  ...typeStyle('meta'),
  color: color('text3'),
});

/** Common layout of empty, failed and refused states. */
export function StatePanel(props: StatePanelProps) {
  const { icon, title, text, actions, footnote, headingLevel = 3, role } = props;
  return (
    <Root>
      <Figure aria-hidden>
        <Decoration kind="rosette" lines={12} petals={11} weight={0.6} />
        <IconSlot>
          <Icon name={icon} size={26} />
        </IconSlot>
      </Figure>
      <TextBlock role={role}>
        <Title as={`h${headingLevel}`}>{title}</Title>
        {text && <Text>{text}</Text>}
      </TextBlock>
      {actions && <Actions>{actions}</Actions>}
      {footnote && <Footnote>{footnote}</Footnote>}
    </Root>
  );
}
