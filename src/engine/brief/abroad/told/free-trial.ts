import type { Brief } from '@/domain/site/brief';

const trial =
  /^(?:(?:clase|sesión|día) (?:de )?prueba|prueba|prova|lezione di prova|essai|séance d['’]essai|cours d['’]essai|probe\p{L}*|aula experimental|aula de experiência|experimentação|proefles|proefperiode|trening próbny|lekcja próbna|zajęcia próbne|deneme(?: dersi)?|حصة تجريبية|שיעור ניסיון)$/iu;
const nothing =
  /^(?:gratis|gratuit[aeo]?s?|grátis|kostenlos\p{L}*|free|darmow\p{L}+|bezpłatn\p{L}+|ücretsiz|مجاني\p{L}*|חינם|0\s?(?:€|zł|TL))$/iu;

const period =
  /mensil|mensual|mensuel|mensal|mensais|monat|maand|miesi|aylık|annual|anual|anuais|annuel|jahr|jaar|roczn|yıllık|trimestr|semestr|شهري|سنوي|חודשי|שנתי|כרטיסי|^שיעור$|einzel|zehner|losse les|tienritten|carnet|^bono|clase suelta|lezione singola|aula avulsa/iu;
/** "abbonamenti (mensile 45 €, annuale 390 €), prova gratuita": a first visit that costs nothing is booked, and is none of the tickets. */
export function freeTrial(brief: Brief): Brief {
  const told = brief.items.filter(
    ({ value }) =>
      value.price !== undefined && trial.test(value.name.trim()) && nothing.test(value.price.trim()),
  );
  const others = brief.items.filter((item) => item.value.price !== undefined && !told.includes(item));
  const areTickets = others.length > 0 && others.every(({ value }) => period.test(value.name));
  // Where classes are listed beside it, it stands among them.
  const isListed = brief.items.some(({ value }) => value.section === 'services' && value.price === undefined);
  if (told.length === 0 || !areTickets || isListed) return brief;
  const has = brief.sections.some(({ value }) => value === 'booking');
  return {
    ...brief,
    items: brief.items.filter((item) => !told.includes(item)),
    sections: has
      ? brief.sections
      : [...brief.sections, { value: 'booking' as const, spans: told.flatMap(({ spans }) => spans) }],
  };
}
