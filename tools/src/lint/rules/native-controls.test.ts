import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../run/paths.ts';
import { firstViewWidgets } from '../first-view.data.ts';
import { runRule } from '../run-rule.ts';
import { nativeControls } from './native-controls.ts';

const inWidget = (name: string): string => `packages/ui/src/components/${name}/part.tsx`;

it.each([
  ["const Box = styled('button')({});", 'use ButtonBase'],
  ["const Box = styled('table', { shouldForwardProp })({});", 'use Table'],
  ['const a = <progress value={1} />;', 'use LinearProgress'],
])('reports a control of its own: %s', (text, fix) => {
  const violations = runRule(nativeControls, { [inWidget('inputs/Wheel')]: text });
  expect(violations).toHaveLength(1);
  expect(violations[0]).toContain(fix);
});

it.each([
  ['a widget of the first view', inWidget('actions/IconButton'), "const Box = styled('button')({});"],
  ['another element', inWidget('inputs/Wheel'), "const Box = styled('div')({}); const a = <p />;"],
  ['a control of MUI', inWidget('inputs/Wheel'), 'const Box = styled(ButtonBase)({});'],
  ['a story', 'packages/ui/src/components/inputs/Wheel/Wheel.stories.tsx', 'const a = <button />;'],
  ['a page of the app', 'apps/web/src/app/A.tsx', 'const a = <button />;'],
])('accepts %s', (_what, file, text) => {
  expect(runRule(nativeControls, { [file]: text })).toEqual([]);
});

it('the first view has at most 25 widgets of its own, and all exist', () => {
  const names = Object.keys(firstViewWidgets);
  expect(names.length).toBeLessThanOrEqual(25);
  expect(names.filter((name) => !existsSync(path.join(ROOT, 'packages/ui/src/components', name)))).toEqual([]);
});
