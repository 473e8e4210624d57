const paper =
  // "Build a 5-page website" is no page that was pasted.
  'brochure|leaflet|flyer|flier|booklet|pamphlet|prospectus|handout|poster|document|text|notes?|(?<!(?:\\d|one|two|three|four|five|six|single|multi)[- ])page|copy|word doc\\w*|pdf|newsletter|advert';
const wrapper = new RegExp(
  String.raw`^(?=[^\n]*\b(?:${paper})\b)(?=[^\n]*\b(?:web\s?site|site|web\s?page|online)\b)[^\n]{10,160}:\s*$`,
  'iu',
);
/** "Please make a website out of this, it's what's on our leaflet plus some bits.": the same with a stop behind it. */
const request =
  /^(?:a\s)?(?:web\s?site|site|web\s?page)\s(?:out of|from)\s(?:this|these|that|it|our|my|the)\b[^.\n]{0,120}\.\s*$|^(?:(?:hi|hello|hey)[,!.]?\s)?(?:please\s|(?:can|could) you\s|i want you to\s)*(?:make|build|turn|create|do|put)\s[^.\n]{0,60}\b(?:web\s?site|site|web\s?page|online)\b[^.\n]{0,120}\.\s*$/iu;
/** "THE LOCKSMITH'S TABLE – supper club in a former workshop, Norwich": a sign with what it is of. */
const sign = /^(?<name>[^\p{Ll}\n]{4,40}?)\s[–—-]\s(?<what>\p{Ll}[^\n]{6,90})$/u;
const small = /^(?:of|the|in|on|at|by|for|and|de|la|le|du|to)$/u;

const inSmall = (line: string): string =>
  /\p{Ll}/u.test(line)
    ? line
    : line
        .toLowerCase()
        .split(' ')
        .map((word, at) =>
          at > 0 && small.test(word) ? word : word.replace(/\p{L}/u, (one) => one.toUpperCase()),
        )
        .join(' ');

const isTitle = (line: string, most = 9): boolean =>
  line !== '' && !/[.!?:;£$€@]/u.test(line) && line.split(/\s+/u).length <= most && !/^[-*•\d]/u.test(line);

/**
 * "Please turn our old brochure into a website:" over a pasted text: the text alone, and its title as what the site is for.
 */
export const withoutWrapper = (text: string): string => {
  const [first = '', ...others] = text.trimStart().split('\n');
  const isRequest = request.test(first.trim()) && new RegExp(String.raw`\b(?:${paper})\b`, 'iu').test(first);
  if (!wrapper.test(first.trim()) && !isRequest) return text;
  const rest = others.join('\n').trimStart().split('\n');
  const told = sign.exec(rest[0] ?? '')?.groups;
  if (told) return [`Website for ${inSmall(told['name'] ?? '')}, ${/^[aeiou]/iu.test(told['what'] ?? '') ? 'an' : 'a'} ${told['what']?.replace(/\.$/u, '') ?? ''}.`, ...rest.slice(1)].join('\n'); // prettier-ignore
  const title = (rest[0] ?? '').replace(/^[#*\s]+|[*\s!]+$/gu, '').replace(/^welcome to (?:the\s)?/iu, '');
  if (!isTitle(title)) return rest.join('\n');
  const [name = title, place] = inSmall(title).split(/,\s+(?=\p{Lu}\p{L}+(?:[ -]\p{L}+){0,2}$)/u);
  const under = (rest[1] ?? '').trim();
  const isUnder = isTitle(under, 14) && /\p{Ll}/u.test(under) && under.split(/\s+/u).length > 2;
  const whole = `Website for ${name}${place === undefined ? '' : ` in ${place}`}`;
  const isWhom = /^for\s/iu.test(under);
  const said = isUnder ? `${isWhom ? '' : ','} ${under.charAt(0).toLowerCase()}${under.slice(1)}` : '';
  return [`${whole}${said}.`, ...rest.slice(isUnder ? 2 : 1)].join('\n');
};
