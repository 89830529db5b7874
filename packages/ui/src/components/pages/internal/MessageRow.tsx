import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { oneLine } from '../../../theme/text-styles.ts';
import { color, media, radius, space, typeStyle } from '../../../theme/vars.ts';
import type { IconName } from '../../display/Icon/Icon.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';

export interface MessageSummary {
  id: string;
  /** Icon of the kind: wallet for money, gift for rewards. */
  icon: IconName;
  /** Name of the kind, read before the title. */
  kind: string;
  title: string;
  /** First line of the text. */
  preview: string;
  /** Formatted time of arrival, e.g. 6:55 PM or Nov 18. */
  time: string;
  /** The same time for machines, ISO 8601. */
  dateTime?: string;
  unread: boolean;
}

interface MessageRowProps {
  message: MessageSummary;
  /** Read after the time of an unread message. */
  unreadLabel: string;
  /** In place of the icon of the kind. */
  lead?: ReactNode;
}

const Content = styled('span')({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space(3),
  minWidth: 0,
});

const Kind = styled('span')({
  gridRow: '1 / span 2',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: radius('control'),
  backgroundColor: color('surface3'),
  color: color('accent'),
});

const Title = styled('span')({
  ...oneLine,
  ...typeStyle('label'),
  fontWeight: 500,
  color: color('text'),
  '[data-unread="true"] > &': { fontWeight: 750 },
});

const Preview = styled('span')({
  ...oneLine,
  gridColumn: '2 / span 2',
  ...typeStyle('meta'),
  color: color('text2'),
});

const When = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  ...typeStyle('meta'),
  color: color('text3'),
  whiteSpace: 'nowrap',
});

const Dot = styled('span')({
  width: 9,
  height: 9,
  borderRadius: '50%',
  backgroundColor: color('action'),
  [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
});

const Hidden = styled('span')(visuallyHidden);

/** Kind, title, first line and time of a message; an unread one is bold and has a dot. */
export function MessageRow({ message, unreadLabel, lead }: MessageRowProps) {
  const { icon, kind, title, preview, time, dateTime, unread } = message;
  return (
    <Content data-unread={unread}>
      {lead ?? (
        <Kind aria-hidden>
          <Icon name={icon} />
        </Kind>
      )}
      <Hidden>{kind}: </Hidden>
      <Title dir="auto">{title}</Title>
      <When>
        <time dateTime={dateTime} dir="auto">
          {time}
        </time>
        {unread && (
          <>
            <Dot aria-hidden />
            <Hidden>{unreadLabel}</Hidden>
          </>
        )}
      </When>
      <Preview dir="auto">{preview}</Preview>
    </Content>
  );
}
