/** A question that is answered by a line of text. */
export interface Question {
  message: string;
  /** what is answered by pressing Enter */
  initial?: string;
  /** says what is wrong with an answer, or `undefined` */
  refuse?: (answer: string) => string | undefined;
}

/** Somebody at a keyboard. `undefined` = they went away. */
export interface Terminal {
  text(question: Question): Promise<string | undefined>;
  choose(message: string, choices: readonly { value: string; label: string }[]): Promise<string | undefined>;
}

/** Loaded by who asks: most commands do not. */
const prompts = () => import('@clack/prompts');

/** The keyboard and screen of this process. */
export const keyboard: Terminal = {
  async text({ message, initial, refuse }) {
    const clack = await prompts();
    const answer = await clack.text({
      message,
      ...(initial !== undefined && { defaultValue: initial, placeholder: initial }),
      validate: (value) => refuse?.(value?.trim() || (initial ?? '')),
    });
    return clack.isCancel(answer) ? undefined : answer.trim();
  },
  async choose(message, choices) {
    const clack = await prompts();
    const answer = await clack.select({ message, options: choices.map(({ value, label }) => ({ value, label })) });
    return clack.isCancel(answer) ? undefined : answer;
  },
};
