/** The one place that writes to the console. What it is given must hold no secret and no text of a person's site. */
export const logger = {
  info(message: string, ...details: readonly unknown[]): void {
    console.info(message, ...details);
  },
  warn(message: string, ...details: readonly unknown[]): void {
    console.warn(message, ...details);
  },
  error(message: string, ...details: readonly unknown[]): void {
    console.error(message, ...details);
  },
};
