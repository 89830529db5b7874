/** Makes everything but `own`, a child of the body, inert and its scrolling stop; returns the way back. */
export function holdRestOfPage(own: HTMLElement): () => void {
  const rest = [...document.body.children].filter((element) => element !== own && !element.hasAttribute('inert'));
  for (const element of rest) element.setAttribute('inert', '');
  const allowScroll = preventScroll();
  return () => {
    allowScroll();
    for (const element of rest) element.removeAttribute('inert');
  };
}

/** Stops the page from scrolling and keeps the width of its scrollbar; returns the way back. */
function preventScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    style.overflow = overflow;
    style.scrollbarGutter = scrollbarGutter;
  };
}
