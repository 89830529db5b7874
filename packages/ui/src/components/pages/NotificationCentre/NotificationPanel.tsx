import styled from '@emotion/styled';
import Popover from '@mui/material/Popover';
import { useId } from 'react';
import { useDirection } from '../../../theme/brand-context.ts';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { useIsDesktop } from '../../../theme/use-media.ts';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { BottomSheet } from '../../feedback/BottomSheet/BottomSheet.tsx';
import { LoadingMessages } from '../internal/LoadingMessages.tsx';
import { RowButton, RowItem, Rows } from '../internal/message-list-parts.ts';
import { MessageRow } from '../internal/MessageRow.tsx';
import type { NotificationCentreProps } from './NotificationCentre.tsx';

interface NotificationPanelProps extends NotificationCentreProps {
  anchor: HTMLElement;
  open: boolean;
  onClose: () => void;
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(1),
  minHeight: 60,
  padding: space(2, 2),
  paddingInlineStart: space(4),
  borderBlockEnd: `1px solid ${color('line')}`,
});

const Title = styled('h2')({ margin: 0, ...typeStyle('lead'), fontWeight: 650 });

/** Its own scroll area in the popover; in a sheet the sheet scrolls. */
const Body = styled('div')({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

const SheetBody = styled('div')({ marginInline: `calc(${space(5)} * -1)` });

const Foot = styled('div')({
  display: 'grid',
  padding: space(2, 3),
  borderBlockStart: `1px solid ${color('line')}`,
});

const paperStyle = {
  display: 'flex',
  flexDirection: 'column',
  width: 400,
  maxHeight: 'min(560px, calc(100dvh - 96px))',
  marginBlockStart: space(2),
};

/** The open panel; the focus returns to the bell. */
export function NotificationPanel(props: NotificationPanelProps) {
  const { label, anchor, open, onClose, closeLabel, unreadCount, markAllLabel, onMarkAllRead, allLabel } = props;
  const titleId = useId();
  const end = useDirection() === 'rtl' ? 'left' : 'right';
  const isDesktop = useIsDesktop();
  const markAll = unreadCount > 0 && (
    <Button variant="quiet" onClick={onMarkAllRead}>
      {markAllLabel}
    </Button>
  );
  const showAll = (
    <Button
      onClick={() => {
        onClose();
        props.onShowAll();
      }}
    >
      {allLabel}
    </Button>
  );
  if (!isDesktop)
    return (
      <BottomSheet
        open={open}
        onClose={onClose}
        title={label}
        closeLabel={closeLabel}
        footer={
          <>
            {markAll}
            {showAll}
          </>
        }
      >
        <SheetBody>
          <Newest {...props} />
        </SheetBody>
      </BottomSheet>
    );
  return (
    <MuiTheme needed={open}>
      <Popover
        open={open}
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: end }}
        transformOrigin={{ vertical: 'top', horizontal: end }}
        marginThreshold={12}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: paperStyle } }}
      >
        <Head>
          <Title id={titleId}>{label}</Title>
          {markAll}
        </Head>
        <Body>
          <Newest {...props} />
        </Body>
        <Foot>{showAll}</Foot>
      </Popover>
    </MuiTheme>
  );
}

function Newest({
  label,
  messages,
  placeholder,
  unreadLabel,
  loadingLabel,
  onSelect,
  onClose,
}: NotificationPanelProps) {
  if (placeholder !== undefined) return placeholder;
  if (messages === undefined) return <LoadingMessages label={loadingLabel} />;
  return (
    <Rows aria-label={label}>
      {messages.map((message) => (
        <RowItem key={message.id}>
          <RowButton
            onClick={() => {
              onClose();
              onSelect(message.id);
            }}
          >
            <MessageRow message={message} unreadLabel={unreadLabel} />
          </RowButton>
        </RowItem>
      ))}
    </Rows>
  );
}
