import type { Brief } from '@/domain/site/brief';

const opens =
  /^\s?(?:(?:con|mit|avec|com)\s(?:(?:i|los|les|os|den|le|sus?|leurs?)\s)?(?:prezzi|precios?|preisen|prix|tarifs?|preços)\s?)?[(:]\s?/iu;

/** "pizze con prezzi (Margherita 6 €, Diavola 7,50 €)": what heads a row that was read is no part of the site by itself. */
export function noHeadOfRows(brief: Brief): Brief {
  const isHead = ({ value, spans }: Brief['parts'][number]): boolean => {
    const end = spans.at(-1)?.end;
    if (end === undefined || value.isPage || value.lines?.length) return false;
    const mark = opens.exec(brief.prompt.slice(end, end + 40))?.[0];
    return (
      mark !== undefined &&
      brief.items.some(
        (item) =>
          Math.abs((item.spans[0]?.start ?? -9) - (end + mark.length)) < 3 && item.value.name !== value.title,
      )
    );
  };
  const parts = brief.parts.filter((part) => !isHead(part));
  return parts.length === brief.parts.length ? brief : { ...brief, parts };
}
