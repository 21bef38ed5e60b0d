/** The named colours of CSS Color 4, without `transparent` and the system's own colours. */
const names = new Set(
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
  yellowgreen`.split(/\s+/),
);

const written =
  /(?:#|%23)(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])|(?<![\w-])(?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch|color)\((?!\s*from\s)/i;
const takesColour =
  /^--|colou?r|background|border|outline|fill|stroke|shadow|caret|filter|columnRule|text(?:Decoration|Emphasis)|listStyleImage/i;

/** A colour written out in a text: `#fff`, `rgb(0 0 0)`. One that is made from another (`rgb(from …)`) is none. */
export function writtenColour(text: string): string | undefined {
  const found = written.exec(text)?.[0];
  return found?.endsWith('(') ? `${found}…)` : found;
}

/** A colour by its name, in the value of a property that takes colours. */
export function namedColour(property: string, text: string): string | undefined {
  if (!takesColour.test(property)) return undefined;
  return text.match(/(?<![\w-])[a-z]+(?![\w(-])/gi)?.find((word) => names.has(word.toLowerCase()));
}
