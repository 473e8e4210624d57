import type { Brief } from '@/domain/site/brief';

const worn = /\b(?:wedding|arm|wrist|head|hair|rubber|exercise|resistance|hat|watch)\s$/iu;

/** "Wedding bands, engagement, repairs" of a jeweller: what is worn plays nothing, and nobody speaks. */
export const mendBands = (brief: Brief): Brief =>
  brief.kind.value === 'event' || !/\sbands?\b/iu.test(brief.prompt)
    ? brief
    : {
        ...brief,
        sections: brief.sections.filter(
          ({ value, spans }) =>
            value !== 'speakers' ||
            spans.length === 0 ||
            !spans.every(({ start }) => worn.test(brief.prompt.slice(0, start))),
        ),
      };
