import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import { layers } from '../../../theme/tokens.ts';
import { color, elevation, media, radius, space, typeStyle } from '../../../theme/vars.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';

export interface ChatWindowProps {
  /** Accessible name and title: 'Customer service'. */
  title: string;
  /** Who answers and how long it takes. */
  text?: ReactNode;
  /** Always visible: what customer service never asks for. */
  safety: string;
  closeLabel: string;
  onClose: () => void;
  /** The chat; fills the window and scrolls by itself. */
  children: ReactNode;
  /** The window, to move the focus into it. */
  ref?: Ref<HTMLElement>;
}

const Frame = styled('section')({
  position: 'fixed',
  zIndex: layers.overlay,
  inset: 0,
  // Above the keyboard of a phone.
  height: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: color('bgSunken'),
  color: color('text'),
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
  gap: space(3),
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
});

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

/** Window of a chat: 440 × 750 px at the lower end corner of desktops, the whole screen on phones. Not modal. */
export function ChatWindow({ title, text, safety, closeLabel, onClose, children, ref }: ChatWindowProps) {
  const titleId = useId();
  return (
    <Frame ref={ref} aria-labelledby={titleId} tabIndex={-1}>
      <Head>
        <Disc aria-hidden>
          <Icon name="headset" />
        </Disc>
        <Names>
          <Title id={titleId}>{title}</Title>
          {text && <Text>{text}</Text>}
        </Names>
        <IconButton label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Head>
      <Safety>
        <Icon name="lock" size={16} />
        {safety}
      </Safety>
      <Content>{children}</Content>
    </Frame>
  );
}
