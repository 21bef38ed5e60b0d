/** A number of which only the last digits are shown. */
export function maskedNumber(number: string): string {
  return `••••${number.slice(-4)}`;
}

/** `ab••••@mail.example` */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at))}••••${email.slice(at)}`;
}
