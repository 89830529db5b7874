import styled from '@emotion/styled';
import { lazy, Suspense, type ComponentType, type ReactNode, type Ref } from 'react';
import { useBrand } from '../../../theme/brand-context.ts';
import { color, layout, media, radius, space, typeStyle } from '../../../theme/vars.ts';
import { Mark } from '../../display/internal/Mark.tsx';
import type { EngravingProps } from '../../display/Engraving/Engraving.tsx';
import type { IconName } from '../../display/Icon/Icon.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';

export interface StatusDetail {
  label: string;
  value: string;
  /** Beside the value, e.g. a CopyButton. */
  action?: ReactNode;
}

export interface StatusPageProps {
  title: ReactNode;
  text?: ReactNode;
  /** Eyebrow above the title, e.g. a number. */
  eyebrow?: ReactNode;
  /** Centre of the engraving; the brand's mark by default. */
  icon?: IconName;
  /** Details for customer service: trace id, time. */
  details?: readonly StatusDetail[];
  actions?: ReactNode;
  headingLevel?: 1 | 2;
  /** Ref of the heading, for moving the focus to it. */
  ref?: Ref<HTMLHeadingElement>;
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: '70dvh',
  paddingBlock: layout('section'),
  paddingInline: layout('gutter'),
  textAlign: 'center',
});

const Figure = styled('div')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 196,
  height: 196,
  marginBlockEnd: space(4),
  color: color('engraving'),
  [media.desktop]: { width: 244, height: 244, marginBlockEnd: space(5) },
});

/** Every first load has this page, and few show it. Where the ornament cannot be loaded, there is none. */
const Engraving = lazy<ComponentType<EngravingProps>>(async () => ({
  default: await import('../../display/Engraving/Engraving.tsx').then(
    (module) => module.Engraving,
    () => () => null,
  ),
}));

const Decoration = styled(Engraving)({ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0.5 });
const BrandIcon = styled(Mark)({ width: 48, height: 48 });
const IconSlot = styled('span')({ color: color('text') });

const Eyebrow = styled('p')({ margin: 0, ...typeStyle('label'), color: color('accent') });

const Title = styled('h1')({
  margin: 0,
  marginBlockStart: space(1),
  ...typeStyle('title'),
  maxWidth: 'min(24ch, 100%)',
  // Unlike break-word it affects the min-content width.
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '&:focus:not(:focus-visible)': { outline: 'none' },
});

const Text = styled('div')({
  marginBlockStart: space(3),
  maxWidth: '52ch',
  ...typeStyle('lead'),
  color: color('text2'),
  textWrap: 'balance',
  '& p': { margin: 0 },
  '& p + p': { marginBlockStart: space(2) },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space(2.5),
  marginBlockStart: space(6),
});

const Details = styled('dl')({
  display: 'grid',
  gap: space(1),
  margin: 0,
  marginBlockStart: space(7),
  padding: space(3, 4),
  maxWidth: '100%',
  border: `1px solid ${color('line')}`,
  borderRadius: radius('control'),
  backgroundColor: color('surface1'),
  ...typeStyle('meta'),
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(0.5, 6),
  },
  '& dt': { color: color('text3') },
  '& dd': { display: 'flex', alignItems: 'center', gap: space(1), margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& dd > span:first-of-type': { overflowWrap: 'anywhere', WebkitUserSelect: 'all', userSelect: 'all' },
});

/** Full-page status with a next step: not found, failed, maintenance. */
export function StatusPage(props: StatusPageProps) {
  const { title, text, eyebrow, icon, details = [], actions, headingLevel = 1, ref } = props;
  const { mark } = useBrand();
  return (
    <Root>
      <Figure>
        <Suspense>
          <Decoration kind="rosette" lines={18} petals={11} weight={0.6} />
        </Suspense>
        {icon ? (
          <IconSlot>
            <Icon name={icon} size={44} />
          </IconSlot>
        ) : (
          <BrandIcon drawing={mark} />
        )}
      </Figure>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Title as={`h${headingLevel}`} ref={ref} tabIndex={-1}>
        {title}
      </Title>
      {text && <Text>{text}</Text>}
      {actions && <Actions>{actions}</Actions>}
      {details.length > 0 && (
        <Details>
          {details.map(({ label, value, action }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <span>{value}</span>
                {action}
              </dd>
            </div>
          ))}
        </Details>
      )}
    </Root>
  );
}
