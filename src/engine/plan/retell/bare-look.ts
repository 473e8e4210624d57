/** "Look: white, one red. Wide margins.": two or three words behind a wish are one more of it. */
export const bareLook =
  /^(?!(?:call|ring|open|closed|email|visit|come|book)\b)[\p{L}-]+(?:\s[\p{L}-]+){0,2}\.?$/iu;
