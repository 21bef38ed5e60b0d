/** A number of which only the last digits are shown. */
export function maskedNumber(number: string): string {
  return `••••${number.slice(-4)}`;
}

/** `ab••••@mail.example` */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at))}••••${email.slice(at)}`;
}

/** `pl***27`: an account as others may see it. */
export function maskedName(username: string): string {
  return `${username.slice(0, 2)}***${username.slice(-2)}`;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The masked name of somebody who is made up. */
export function anyMaskedName(random: () => number): string {
  const letter = () => LETTERS[Math.floor(random() * LETTERS.length)] ?? 'p';
  return `${letter()}${letter()}***${String(Math.floor(random() * 100)).padStart(2, '0')}`;
}
