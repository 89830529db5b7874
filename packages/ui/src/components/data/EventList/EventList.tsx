import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { color, media, space, typeStyle } from '../../../theme/vars.ts';
import type { IconName } from '../../display/Icon/Icon.tsx';
import type { RowTone } from '../internal/list-panel.tsx';
import { IconTile, Panel, Row, RowNote, Rows, RowSkeletons, RowText, RowTitle } from '../internal/list-panel.tsx';

export interface AccountEvent {
  id: string;
  icon: IconName;
  tone?: RowTone;
  title: ReactNode;
  /** Formatted time of day, or "just now". */
  time: string;
  /** The same moment in ISO 8601. */
  dateTime?: string;
  text?: ReactNode;
  /** Not read yet. */
  isNew?: boolean;
  /** Buttons, when an answer is due. */
  actions?: ReactNode;
}

export interface EventDay {
  id: string;
  /** "Today", "Nov 21". */
  label: string;
  /** Newest first. */
  events: readonly AccountEvent[];
}

export interface EventListProps {
  /** Accessible name. */
  label: string;
  /** Newest first. */
  days: readonly EventDay[];
  /** For screen readers, after the title of an event that is new. */
  newLabel: string;
  /** Announced politely when it changes: the title of an event that has just arrived. */
  announcement?: string;
  /** Shows placeholders while the events are unknown. */
  loading?: boolean;
  /** Without border and ground, for a sheet or a drawer. */
  bare?: boolean;
  /** Level of the days. */
  headingLevel?: 2 | 3 | 4;
}

const Root = styled(Panel)({
  '&[data-bare="true"]': { border: 0, borderRadius: 0, backgroundColor: 'transparent' },
});

const Day = styled('div')({ '& + &': { borderBlockStart: `1px solid ${color('line')}` } });

const DayTitle = styled('h3')({
  margin: 0,
  padding: space(3, 4, 0.5),
  ...typeStyle('meta'),
  fontWeight: 600,
  color: color('text2'),
});

const Item = styled(Row)({
  '&[data-new="true"]::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 29,
    insetInlineStart: 5,
    width: 6,
    height: 6,
    borderRadius: '50%',
    backgroundColor: color('accent'),
    [media.forcedColors]: { backgroundColor: 'Highlight' },
  },
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space(3),
  '& > span': { flex: '1 1 10rem', minWidth: 0 },
});

const Time = styled('time')({ ...typeStyle('meta'), color: color('text3'), whiteSpace: 'nowrap' });

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(2), marginBlockStart: space(2) });

const Hidden = styled('span')(visuallyHidden);

/** Events of the account by day; one that needs an answer carries it. */
export function EventList(props: EventListProps) {
  const { label, days, newLabel, announcement = '', loading = false, bare = false, headingLevel = 3 } = props;
  const id = useId();
  return (
    <Root aria-label={label} aria-busy={loading} data-bare={bare}>
      <Hidden role="status">{announcement}</Hidden>
      {loading ? (
        <RowSkeletons count={5} />
      ) : (
        days.map((day) => (
          <Day key={day.id}>
            <DayTitle as={`h${headingLevel}`} id={`${id}-${day.id}`}>
              {day.label}
            </DayTitle>
            <Rows aria-labelledby={`${id}-${day.id}`}>
              {day.events.map((event) => (
                <EventRow key={event.id} event={event} newLabel={newLabel} />
              ))}
            </Rows>
          </Day>
        ))
      )}
    </Root>
  );
}

function EventRow({ event, newLabel }: { event: AccountEvent; newLabel: string }) {
  const { icon, tone, title, time, dateTime, text, isNew = false, actions } = event;
  return (
    <li>
      <Item data-new={isNew}>
        <IconTile icon={icon} tone={tone} />
        <RowText>
          <Head>
            <RowTitle>
              {title}
              {isNew && <Hidden> {newLabel}</Hidden>}
            </RowTitle>
            <Time dateTime={dateTime}>{time}</Time>
          </Head>
          {text && <RowNote>{text}</RowNote>}
          {actions && <Actions>{actions}</Actions>}
        </RowText>
      </Item>
    </li>
  );
}
