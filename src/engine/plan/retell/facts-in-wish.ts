import type { Piece } from './lines/piece';

const remembering =
  /\bin (?:loving )?(?:memory|remembrance) of\s(?:(?:my|our)\s(?:\p{L}+\s)?(?:dad|mum|mom|father|mother|husband|wife|son|daughter|brother|sister|friend|nan|gran\p{L}*|grand\p{L}+|uncle|aunt),?\s)?(.{4,200})$/iu;
/** "We want a site before the launch on Friday 4 September 2026" */
const launching =
  /\b(launch|opening|open(?:ing)? day|grand opening|first show|first night)\s(?:is\s|will be\s)?on\s((?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s)?(?:the\s)?\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*(?:\s\d{4})?)/iu;
const thanking =
  /\bthank(?:s to)?\s((?:our|the)\s(?:sponsors?|supporters?|funders?|donors?|volunteers?)\s.{4,160})$/iu;
const stated =
  /(?:\b(?:must|should|please|to)\s(?:also\s)?(?:say|state|mention|tell (?:people|visitors|everyone)|explain|make (?:it )?clear)(?:\sthat)?|(?:^|\b(?:and|oh|also|please)\s)(?:put|say|mention|write|note|add|a note)(?:\sthat)|^tell (?:people|visitors|customers|everyone|them)(?:\sthat)?|\ba note\sthat)\s+(?=\S)/iu;
const inBrackets =
  /(?:^|,\s+|\band\s+|:\s+|\b(?:like|want|need|have)\s+(?=an?\s[^()]{3,40}\slist\s\()|\b(?:page|section|bit|part)s?\s(?:with|about|on|for|of|called|titled)\s)(?:(?:an?|the|our|my)\s)?(?:(?:page|section|bit|part)\s(?:with|about|on|for|of)\s)?(?:(?:an?|the|our|my)\s)?(["“]?[\p{L}][\p{L}\d\s’'&-]{1,80}?["”]?)\s\(([^()]{12,400})\)/giu;
const asked =
  /\b(?:optional|required|dropdown|fields?|with icons?|clickable|px|max|e\.g|eg|like the|similar to|pdf|download|no cart|just prices|no prices)\b/iu;
const whichAre =
  /(?:\b(?:the|our|my|what)\s(\p{L}{3,20})\s(?:(?:i|we)\s\p{L}+\s)?)?\b(?:which are|namely|i\.e\.|ie)\s*:?\s+(.{12,300})$/iu;

const numbersOn =
  /\bpage (?:about|on|for) (?<page>[\p{L}’' -]{3,30}?)(?=,|\s(?:would|with|might|should)\b)[^.]*?\bwith (?:the )?(?:numbers?|telephone numbers?|addresses?|links?) (?:for|of|to) (?<told>[^.]*\d{3}[^.]*?)[.]?$/iu;

const within =
  /^.*\b(?:pages?|sections?|bit|part|strip|band|block|box|panel)\s(?:with|about|of|on|for|called)\s(?:(?:an?|the|our|my|some)\s)?/iu;
const raise = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** What a wish for the site tells its visitors on the way: "a page about the area (whale watching, Duart Castle)". */
export const factsInWish = ({ text, heading }: Piece): { title: string | null; text: string }[] => {
  // "Audience: finance directors of small charities (5 to 80 staff)": for whoever writes it.
  if (
    heading !== null &&
    /^(?:(?:\p{L}+\s)?audiences?|goals?|purpose|tone|style|colou?rs?|palette|type|fonts?|mood|design|look|layout|aesthetic|appearance)\b/iu.test(
      heading,
    )
  )
    return [];
  const saying = stated.exec(text);
  if (saying && !/\bform\b/iu.test(text))
    return (
      text
        .slice(saying.index + saying[0].length)
        // "that I cover 1340 to 1820, that everything is hand finished"
        .split(/,?\s(?:and\s)?that\s(?=(?:i|we|it|they|everything|all|every|the|my|our|no|there)\b)/iu)
        .map((one) => ({ title: null, text: raise(one) }))
    );
  const launch = launching.exec(text);
  if (launch) return [{ title: null, text: `${launch[1] ?? ''}: ${launch[2] ?? ''}` }];
  const memory = remembering.exec(text)?.[1];
  if (memory) return [{ title: null, text: memory }];
  const thanks = thanking.exec(text)?.[1];
  if (thanks) return [{ title: null, text: `Thanks to ${thanks}` }];
  // "A page about grief, with the numbers for Cruse (0808 …) and the Samaritans (116 123)"
  const listed = numbersOn.exec(text)?.groups;
  if (listed) return [{ title: raise(listed['page'] ?? ''), text: raise(listed['told'] ?? '') }];
  const which = whichAre.exec(text);
  if (which?.[2]) return [{ title: which[1] ? raise(which[1]) : null, text: which[2] }];
  // "Stylists are Dawn (owner, colour), Pippa and Jade": a statement, and no part of the site with its contents.
  if (
    /^(?:\p{L}+\s){1,3}(?:is|are)\s[^()]{2,40}\s\(/iu.test(text) &&
    !/\b(?:want|need|like|please|should|must|page|section)\b/iu.test(text)
  )
    return [{ title: null, text: raise(text) }];
  return [...text.matchAll(inBrackets)].flatMap(([, title = '', inner = '']) =>
    asked.test(inner) || /\bform\b|^(?:which|who|that|no|not|don['’]?t)\b|\s(?:i|we)$/iu.test(title)
      ? []
      : [
          {
            title: raise(
              title
                .replace(/["“”]/gu, '')
                .replace(within, '')
                .replace(/^(?:i|we)(?:['’]d|\swould)?\s(?:like|love|want|need)\s(?:an?|the)\s|\slist$/giu, '')
                .replace(/\s(?:that|which|saying|with|where)\s.*$/iu, '')
                .trim(),
            ),
            text: inner,
          },
        ],
  );
};
