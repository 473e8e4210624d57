import { createRandom } from '../../../random';
import type { QuizQuestion } from './quiz-question';

/** Capitals by continent, "country = capital". */
const capitals = [
  [/europ/iu, 'France = Paris; Spain = Madrid; Portugal = Lisbon; Italy = Rome; Germany = Berlin; Austria = Vienna; Poland = Warsaw; Czechia = Prague; Slovakia = Bratislava; Hungary = Budapest; Greece = Athens; Sweden = Stockholm; Norway = Oslo; Denmark = Copenhagen; Finland = Helsinki; Iceland = Reykjavík; Ireland = Dublin; Belgium = Brussels; Romania = Bucharest; Bulgaria = Sofia; Croatia = Zagreb; Slovenia = Ljubljana; Estonia = Tallinn; Latvia = Riga; Lithuania = Vilnius; Albania = Tirana; Ukraine = Kyiv; Malta = Valletta'],
  [/asia/iu, 'Japan = Tokyo; China = Beijing; South Korea = Seoul; Thailand = Bangkok; Vietnam = Hanoi; India = New Delhi; Nepal = Kathmandu; Mongolia = Ulaanbaatar; Pakistan = Islamabad; Bangladesh = Dhaka; Philippines = Manila; Jordan = Amman; Iran = Tehran; Iraq = Baghdad; Lebanon = Beirut; Uzbekistan = Tashkent; Laos = Vientiane; Cambodia = Phnom Penh'],
  [/africa/iu, 'Egypt = Cairo; Morocco = Rabat; Kenya = Nairobi; Nigeria = Abuja; Ghana = Accra; Ethiopia = Addis Ababa; Senegal = Dakar; Tunisia = Tunis; Algeria = Algiers; Uganda = Kampala; Rwanda = Kigali; Angola = Luanda; Zambia = Lusaka; Zimbabwe = Harare; Namibia = Windhoek; Mali = Bamako; Sudan = Khartoum; Somalia = Mogadishu'],
  [/americ|latin/iu, 'Canada = Ottawa; Mexico = Mexico City; Brazil = Brasília; Argentina = Buenos Aires; Chile = Santiago; Peru = Lima; Colombia = Bogotá; Cuba = Havana; Uruguay = Montevideo; Paraguay = Asunción; Ecuador = Quito; Venezuela = Caracas; Panama = Panama City; Costa Rica = San José; Honduras = Tegucigalpa; Jamaica = Kingston; Nicaragua = Managua; Guatemala = Guatemala City'],
] as const; // prettier-ignore

/** Questions for capitals, of the continents that the prompt names or of all. */
export function askCapitals(prompt: string, seed: number): readonly QuizQuestion[] {
  const random = createRandom(seed, 'capitals');
  const named = capitals.filter(([asked]) => asked.test(prompt));
  const pairs = (named.length > 0 ? named : capitals).flatMap(([, list]) =>
    list.split('; ').map((pair) => pair.split(' = ') as [country: string, capital: string]),
  );
  return random.shuffle(pairs).map(([country, capital]) => {
    const others = random.shuffle(pairs.filter(([other]) => other !== country)).slice(0, 3).map(([, other]) => other); // prettier-ignore
    return [`What is the capital of ${country}?`, capital, others[0] ?? '', ...others.slice(1)];
  });
}
