export function isAnsweredByWorker(path: string, base?: string): boolean;
export function problemBody(path: string): string;
