import fc, { type IAsyncPropertyWithHooks } from 'fast-check';

/**
 * Runs a property with the same cases on every machine. `FUZZ_RUNS=5000 npx vitest run test/fuzz` looks further, with
 * other cases each time.
 */
export async function fuzz<T>(property: IAsyncPropertyWithHooks<T>, runs: number): Promise<void> {
  const more = Number(process.env.FUZZ_RUNS);
  await fc.assert(property, more > 0 ? { numRuns: more } : { numRuns: runs, seed: 7 });
}

/** Texts that would break out of where they end up: HTML, scripts, CSS, JSON, headers, shells, terminals, regular expressions. */
export const HOSTILE: readonly string[] = [
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '<!--',
  ']]>',
  '</style><style>*{display:none}',
  '</title><base href=//evil.example>',
  '}*{display:none}/*',
  'red;background:url(//evil.example)',
  'expression(alert(1))',
  '\\3c script\\3e ',
  '&lt;b&gt;&amp;',
  '{{constructor.constructor("alert(1)")()}}',
  '$' + '{process.exit(1)}',
  '`whoami`',
  '$(reboot)',
  '; rm -rf /',
  '../../../etc/passwd',
  '..\\..\\boot.ini',
  '%0d%0aSet-Cookie:x=1',
  "'; script-src *",
  '\u2028\u2029',
  '__proto__',
  'constructor',
  '$&$1$`',
  '::error file=x::pwned',
  '{',
  '{x',
  "'{",
  '<b>',
  'a\u0301\u0302\u0303',
  '\ud83d\ude00',
  'مرحبا',
  '極光',
];
