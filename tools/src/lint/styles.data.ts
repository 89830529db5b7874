/** Properties whose value is, or contains, a colour. */
export const COLOUR_PROPERTIES: ReadonlySet<string> = new Set([
  'accentColor',
  'background',
  'backgroundColor',
  'bgcolor',
  'border',
  'borderBlock',
  'borderBlockEnd',
  'borderBlockStart',
  'borderBottom',
  'borderColor',
  'borderInline',
  'borderInlineEnd',
  'borderInlineStart',
  'borderTop',
  'boxShadow',
  'caretColor',
  'color',
  'columnRule',
  'fill',
  'floodColor',
  'lightingColor',
  'outline',
  'outlineColor',
  'scrollbarColor',
  'stopColor',
  'stroke',
  'textDecoration',
  'textDecorationColor',
  'textShadow',
]);

/** The colour names of CSS, without `transparent` and `currentColor`, which follow the theme. */
export const COLOUR_NAMES: ReadonlySet<string> = new Set(
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
  cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray
  darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
  darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue
  firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
  hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
  lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
  lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue
  mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred
  midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid
  palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple
  rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue
  slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow
  yellowgreen`.split(/\s+/u),
);

/** Physical style properties and their logical replacements. */
export const PHYSICAL_PROPERTIES: ReadonlyMap<string, string> = new Map([
  ['left', 'insetInlineStart'],
  ['right', 'insetInlineEnd'],
  ['marginLeft', 'marginInlineStart'],
  ['marginRight', 'marginInlineEnd'],
  ['ml', 'marginInlineStart'],
  ['mr', 'marginInlineEnd'],
  ['paddingLeft', 'paddingInlineStart'],
  ['paddingRight', 'paddingInlineEnd'],
  ['pl', 'paddingInlineStart'],
  ['pr', 'paddingInlineEnd'],
  ['scrollMarginLeft', 'scrollMarginInlineStart'],
  ['scrollMarginRight', 'scrollMarginInlineEnd'],
  ['scrollPaddingLeft', 'scrollPaddingInlineStart'],
  ['scrollPaddingRight', 'scrollPaddingInlineEnd'],
  ['borderLeft', 'borderInlineStart'],
  ['borderRight', 'borderInlineEnd'],
  ['borderLeftColor', 'borderInlineStartColor'],
  ['borderRightColor', 'borderInlineEndColor'],
  ['borderLeftStyle', 'borderInlineStartStyle'],
  ['borderRightStyle', 'borderInlineEndStyle'],
  ['borderLeftWidth', 'borderInlineStartWidth'],
  ['borderRightWidth', 'borderInlineEndWidth'],
  ['borderTopLeftRadius', 'borderStartStartRadius'],
  ['borderTopRightRadius', 'borderStartEndRadius'],
  ['borderBottomLeftRadius', 'borderEndStartRadius'],
  ['borderBottomRightRadius', 'borderEndEndRadius'],
]);

/** Names that are checked inside styles only; elsewhere they can be coordinates. */
export const CHECKED_IN_STYLES_ONLY: ReadonlySet<string> = new Set(['left', 'right', 'ml', 'mr', 'pl', 'pr']);

/** Style properties with the values `left` and `right`, and the logical values. */
export const SIDED_PROPERTIES: ReadonlySet<string> = new Set(['textAlign', 'float', 'clear', 'align']);
export const SIDES: ReadonlyMap<string, string> = new Map([
  ['left', 'start'],
  ['right', 'end'],
]);
