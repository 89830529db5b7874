import styled from '@emotion/styled';
import type { ElementType, ReactNode, Ref } from 'react';
import { color, media, radius, size, space, typeStyle } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import type { LinkTarget } from '../../actions/internal/link-target.ts';

export interface PageHeaderProps<C extends ElementType = 'a'> {
  title: ReactNode;
  /** Eyebrow above the title. */
  eyebrow?: ReactNode;
  /** Subtitle. */
  text?: ReactNode;
  /** End of the title line: a count, buttons. Wraps below on phones. */
  actions?: ReactNode;
  /** A SearchField: on the title line on desktops, below it on phones. */
  search?: ReactNode;
  /** Tabs below. */
  tabs?: ReactNode;
  /** Label and target of the back link. */
  back?: { label: string; link: LinkTarget<C> };
  /** Router link component; `'a'` by default. */
  linkComponent?: C;
  /** Ref of the heading, for moving the focus to it when the page opens. */
  ref?: Ref<HTMLHeadingElement>;
}

const Root = styled('header')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  paddingBlock: space(4),
  [media.desktop]: { paddingBlock: space(7, 5) },
});

const Row = styled('div')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space(2, 4),
});

const TitleGroup = styled('div')({ display: 'flex', alignItems: 'start', gap: space(1), minWidth: 0 });

const TextBlock = styled('div')({ flex: '1 1 auto', display: 'grid', gap: space(1), minWidth: 0 });

const Back = styled('a')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size('target'),
  height: size('target'),
  // Aligns the arrow, not its target area, with the page's edge.
  marginInlineStart: `calc(${space(3)} * -1)`,
  borderRadius: radius('control'),
  color: color('text2'),
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
  [media.hover]: { '&:hover': { backgroundColor: color('surface2'), color: color('text') } },
  // Aligns the arrow with the title, below the eyebrow.
  '&[data-below="true"]': { marginBlockStart: space(5) },
});

const Eyebrow = styled('p')({ margin: 0, ...typeStyle('meta'), color: color('text2') });
const Lead = styled('p')({
  margin: 0,
  ...typeStyle('lead'),
  color: color('text2'),
  maxWidth: '64ch',
  textWrap: 'pretty',
});

const Title = styled('h1')({
  margin: 0,
  ...typeStyle('title'),
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '&[data-back="true"]': { minHeight: size('target'), alignContent: 'center' },
});

const Search = styled('div')({
  flex: '1 0 100%',
  display: 'flex',
  marginBlockStart: space(1.5),
  [media.desktop]: { flex: '0 1 320px', marginBlockStart: 0 },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  ...typeStyle('meta'),
  color: color('text2'),
});

/** Page header: title, back link, actions, tabs. */
export function PageHeader<C extends ElementType = 'a'>(props: PageHeaderProps<C>) {
  const { title, eyebrow, text, actions, search, tabs, back, linkComponent = 'a', ref } = props;
  return (
    <Root>
      <TitleGroup>
        {back && (
          <Back
            as={linkComponent}
            {...back.link}
            aria-label={back.label}
            title={back.label}
            data-below={eyebrow !== undefined}
          >
            <Icon name="chevronStart" size={22} />
          </Back>
        )}
        {/* Wrapped content aligns with the title, not with the arrow. */}
        <Row>
          <TextBlock>
            {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
            <Title ref={ref} tabIndex={-1} data-back={back !== undefined}>
              {title}
            </Title>
            {text !== undefined && <Lead>{text}</Lead>}
          </TextBlock>
          {actions && <Actions>{actions}</Actions>}
          {search && <Search>{search}</Search>}
        </Row>
      </TitleGroup>
      {tabs}
    </Root>
  );
}
