import { firstViewWidgets } from '../first-view.data.ts';
import { type Context, defineRule, nameOf, type Node, report } from '../rule.ts';

/** Elements for which MUI has a control, with its name. */
const CONTROLS: Readonly<Record<string, string>> = {
  button: 'ButtonBase, or one of our buttons',
  input: 'InputBase, or one of our fields',
  select: 'SelectField',
  textarea: 'TextArea',
  table: 'Table',
  progress: 'LinearProgress',
  dialog: 'Dialog',
  details: 'Accordion',
};

/** A file of a widget, or of the parts of several; not its tests and stories. */
const WIDGET = /^packages\/ui\/src\/components\/([a-z]+\/[A-Za-z]+)\/(?!.+\.(?:test|stories)\.)/u;

/** Parts that several widgets of the first view share; a file picker's input, which nobody sees; a range that is a picture. */
const OWN_PARTS: ReadonlySet<string> = new Set([
  'packages/ui/src/components/actions/internal/button-parts.ts',
  'packages/ui/src/components/game/internal/rail-parts.ts',
  'packages/ui/src/components/inputs/internal/ChoiceRow.tsx',
  'packages/ui/src/components/inputs/UploadField/UploadField.tsx',
  'packages/ui/src/components/inputs/SliderCheck/SliderCheck.tsx',
]);

export const nativeControls = defineRule('widgets beyond the first view use the controls of MUI', (context, path) => {
  const [, widget] = WIDGET.exec(path) ?? [];
  if (widget === undefined || widget in firstViewWidgets || OWN_PARTS.has(path)) return {};
  return {
    CallExpression(node) {
      const [element] = node.arguments;
      if (nameOf(node.callee) === 'styled' && element?.type === 'Literal') check(context, element, element.value);
    },
    JSXOpeningElement: (node) => check(context, node, nameOf(node.name)),
  };
});

function check(context: Context, node: Node, element: unknown): void {
  if (typeof element !== 'string' || !Object.hasOwn(CONTROLS, element)) return;
  report(
    context,
    node,
    `draws its own <${element}>; use ${CONTROLS[element]}. What a first view draws is listed in tools/src/lint/first-view.data.ts`,
  );
}
