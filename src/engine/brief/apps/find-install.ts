import type { Slot } from '@/domain/site/brief';

const command =
  /(?<![\p{L}\d-])(?:(?:brew|npm|pnpm|yarn|bun|pip3?|pipx|uv|cargo|gem|composer|conda|apt(?:-get)?|dnf|pacman|winget|scoop|choco|snap|flatpak|deno|dotnet|luarocks|cabal|opam|mix|helm|krew)\s+(?:install|add|i|-S|require|tool install|global add)|go\s+install|docker\s+(?:run|pull)|npx|curl)\s+(?:-{1,2}[\w-]+\s+)*(?!(?:and|or|for|with|to|in|examples?|commands?|calls?)\b)[@\w][\w@/.:+-]*[\w/]/u;

/** The command that a prompt gives for installing a program: "brew install tailspin". Null without one. */
export function findInstall(text: string): Slot<string> | null {
  const match = command.exec(text);
  if (!match) return null;
  return { value: match[0], spans: [{ start: match.index, end: match.index + match[0].length }] };
}
