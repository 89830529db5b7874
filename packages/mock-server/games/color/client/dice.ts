import { make, wait } from '../../client/dom.ts';
import { COLORS, type Color } from '../rules.ts';
import { COLOR_ICONS } from './color-icons.data.ts';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** Rotation in degrees that turns each face to the front. */
const ROTATIONS: Readonly<Record<Color, readonly [x: number, y: number]>> = {
  red: [0, 0],
  yellow: [0, -90],
  green: [0, 180],
  blue: [0, 90],
  white: [-90, 0],
  pink: [90, 0],
};
const DROP_MS = 1500;
/** Delay between two dice. */
const DROP_INTERVAL_MS = 170;

export function drawColorIcon(color: Color): SVGSVGElement {
  const svg = document.createElementNS(SVG_NAMESPACE, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG_NAMESPACE, 'path');
  path.setAttribute('d', COLOR_ICONS[color]);
  svg.append(path);
  return svg;
}

export interface Dice {
  /** Shakes the dice until `drop` or `place`. */
  shake(): void;
  /** Drops the dice one by one, so that they show these faces. */
  drop(
    colors: readonly Color[],
    options: { readonly isMotionReduced: boolean; readonly onLand: (die: number) => void },
  ): Promise<void>;
  /** Shows faces without animation. */
  place(colors: readonly Color[]): void;
  /** Ends the animation at once. */
  skip(): void;
}

export function createDice(tray: HTMLElement): Dice {
  const cubes = [0, 1, 2].map(() => {
    const faces = COLORS.map((color) => make('span', `face ${color}`, drawColorIcon(color)));
    const cube = make('div', 'cube', ...faces);
    const shadow = make('i', 'shadow');
    const die = make('div', 'die', shadow, cube);
    return { die, cube, shadow };
  });
  tray.replaceChildren(...cubes.map(({ die }) => die));
  const rotationOf = (color: Color, index: number): string => {
    const [x, y] = ROTATIONS[color];
    return `rotateX(-26deg) rotateY(${(index - 1) * -16}deg) rotateX(${x}deg) rotateY(${y}deg)`;
  };
  const animations: Animation[] = [];
  const place = (colors: readonly Color[]): void => {
    for (const [index, { die, cube }] of cubes.entries()) {
      delete die.dataset['shaking'];
      cube.style.transform = rotationOf(colors[index] ?? 'red', index);
    }
  };
  return {
    place,
    shake() {
      for (const { die } of cubes) die.dataset['shaking'] = 'true';
    },
    skip: () => animations.forEach((animation) => animation.finish()),
    async drop(colors, { isMotionReduced, onLand }) {
      place(colors);
      if (isMotionReduced) return wait(120);
      animations.length = 0;
      const drops = cubes.map(async ({ cube, shadow }, index) => {
        const options = { duration: DROP_MS, delay: index * DROP_INTERVAL_MS, fill: 'backwards' } as const;
        const animation = cube.animate(throwKeyframes(rotationOf(colors[index] ?? 'red', index), index), options);
        animations.push(animation, shadow.animate(SHADOW_KEYFRAMES, options));
        const impacts = [0.38, 0.7, 0.88].map((share) =>
          setTimeout(() => onLand(index), index * DROP_INTERVAL_MS + DROP_MS * share),
        );
        await animation.finished;
        impacts.forEach(clearTimeout);
        onLand(index);
      });
      await Promise.all(drops);
    },
  };
}

const SHADOW_KEYFRAMES: Keyframe[] = [
  { opacity: 0, transform: 'scale(.4)' },
  { opacity: 1, transform: 'scale(1)', offset: 0.38 },
  { opacity: 0.4, transform: 'scale(.7)', offset: 0.54 },
  { opacity: 1, transform: 'scale(1)', offset: 0.7 },
  { opacity: 1, transform: 'scale(1)' },
];

/** Returns the keyframes of a throw: two bounces, and a rotation to the final face. */
function throwKeyframes(end: string, index: number): Keyframe[] {
  const offsetX = [-70, 26, 84][index] ?? 0;
  const spin = (x: number, y: number): string => `${end} rotateX(${x}deg) rotateY(${y * (index === 1 ? -1 : 1)}deg)`;
  const at = (x: number, y: number, rotation: string): string => `translate(${x}px, ${y}px) ${rotation}`;
  return [
    { transform: at(offsetX, -320, spin(720, 540)), easing: 'cubic-bezier(.5, 0, .9, .6)' },
    { transform: at(offsetX * 0.45, 0, spin(360, 330)), offset: 0.38, easing: 'cubic-bezier(.1, .5, .5, 1)' },
    { transform: at(offsetX * 0.26, -74, spin(210, 190)), offset: 0.54, easing: 'cubic-bezier(.5, 0, .9, .5)' },
    { transform: at(offsetX * 0.1, 0, spin(90, 90)), offset: 0.7, easing: 'cubic-bezier(.1, .5, .5, 1)' },
    { transform: at(0, -20, spin(40, 30)), offset: 0.79, easing: 'cubic-bezier(.5, 0, .9, .5)' },
    { transform: at(0, 0, spin(0, 0)), offset: 0.88 },
    { transform: at(0, 0, end) },
  ];
}
