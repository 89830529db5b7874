/** Size of the picture and side of the piece in px. */
export const PICTURE = { width: 300, height: 150, piece: 44 } as const;

export interface SliderPuzzle {
  /** Moves the sun and the hills, from 0 to 359; the colours change little. */
  readonly hue: number;
  readonly gapX: number;
  readonly gapY: number;
}

/** The picture with its gap and the matching piece, as SVG data URLs. */
export function drawSlider({ hue, gapX, gapY }: SliderPuzzle): { backgroundImage: string; pieceImage: string } {
  const { width, height, piece } = PICTURE;
  const scene = sceneOf(hue);
  const gap =
    `<path transform="translate(${gapX} ${gapY})" d="${pieceOutline(piece)}" fill="#000" fill-opacity=".55" ` +
    'stroke="#fff" stroke-opacity=".8"/>';
  const cut =
    `<clipPath id="p"><path d="${pieceOutline(piece)}"/></clipPath>` +
    `<g clip-path="url(#p)"><g transform="translate(${-gapX} ${-gapY})">${scene}</g></g>` +
    `<path d="${pieceOutline(piece)}" fill="none" stroke="#fff" stroke-width="2"/>`;
  return { backgroundImage: svg(width, height, scene + gap), pieceImage: svg(piece, piece, cut) };
}

/** Paper, a vermilion sun and hills of green felt: the colours of the brand, a little warmer or colder. */
function sceneOf(hue: number): string {
  const { width, height } = PICTURE;
  const sunX = 40 + ((hue * 7) % 220);
  const peak = 30 + ((hue * 3) % 40);
  const shift = (hue % 24) - 12;
  return (
    `<rect width="${width}" height="${height}" fill="hsl(${42 + shift} 42% 84%)"/>` +
    `<circle cx="${sunX}" cy="38" r="22" fill="hsl(${13 + shift / 3} 68% 56%)"/>` +
    `<path d="M0 110Q70 ${peak} 150 100T300 80V150H0Z" fill="hsl(${152 + shift} 26% 42%)"/>` +
    `<path d="M0 128Q75 112 150 126T300 120V150H0Z" fill="hsl(${158 + shift} 38% 24%)"/>`
  );
}

/** A square with a notch on its left and a round top. */
function pieceOutline(side: number): string {
  const third = side / 3;
  return (
    `M1 1H${third}A${third / 2} ${third / 2} 0 0 0 ${2 * third} 1H${side - 1}V${side - 1}H1` +
    `V${2 * third}A${third / 2} ${third / 2} 0 0 0 1 ${third}Z`
  );
}

function svg(width: number, height: number, content: string): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`)}`;
}
