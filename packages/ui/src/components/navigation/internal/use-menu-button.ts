import type { ComponentType, KeyboardEvent, MouseEvent } from 'react';
import { useId, useRef, useState } from 'react';

/** Props of an open menu's list. */
export interface OpenMenu {
  id: string;
  open: boolean;
  anchor: HTMLElement;
  onClose: () => void;
}

/**
 * State and props of a button that opens a menu. The menu's code is loaded when pointer or focus reach the button. If
 * loading fails, nothing opens and the next press tries again.
 */
export function useMenuButton<Props>(load: () => Promise<ComponentType<Props>>) {
  const menuId = useId();
  const [Panel, setPanel] = useState<ComponentType<Props>>();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [open, setOpen] = useState(false);
  const loading = useRef<Promise<unknown>>(undefined);

  const prepare = () => {
    loading.current ??= load().then(
      (panel) => setPanel(() => panel),
      () => {
        loading.current = undefined;
        setOpen(false);
      },
    );
  };
  const openMenu = (button: HTMLElement) => {
    prepare();
    // Safari does not focus a pressed button, but the focus must return here.
    button.focus();
    setAnchor(button);
    setOpen(true);
  };

  return {
    Panel,
    menu: anchor && { id: menuId, open, anchor, onClose: () => setOpen(false) },
    buttonProps: {
      'aria-haspopup': 'menu' as const,
      'aria-expanded': open,
      'aria-controls': open && Panel ? menuId : undefined,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: (event: MouseEvent<HTMLElement>) => openMenu(event.currentTarget),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        openMenu(event.currentTarget);
      },
    },
  };
}
