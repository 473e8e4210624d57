import { describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

await loadAllLexicons();
const rows = (prompt: string) =>
  readBrief(prompt).items.map(({ value }) => [value.section, value.name, value.price ?? value.when]);

describe('what rows of a prompt abroad are called', () => {
  it.each([
    ['Página para mi taller mecánico "Motor Sur" en Huelva: servicios, precios del cambio de aceite 49 €', ['pricing', 'Cambio de aceite', '49 €']],
    ['Jestem tłumaczką, Joanna Maj, Szczecin. Usługi, cennik 60 zł za stronę, o mnie', ['pricing', 'Strona', '60 zł']],
    ['Je suis photographe animalier, Luc Bastien, basé dans le Jura. Galerie, tirages à vendre à partir de 60 €, blog', ['pricing', 'Tirages à vendre', '60 €']],
    ['Strona pensjonatu „Pod Świerkami” w Karpaczu: pokoje z cenami (dwuosobowy 240 zł, rodzinny 360 zł), śniadania', ['rooms', 'Pokój dwuosobowy', '240 zł']],
    ['Website voor restaurant De Kade in Vlissingen: menukaart, openingstijden wo-zo vanaf 17 uur, cadeaubonnen', ['hours', 'Wo-zo', 'vanaf 17 uur']],
    ['Landing page do app Colheita, para hortas caseiras: calendário de plantio, lembretes de rega, grátis, botão "Baixar agora", depoimentos e FAQ', ['features', 'Lembretes de rega', undefined]],
  ])('%s', (prompt, row) => expect(rows(prompt)).toContainEqual(row)); // prettier-ignore

  it('takes branches for no dish, and a town for no trade', () => {
    const brief = readBrief(
      'Konya\'da "Usta Fırın" için site: etliekmek, menü ve fiyatlar (kıymalı 180 TL, bıçakarası 220 TL), şubelerimiz',
    );
    expect(brief.items.map(({ value }) => value.name)).not.toContain('Şubelerimiz');
    expect(brief.offer).toBeNull();
  });

  it('takes who makes furniture for a joiner that shows work, with prices when asked', () => {
    const brief = readBrief(
      'Ik maak meubels van eikenhout, Meubelmakerij Jonas Bakker in Deventer. Portfolio, maatwerk, werkwijze, prijzen op aanvraag',
    );
    expect([brief.kind.value, brief.offer?.value]).toEqual(['unknown', 'Meubelmakerij']);
    expect(brief.sections.map(({ value }) => value)).not.toContain('pricing');
  });

  it('opens a nursery on the days that children come, and reads no "I am" in a farm', () => {
    expect(readBrief('אתר לפעוטון "גן שקד" ברעננה: סדר יום, הצוות, הרשמה, שעות 7:30-16:30, תמונות').hours?.value[0]?.days).toEqual([7, 1, 2, 3, 4]); // prettier-ignore
    expect(readBrief('Tarım kooperatifimiz "Bereket" için tanıtım sitesi: hikâyemiz, iletişim').offer?.value).toBe('Tarım kooperatifimiz'); // prettier-ignore
  });
});
