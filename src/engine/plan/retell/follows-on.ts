const longest = 45;

/** "Places are limited to sixteen.", "You have to book.": few words that go on with the sentence before them. */
export const followsOn = (text: string): boolean =>
  text.length < longest && !/^(?:we|i|our|my|the|it['’]s|there)\b/iu.test(text);
