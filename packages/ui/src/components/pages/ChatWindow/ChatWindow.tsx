import styled from '@emotion/styled';
import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { layers } from '../../../theme/tokens.ts';
import { useIsDesktop } from '../../../theme/use-media.ts';
import { color, elevation, media, radius, space, typeStyle } from '../../../theme/vars.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { holdRestOfPage } from '../internal/hold-rest-of-page.ts';

export interface ChatWindowProps {
  /** Accessible name and title: 'Customer service'. */
  title: string;
  /** Who answers and how long it takes. */
  text?: ReactNode;
  /** Always visible: what customer service never asks for. */
  safety: string;
  closeLabel: string;
  /** Called by the button and on Escape. */
  onClose: () => void;
  /** Further actions in the header, before the button that closes. */
  actions?: ReactNode;
  /** The chat; fills the window and scrolls by itself. */
  children: ReactNode;
}

const Frame = styled('div')({
  position: 'fixed',
  zIndex: layers.overlay,
  inset: 0,
  // Above the keyboard of a phone.
  height: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: color('bgSunken'),
  color: color('text'),
  '&:focus': { outline: 'none' },
  [media.desktop]: {
    inset: 'auto',
    insetInlineEnd: space(6),
    insetBlockEnd: space(6),
    width: 440,
    height: `min(750px, calc(100dvh - ${space(12)}))`,
    border: `1px solid ${color('lineStrong')}`,
    borderRadius: radius('sheet'),
    boxShadow: elevation('dialog'),
    overflow: 'hidden',
  },
});

const Head = styled('header')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  paddingBlock: `calc(${space(2.5)} + env(safe-area-inset-top, 0px)) ${space(2.5)}`,
  paddingInline: `${space(4)} ${space(2)}`,
  backgroundColor: color('surface1'),
});

const Disc = styled('span')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  border: `1px solid ${color('lineStrong')}`,
  borderRadius: '50%',
  color: color('accent'),
  // The texts need the width.
  '@media (max-width: 359px)': { display: 'none' },
});

// Close to the other button, so that the text beside them has space.
const Actions = styled('div')({ flex: 'none', '& > button': { paddingInline: space(2) } });
const Names = styled('div')({ flex: 1, minWidth: 0 });
const Title = styled('h2')({ margin: 0, ...typeStyle('label'), fontSize: '1rem' });
const Text = styled('p')({ margin: 0, ...typeStyle('meta'), color: color('text2') });

const Safety = styled('p')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  margin: 0,
  padding: space(2, 4),
  borderBlock: `1px solid ${color('line')}`,
  backgroundColor: color('infoSurface'),
  color: color('info'),
  ...typeStyle('meta'),
  fontWeight: 550,
});

const Content = styled('div')({ flex: '1 1 auto', minHeight: 0 });

/**
 * Window of a chat: 440 × 750 px at the lower end corner of desktops, beside which the page can be used; the whole screen
 * on phones, where it is modal. Takes the focus, and returns it when it closes.
 */
export function ChatWindow({ title, text, safety, closeLabel, onClose, actions, children }: ChatWindowProps) {
  const titleId = useId();
  const isModal = !useIsDesktop();
  const frame = useRef<HTMLDivElement>(null);
  // Before the effects of the content, which may move the focus on to a field.
  useLayoutEffect(() => {
    const own = frame.current;
    const opener = document.activeElement;
    if (own !== null && !own.contains(opener)) own.focus({ preventScroll: true });
    return () => {
      const isInside = own?.contains(document.activeElement) === true || document.activeElement === document.body;
      if (isInside && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => (isModal && frame.current !== null ? holdRestOfPage(frame.current) : undefined), [isModal]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onClose();
  };
  return createPortal(
    <Frame
      ref={frame}
      role="dialog"
      aria-modal={isModal || undefined}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <Head>
        <Disc aria-hidden>
          <Icon name="headset" />
        </Disc>
        <Names>
          <Title id={titleId}>{title}</Title>
          {text && <Text>{text}</Text>}
        </Names>
        {actions && <Actions>{actions}</Actions>}
        <IconButton label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Head>
      <Safety>
        <Icon name="lock" size={16} />
        {safety}
      </Safety>
      <Content>{children}</Content>
    </Frame>,
    document.body,
  );
}
