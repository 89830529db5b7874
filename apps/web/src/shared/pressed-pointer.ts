let isPressed = false;

const press = (): void => {
  isPressed = true;
};
const release = (): void => {
  isPressed = false;
};

/** Watches the pointer from the start of the site, because what asks for it may load during a press. */
export function watchPointer(): void {
  const options = { capture: true, passive: true };
  addEventListener('pointerdown', press, options);
  addEventListener('pointerup', release, options);
  addEventListener('pointercancel', release, options);
}

/** True while the visitor holds a pointer down. */
export const isPointerPressed = (): boolean => isPressed;
