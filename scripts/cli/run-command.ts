import { UsageError } from './read-arguments';

export type Print = (text: string) => void;

/** A command of the command line: what `--help` says, and the work, which answers with the exit code. */
export type Command = {
  readonly help: string;
  readonly run: (words: readonly string[], print: Print) => Promise<number>;
};

/** Runs a command to its exit code: 2 with the help for wrong usage, 1 for what nobody expected. */
export async function runCommand(
  { help, run }: Command,
  words: readonly string[],
  print: Print,
  complain: (text: unknown) => void,
): Promise<number> {
  try {
    return await run(words, print);
  } catch (error) {
    const isUsage = error instanceof UsageError;
    complain(isUsage ? `${error.message}\n\n${help}` : error);
    return isUsage ? 2 : 1;
  }
}
