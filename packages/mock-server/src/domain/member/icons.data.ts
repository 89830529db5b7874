import type { MemberIcon } from '@croupier/sdk/types';

/** Simple shapes of Philippine things on a disc of 96 px. */
const SHAPES: readonly (readonly [name: string, disc: string, shape: string])[] = [
  [
    'sampaguita',
    '#1f6f54',
    '<g fill="#fff"><circle cx="48" cy="30" r="13"/><circle cx="65" cy="43" r="13"/><circle cx="59" cy="63" r="13"/><circle cx="37" cy="63" r="13"/><circle cx="31" cy="43" r="13"/></g><circle cx="48" cy="48" r="8" fill="#f4d35e"/>',
  ],
  [
    'parol',
    '#7b2d43',
    '<path d="M48 14l9 24 26 1-20 16 7 25-22-14-22 14 7-25-20-16 26-1z" fill="#f4d35e"/><circle cx="48" cy="49" r="10" fill="#e4572e"/>',
  ],
  ['bangka', '#1b4f72', '<path d="M16 58h64l-10 16H26z" fill="#d98e4a"/><path d="M48 16v38H24z" fill="#fff"/>'],
  [
    'jeepney',
    '#3d405b',
    '<rect x="16" y="34" width="62" height="28" rx="6" fill="#e4572e"/><rect x="24" y="39" width="34" height="11" fill="#fff"/><circle cx="31" cy="65" r="8" fill="#222"/><circle cx="65" cy="65" r="8" fill="#222"/>',
  ],
  [
    'mangga',
    '#5f7a1f',
    '<path d="M30 30c20-16 46 4 38 28S34 84 26 62s-4-26 4-32z" fill="#f6ae2d"/><path d="M36 24c2-8 10-10 16-8-2 8-8 10-16 8z" fill="#c6e377"/>',
  ],
  [
    'salakot',
    '#5b3a29',
    '<path d="M12 60c10-26 26-38 36-38s26 12 36 38z" fill="#d9b26f"/><path d="M12 60h72v6H12z" fill="#a9794a"/>',
  ],
  [
    'araw',
    '#274690',
    '<circle cx="48" cy="48" r="17" fill="#f4d35e"/><g stroke="#f4d35e" stroke-width="6"><path d="M48 12v13M48 71v13M12 48h13M71 48h13M22 22l10 10M64 64l10 10M22 74l10-10M64 32l10-10"/></g>',
  ],
  [
    'kabibe',
    '#2a7f9e',
    '<path d="M48 76L18 44c4-18 18-26 30-26s26 8 30 26z" fill="#f7d6c4"/><path d="M48 76V20M48 76L30 24M48 76l18-52" stroke="#d99b82" stroke-width="3"/>',
  ],
];

/** Available avatars in display order. */
export const MEMBER_ICONS: readonly MemberIcon[] = SHAPES.map(([name, disc, shape]) => ({
  iconId: `icon_${name}`,
  url: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="48" fill="${disc}"/>${shape}</svg>`,
  )}`,
}));
