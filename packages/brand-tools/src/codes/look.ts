import type { Explanation } from './explanation.ts';

/** Findings about colours, fonts and pictures. */
export const lookCodes = {
  'theme/bad-colour': {
    what: 'A text is no colour.',
    why: 'The browser would pass over it and show something unplanned.',
    mend: 'Write it like "#1a2b3c" or "oklch(0.55 0.2 290)".',
  },
  'theme/bad-value': {
    what: 'A value cannot stand in a style sheet.',
    why: 'It could end its declaration and change everything that follows.',
    mend: 'Write a plain CSS value without braces, semicolons, comments or addresses.',
  },
  'theme/contrast': {
    what: 'A text cannot be read on its background.',
    why: 'Players with weak sight, or in the sun, miss prices and rules; WCAG 2.2 AA asks for 4.5:1, edges for 3:1.',
    mend: 'Write the nearest readable colour that the finding names, or leave the value out to have one derived.',
  },
  'theme/missing-font': {
    what: 'A font file is named, but is not there.',
    why: 'Players would see another font than the one that was chosen.',
    mend: 'Put the file into assets, or leave "src" out to use the system’s fonts.',
  },
  'assets/missing': {
    what: 'A picture that a brand should have is not there.',
    why: 'One is made from the name and the colours, which is sound but not the brand’s own.',
    mend: 'Add the picture when there is one.',
  },
  'assets/unknown-name': {
    what: 'A picture has a name that no part of the product shows.',
    why: 'It looks as if it were used, and is not.',
    mend: 'Give it one of the known names, or remove it.',
  },
  'assets/no-size': {
    what: 'An SVG does not tell its size.',
    why: 'The page cannot keep the room free for it and jumps when it arrives.',
    mend: 'Add a viewBox to the <svg> element.',
  },
  'assets/wrong-ratio': {
    what: 'A picture is not of the shape that its place has.',
    why: 'It would be cut, or stand small in empty room.',
    mend: 'Export it in the shape that the finding names.',
  },
  'assets/too-small': {
    what: 'A bitmap has fewer pixels than its place shows.',
    why: 'It would be blurred on most screens.',
    mend: 'Export it larger, or as SVG.',
  },
  'assets/heavy': {
    what: 'A bitmap is heavier than it needs to be.',
    why: 'On a phone with a weak signal the page waits seconds for it.',
    mend: 'Export it as AVIF or WebP, or with a lower quality.',
  },
  'assets/logo-taken': {
    what: 'A logo is the very file of another brand.',
    why: 'Players would take one brand for the other; identity is never inherited.',
    mend: 'Put the brand’s own logo there, or remove the file to get its name as a wordmark.',
  },
  'assets/broken-picture': {
    what: 'A picture is damaged, or not what its name says.',
    why: 'Players would see an empty frame.',
    mend: 'Export the picture again, or copy the whole file.',
  },
  'assets/broken-font': {
    what: 'A font is damaged, or no woff2.',
    why: 'Browsers refuse it, and players see another font.',
    mend: 'Convert the font to woff2 again.',
  },
  'assets/font-without-licence': {
    what: 'The licence of a font is not beside it, or is an empty file.',
    why: 'Fonts on a public site need one, and open licences ask that it goes with the file.',
    mend: 'Put the licence beside the font as LICENSE.txt or OFL.txt. It comes with the font, or is on the page that it was loaded from.',
  },
  'svg/broken': {
    what: 'A file is no well-formed SVG.',
    why: 'Browsers would show nothing, or only a part.',
    mend: 'Export the picture again.',
  },
  'svg/doctype': {
    what: 'An SVG has a DOCTYPE.',
    why: 'A DOCTYPE may define entities, with which a small file becomes gigabytes.',
    mend: 'Remove the DOCTYPE line.',
  },
  'svg/not-allowed': {
    what: 'An SVG holds an element that is more than a drawing.',
    why: 'Such elements can run, load or cover things.',
    mend: 'Remove it, or draw it with paths.',
  },
  'svg/script': {
    what: 'An SVG holds a script.',
    why: 'It would run with the rights of the brand’s site, and could read what players type.',
    mend: 'Remove it; most programs can export “plain SVG”.',
  },
  'svg/external': {
    what: 'An SVG refers to something outside of the file.',
    why: 'It would not be shown, or would tell somebody else who looks at the page.',
    mend: 'Draw it inside the picture.',
  },
  'svg/too-heavy': {
    what: 'An SVG copies itself too often.',
    why: 'Drawing it would keep a phone busy for minutes.',
    mend: 'Flatten nested <use> elements.',
  },
} as const satisfies Record<string, Explanation>;
