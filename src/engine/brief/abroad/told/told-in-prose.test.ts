import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

await loadAllLexicons();

it('takes who says what they are for no program', () => {
  const { kind, name } = readBrief(
    'Hola, somos una cooperativa de mensajería en bici de Vitoria, se llama Rueda Libre. Repartimos en dos horas. Tarifas: sobre 5 €, paquete 7 €.',
  );
  expect([kind.value, name?.value]).toEqual(['unknown', 'Rueda Libre']);
});

it('parts an address from a number, and keeps the number whole', () => {
  const { address, phone, place, items } = readBrief(
    'Wir betreiben die Imkerei Walcher am Rand von Lindau. Bei uns gibt es Rapshonig (6 € / 500 g), Waldhonig (8 €). Meine Frau Uta macht die Kerzen. Adresse: Seeweg 4, 88131 Lindau, Telefon 08382 44 12 5.',
  );
  expect(address?.value).toBe('Seeweg 4, 88131 Lindau');
  expect(phone?.value).toBe('08382 44 12 5');
  expect(place?.value).toBe('Lindau');
  expect(items.map(({ value }) => value.name)).toEqual(['Rapshonig', 'Waldhonig']);
});
