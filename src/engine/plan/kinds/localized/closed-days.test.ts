import { describe, expect, it } from 'vitest';
import { closedDays, withoutClosed } from './closed-days';

describe('days on which a house says it is closed', () => {
  it.each([
    ['fr', 'Boulangerie à Dole, horaires (fermé mercredi et dimanche), plan.', [3, 7]],
    ['pt', 'Café em Faro: ementa, horário (encerrado às segundas), mapa.', [1]],
    ['de', 'Café in Ulm: Karte, Öffnungszeiten (Montag und Dienstag Ruhetag), Anfahrt.', [1, 2]],
    ['es', 'Bar en Soria: carta, horario (cerrado de lunes a miércoles), mapa.', [1, 2, 3]],
    ['nl', 'Winkel in Oss: openingstijden (zondag en maandag gesloten), contact.', [1, 7]],
    ['pl', 'Kawiarnia w Pile: menu, godziny (w poniedziałki nieczynne), mapa.', [1]],
    ['tr', 'Kafe: menü, çalışma saatleri (pazar kapalı), harita.', [7]],
    ['he', 'בית קפה: תפריט, שעות (סגור בשבת ובראשון), מפה.', [6, 7]],
    ['ar', 'مقهى: القائمة، أوقات العمل (مغلق يوم الجمعة)، الموقع.', [5]],
  ])('are read in %s', (language, prompt, days) => {
    expect([...closedDays(prompt, language)].toSorted((one, other) => one - other)).toEqual(days);
  }); // prettier-ignore

  it('are none where nothing says so, and none of those with hours', () => {
    expect(closedDays('Café à Dole : carte, ouvert du lundi au samedi, plan.', 'fr').size).toBe(0);
    expect([
      ...closedDays('Tienda en Soria: lunes a viernes de 9 a 14, domingo cerrado, mapa.', 'es'),
    ]).toEqual([7]);
  });

  it('are left out of the usual hours, and the other days are open', () => {
    const usual = [{ days: [2, 3, 4, 5, 6, 7], opens: 720, closes: 1380 }];
    expect(withoutClosed(usual, new Set([7]))).toEqual([
      { days: [1, 2, 3, 4, 5, 6], opens: 720, closes: 1380 },
    ]);
    expect(withoutClosed(usual, new Set())).toEqual(usual);
  });
});
