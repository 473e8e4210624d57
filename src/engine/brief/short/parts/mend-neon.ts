import type { Brief } from '@/domain/site/brief';

/** "neon on black": which neon is not said, but that it glows is. */
export function mendNeon(brief: Brief): Brief {
  const found =
    /\bneon(?=\s(?:on|against|over|and|look|style|theme|(?:web)?site|page|lights?|colou?rs?|accents?|signs?)\b|[,.;]|$)/iu.exec(
      brief.prompt,
    );
  if (!found || brief.colours.length > 1 || brief.colours.some(({ value }) => value.css !== '#000000'))
    return brief;
  const dark = brief.colours.map((slot) => ({
    ...slot,
    value: { ...slot.value, role: 'background' as const },
  }));
  const glow = ['#39ff14', '#ff2fd6', '#19e3ff'][brief.prompt.length % 3] ?? '#39ff14';
  return {
    ...brief,
    colours: [
      ...dark,
      {
        value: { role: 'accent', name: 'neon', css: glow },
        spans: [{ start: found.index, end: found.index + 4 }],
      },
    ],
    scheme: brief.scheme ?? { value: 'dark', spans: [] },
  };
}
