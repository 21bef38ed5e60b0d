import { describe, expect, test } from 'vitest';
import { plainText } from './plainText.ts';

describe('plainText', () => {
  test.each([
    ['<p>Two draws</p><p>each evening</p>', 'Two draws\neach evening'],
    ['One<br>two', 'One\ntwo'],
    ['<ul><li>No fee</li><li>Two hours</li></ul>', '• No fee\n• Two hours'],
    ['Fish &amp; chips &lt;3', 'Fish & chips <3'],
    ['  plain   words ', 'plain words'],
    ['', ''],
  ])('SHELL-14 reads %j as %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  test.each([
    '<img src=x onerror="globalThis.ran = true">kept',
    '<svg onload="globalThis.ran = true"></svg><style>*{display:none}</style>kept',
    '<script>globalThis.ran = true</script>kept',
    '<a href="javascript:globalThis.ran = true">kept</a>',
    '<div style="position:fixed;inset:0">kept</div>',
    '<iframe srcdoc="<script>parent.ran = true</script>"></iframe>kept',
  ])('C17 of %j only the words are left, and nothing runs', (html) => {
    expect(plainText(html)).toBe('kept');
    expect('ran' in globalThis).toBe(false);
  });
});
