import { make, wait } from '../../client/dom.ts';
import { COLORS, type Color } from '../rules.ts';
import { EMBLEMS } from './emblems.data.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** How a cube is turned so that each of its faces looks at the player. */
const TURNS: Readonly<Record<Color, readonly [x: number, y: number]>> = {
  red: [0, 0],
  yellow: [0, -90],
  green: [0, 180],
  blue: [0, 90],
  white: [-90, 0],
  pink: [90, 0],
};
const FALL = 1500;
const BETWEEN = 170;

export function drawEmblem(color: Color): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', EMBLEMS[color]);
  svg.append(path);
  return svg;
}

export interface Dice {
  /** Shakes them until they fall. */
  lift(): void;
  /** Lets them fall one by one and shows what they show. */
  fall(
    colors: readonly Color[],
    options: { readonly isCalm: boolean; readonly onKnock: (die: number) => void },
  ): Promise<void>;
  /** Shows colours without a throw. */
  place(colors: readonly Color[]): void;
  /** Makes them land at once. */
  hurry(): void;
}

export function createDice(tray: HTMLElement): Dice {
  const cubes = [0, 1, 2].map(() => {
    const faces = COLORS.map((color) => make('span', `face ${color}`, drawEmblem(color)));
    const cube = make('div', 'cube', ...faces);
    const shadow = make('i', 'shadow');
    const die = make('div', 'die', shadow, cube);
    return { die, cube, shadow };
  });
  tray.replaceChildren(...cubes.map(({ die }) => die));
  const turnOf = (color: Color, index: number): string => {
    const [x, y] = TURNS[color];
    return `rotateX(-26deg) rotateY(${(index - 1) * -16}deg) rotateX(${x}deg) rotateY(${y}deg)`;
  };
  const running: Animation[] = [];
  const place = (colors: readonly Color[]): void => {
    for (const [index, { die, cube }] of cubes.entries()) {
      delete die.dataset['lifted'];
      cube.style.transform = turnOf(colors[index] ?? 'red', index);
    }
  };
  return {
    place,
    lift() {
      for (const { die } of cubes) die.dataset['lifted'] = 'true';
    },
    hurry: () => running.forEach((animation) => animation.finish()),
    async fall(colors, { isCalm, onKnock }) {
      place(colors);
      if (isCalm) return wait(120);
      running.length = 0;
      const falls = cubes.map(async ({ cube, shadow }, index) => {
        const options = { duration: FALL, delay: index * BETWEEN, fill: 'backwards' } as const;
        const animation = cube.animate(frames(turnOf(colors[index] ?? 'red', index), index), options);
        running.push(animation, shadow.animate(SHADOW, options));
        const knocks = [0.38, 0.7, 0.88].map((share) =>
          setTimeout(() => onKnock(index), index * BETWEEN + FALL * share),
        );
        await animation.finished;
        knocks.forEach(clearTimeout);
        onKnock(index);
      });
      await Promise.all(falls);
    },
  };
}

const SHADOW: Keyframe[] = [
  { opacity: 0, transform: 'scale(.4)' },
  { opacity: 1, transform: 'scale(1)', offset: 0.38 },
  { opacity: 0.4, transform: 'scale(.7)', offset: 0.54 },
  { opacity: 1, transform: 'scale(1)', offset: 0.7 },
  { opacity: 1, transform: 'scale(1)' },
];

/** A throw: down, up again twice, each time lower, turning all the way to its last face. */
function frames(end: string, index: number): Keyframe[] {
  const aside = [-70, 26, 84][index] ?? 0;
  const spin = (x: number, y: number): string => `${end} rotateX(${x}deg) rotateY(${y * (index === 1 ? -1 : 1)}deg)`;
  const at = (x: number, y: number, turn: string): string => `translate(${x}px, ${y}px) ${turn}`;
  return [
    { transform: at(aside, -320, spin(720, 540)), easing: 'cubic-bezier(.5, 0, .9, .6)' },
    { transform: at(aside * 0.45, 0, spin(360, 330)), offset: 0.38, easing: 'cubic-bezier(.1, .5, .5, 1)' },
    { transform: at(aside * 0.26, -74, spin(210, 190)), offset: 0.54, easing: 'cubic-bezier(.5, 0, .9, .5)' },
    { transform: at(aside * 0.1, 0, spin(90, 90)), offset: 0.7, easing: 'cubic-bezier(.1, .5, .5, 1)' },
    { transform: at(0, -20, spin(40, 30)), offset: 0.79, easing: 'cubic-bezier(.5, 0, .9, .5)' },
    { transform: at(0, 0, spin(0, 0)), offset: 0.88 },
    { transform: at(0, 0, end) },
  ];
}
