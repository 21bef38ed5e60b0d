import { type ParseError, type ParseErrorCode, printParseErrorCode } from 'jsonc-parser';

const WORDS: Record<string, readonly [message: string, mend: string]> = {
  CommaExpected: ['A comma is missing before this.', 'Write a comma after the value before it.'],
  ColonExpected: ['A colon is missing after the key.', 'Write it as "key": value.'],
  PropertyNameExpected: [
    'A key is expected here.',
    'Write the key in double quotes; no comma may follow the last pair.',
  ],
  ValueExpected: ['A value is expected here.', 'Write the value; no comma may follow the last one.'],
  CloseBraceExpected: ['A closing } is missing.', 'Close the bracket that was opened before.'],
  CloseBracketExpected: ['A closing ] is missing.', 'Close the bracket that was opened before.'],
  EndOfFileExpected: ['The file should end here.', 'Remove what follows the last closing bracket.'],
  InvalidSymbol: ['This is no JSON value.', 'Texts stand in double quotes; otherwise write a number, true or false.'],
  InvalidNumberFormat: ['This is no number.', 'Write it like 12 or 0.5.'],
  InvalidCommentToken: ['JSON has no comments.', 'Remove the comment.'],
  UnexpectedEndOfComment: ['A comment does not end, and JSON has none.', 'Remove the comment.'],
  UnexpectedEndOfString: ['The text does not end on this line.', 'Close it with a double quote.'],
  InvalidUnicode: ['This is no character escape.', 'Write \\u and four hexadecimal digits, or the character itself.'],
  InvalidEscapeCharacter: ['This is no character escape.', 'Write a backslash as \\\\.'],
  InvalidCharacter: [
    'This character may not stand here.',
    'Remove it; in a text write a tab as \\t and a line break as \\n.',
  ],
};

/** What is said of a mistake in the syntax. */
export function syntaxWords(code: ParseErrorCode): readonly [message: string, mend: string] {
  return WORDS[printParseErrorCode(code)] ?? ['This is not JSON.', 'Check quotes, commas and brackets around it.'];
}

/** Whether everything around a mistake still means what it says: a comment, a comma too many, a comma too few. */
export function isSlip({ error, offset }: Pick<ParseError, 'error' | 'offset'>, text: string): boolean {
  switch (printParseErrorCode(error)) {
    case 'InvalidCommentToken':
      return true;
    case 'PropertyNameExpected':
    case 'ValueExpected':
      return /^[}\]]/.test(text.slice(offset)) && /,\s*$/.test(text.slice(0, offset));
    case 'CommaExpected':
      return text[offset] === '"' && /["\d}\]el]\s*$/.test(text.slice(0, offset));
    default:
      return isBareWord({ error, offset }, text);
  }
}

/** A value without its quotes, such as `yes` or `True`: what it should be is not known, but what follows is. */
export function isBareWord({ error, offset }: Pick<ParseError, 'error' | 'offset'>, text: string): boolean {
  return (
    printParseErrorCode(error) === 'InvalidSymbol' &&
    /:\s*$/.test(text.slice(0, offset)) &&
    /^[\w.#'’-]+\s*[,}\n]/.test(text.slice(offset))
  );
}
