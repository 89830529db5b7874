/** Returns the element with this id; throws when there is none. */
export function byId(id: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`#${id}`);
  if (element === null) throw new Error(`The document has no #${id}.`);
  return element;
}

export function canvasById(id: string): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const canvas = byId(id);
  const pen = canvas instanceof HTMLCanvasElement ? canvas.getContext('2d') : null;
  if (!(canvas instanceof HTMLCanvasElement) || pen === null) throw new Error(`#${id} is no canvas.`);
  return { canvas, pen };
}

/** Creates an element with a class and children. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className !== '') element.className = className;
  element.append(...children);
  return element;
}

/** Scales a canvas to the device's pixel ratio (at most 3) and returns its size in CSS pixels. */
export function fitCanvas(canvas: HTMLCanvasElement, pen: CanvasRenderingContext2D): { width: number; height: number } {
  const { width, height } = canvas.getBoundingClientRect();
  const density = Math.min(3, window.devicePixelRatio);
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  pen.setTransform(density, 0, 0, density, 0, 0);
  return { width, height };
}

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Waits, but no longer than `isOver` is false. */
export async function waitUnless(milliseconds: number, isOver: () => boolean): Promise<void> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end && !isOver()) await wait(16);
}

/** Calls `draw` on each frame until it returns true; `elapsed` is in milliseconds. */
export function animate(draw: (elapsed: number) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const start = performance.now();
    const frame = (): void => {
      if (draw(performance.now() - start)) resolve();
      else requestAnimationFrame(frame);
    };
    frame();
  });
}

/** Returns a theme colour by the name of its custom property. */
export const themeColor = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
