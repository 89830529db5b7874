import type { Palette } from './palette.ts';

/** Colours in the order deep, mid, light, gold, bronze, pale, ink, pop, leaf. */
type Row = readonly [string, string, string, string, string, string, string, string, string];

const ROWS = {
  cinnabar: ['#3d0713', '#a31526', '#ee6a3b', '#f7c64f', '#b8741a', '#ffefc2', '#24040c', '#d9252f', '#2e9e63'],
  jade: ['#062a2b', '#0d6a63', '#43b58f', '#f8cf63', '#b57a1c', '#fff3cd', '#04191b', '#d8462f', '#9ad36a'],
  plum: ['#2c0a24', '#7c1742', '#e0586a', '#ffcf6b', '#b97a25', '#fff0d0', '#1c0516', '#f08a3c', '#4fae8a'],
  tangerine: ['#d64b12', '#f79a1d', '#ffd95c', '#e0213f', '#9c0f2c', '#fffaf0', '#4a1206', '#0f9d8a', '#1f8a4c'],
  lagoon: ['#04636b', '#14a79f', '#8ee3c1', '#ff8a2b', '#c8541a', '#fffdf3', '#03363b', '#f2385a', '#d6ef7a'],
  guava: ['#b31753', '#ee4a7f', '#ffb0a8', '#ffc531', '#cf8a10', '#fff8f2', '#520a28', '#14a098', '#2fa36b'],
  reef: ['#02203a', '#0a5f8a', '#38c3d1', '#ff7a4d', '#c3431f', '#fff6dc', '#021526', '#ffd257', '#3fbf8f'],
  kelp: ['#04302f', '#0c7a66', '#76dba6', '#ffb02e', '#c4740c', '#fffbe6', '#021d1c', '#ff5e6c', '#b7e36a'],
  indigo: ['#141a4a', '#2a4fae', '#74b8f2', '#ffd24a', '#c78b0e', '#fffdf0', '#0b0f2e', '#ff6f61', '#5fd0a0'],
  baize: ['#07110e', '#12382b', '#2f7a58', '#e5c07a', '#93702f', '#fbf3df', '#040a08', '#d9432f', '#5aa37f'],
  oxblood: ['#170809', '#52151b', '#a3323a', '#e9c585', '#96713a', '#fdf3e2', '#0d0405', '#c9404a', '#3f8f6a'],
  navy: ['#0b101b', '#1d2f50', '#4a70a3', '#e8c888', '#94743a', '#fbf4e4', '#060910', '#d4462f', '#5fa08a'],
  biscuit: ['#f0c987', '#f8e3b6', '#fff4d9', '#d1272f', '#8d121d', '#fffaf0', '#3a0d10', '#177e5b', '#2e8b57'],
  mint: ['#7fc7aa', '#b9e4cd', '#e9f8ec', '#e5482d', '#9c2714', '#fffdf5', '#0f3329', '#f2b233', '#1d7f5f'],
  apricot: ['#ef8f6b', '#f9bf9c', '#fee7d2', '#1f5d8c', '#123a5c', '#fffaf2', '#3a160c', '#c92a3f', '#2f8f6b'],
  sapphire: ['#060d26', '#182f74', '#4f8ae6', '#bfe6ff', '#4c86c9', '#ffffff', '#040817', '#f3b64a', '#5fd6b8'],
  teal: ['#041d22', '#0c5964', '#45c4ba', '#d6fff2', '#3d9e93', '#ffffff', '#021114', '#ff8f6b', '#a6e37a'],
  rose: ['#250d1c', '#7d2349', '#ec8a97', '#ffe1d6', '#c76a78', '#ffffff', '#170610', '#f4c25a', '#7cc6a0'],
  cobalt: ['#071d66', '#1749d1', '#55a5ff', '#ffd02e', '#d18f00', '#ffffff', '#040f38', '#ff4b33', '#34c27a'],
  pitch: ['#06341a', '#128a43', '#7bd86b', '#ffe04a', '#cf9b00', '#ffffff', '#031c0e', '#ff5136', '#c8f26a'],
  scarlet: ['#6f0d10', '#d42b22', '#ff8b42', '#ffdc52', '#d29a08', '#ffffff', '#380507', '#1746c9', '#2ca868'],
  kampana: ['#a3143a', '#c81e45', '#e2405f', '#ffc23a', '#ff8a3d', '#fff3d6', '#3b0719', '#ff8a3d', '#2fa36b'],
  alon: ['#0b4f74', '#0b5f8a', '#1583b2', '#ffce4a', '#e08a1e', '#eafbff', '#04243c', '#ff6b57', '#43d0c0'],
  bakunawa: ['#0f1a33', '#14213f', '#2a4272', '#f7b733', '#c47f12', '#fbf1d5', '#060d1e', '#ef4d5e', '#38b28a'],
  luntian: ['#0a5f42', '#0e7a55', '#1ea673', '#ffd24d', '#d99a1a', '#fff8df', '#03291f', '#ff7a59', '#b9e26a'],
  saffron: ['#d9820f', '#f2a31b', '#ffbc42', '#e23d4a', '#a3202c', '#fff7e0', '#4a1405', '#0f7f86', '#2f8f57'],
  abaca: ['#d8c59c', '#efe3c8', '#f8f0dd', '#c72a4b', '#8c1631', '#fffbf0', '#43101f', '#efa12c', '#1d7f6c'],
  coral: ['#c9432d', '#e9573f', '#f98a6f', '#ffd166', '#d1942a', '#fff6e5', '#40110b', '#0d5c75', '#fff1d0'],
  ube: ['#2a1247', '#5b2a8c', '#9b6bd6', '#ffd166', '#c98f2a', '#fdf3ff', '#1a0a2e', '#ff6fa3', '#7fd6a6'],
  orchid: ['#5a1a5e', '#a13aa0', '#e58ad2', '#ffe08a', '#c79a3a', '#fff5fd', '#330b38', '#2fb6c9', '#8ed17a'],
  slate: ['#161b22', '#2c3947', '#5f7890', '#ffb84d', '#b87a20', '#f4f7fa', '#0b0e12', '#ff6a5a', '#5cc29a'],
  cocoa: ['#2b160d', '#5c3320', '#a8683f', '#ffcf7a', '#b98232', '#fff4e2', '#1a0c06', '#e5533c', '#6fae6a'],
  sky: ['#1779b8', '#3ba7e0', '#9bdcf7', '#ffdf5e', '#d9a419', '#ffffff', '#093a5c', '#ff6254', '#3fbf7f'],
  lime: ['#3d7a12', '#74b81f', '#c4e85a', '#ff6a3a', '#b83d16', '#fdfff0', '#1c3a06', '#d6246e', '#1f7a4a'],
  magenta: ['#3d0433', '#a30d75', '#f24bb0', '#5ff0e0', '#1fa598', '#fff0fb', '#240220', '#ffe14a', '#6fe38a'],
  ash: ['#cfd6dc', '#e6ebef', '#f7f9fb', '#d8432f', '#8f2416', '#ffffff', '#1d2a35', '#1f6fb0', '#2f8f6b'],
  midnight: ['#080616', '#1a1440', '#443a9c', '#7df0ff', '#3aa6c9', '#f4f2ff', '#05030f', '#ff5fa8', '#8cf0b0'],
  ember: ['#1a0705', '#4f140a', '#b8401a', '#ffb03a', '#c76a12', '#fff0d9', '#0f0302', '#ff5a2a', '#d6c04a'],
  pearl: ['#b9a8c9', '#ded2e8', '#f5effa', '#6a3fa0', '#432368', '#ffffff', '#2a1740', '#e0567a', '#3f9f8a'],
  bamboo: ['#57702c', '#8aa34a', '#cfdc96', '#c8352b', '#861d17', '#fffdf0', '#22300c', '#e8992a', '#2e6a3a'],
} as const satisfies Record<string, Row>;

export type PaletteName = keyof typeof ROWS;

export function paletteOf(name: PaletteName): Palette {
  const [deep, mid, light, gold, bronze, pale, ink, pop, leaf] = ROWS[name];
  return { deep, mid, light, gold, bronze, pale, ink, pop, leaf };
}
