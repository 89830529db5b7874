/** Side of the saved picture in px: large enough to be read from a gallery. */
const SIDE = 1024;
/** How long the picture is kept for the browser to save it, in ms. */
const KEPT_FOR = 10_000;

/** Saves the code on this paper as a PNG, in the paper's colours; nothing happens while it is not drawn yet. */
export async function saveCode(paper: HTMLElement | null, fileName: string): Promise<void> {
  const drawing = paper?.querySelector('svg');
  const modules = drawing?.viewBox.baseVal.width;
  const ink = [...(drawing?.querySelectorAll('path') ?? [])].at(-1)?.getAttribute('d');
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (modules === undefined || modules === 0 || ink === undefined || ink === null || pen === null || !paper) return;
  const { color, backgroundColor } = getComputedStyle(paper);
  canvas.width = SIDE;
  canvas.height = SIDE;
  pen.fillStyle = backgroundColor;
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.scale(SIDE / modules, SIDE / modules);
  pen.fillStyle = color;
  // The path itself is drawn: the policy of a page may refuse an image made of it.
  pen.clip(new Path2D(ink));
  pen.fillRect(0, 0, modules, modules);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (picture === null) return;
  const link = document.createElement('a');
  link.download = fileName;
  link.href = URL.createObjectURL(picture);
  link.click();
  // The browser has taken the picture by then.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR);
}
