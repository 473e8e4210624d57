import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief';

const read = (prompt: string): string | null =>
  readBrief(prompt)
    .hours?.value.map((range) => `${range.days.join('')} ${range.opens}-${range.closes}`)
    .join('; ') ?? null;

describe('readHours', () => {
  it.each([
    ['Bakery, opening hours (Tue-Sun 7:30-19:00)', '234567 450-1140'],
    ['Open Mon-Fri 9am-5pm, Sat 10-2', '12345 540-1020; 6 600-840'],
    ['Gym open daily 6:00-22:00', '1234567 360-1320'],
    ['Praxis, Öffnungszeiten Mo-Fr 8-18 Uhr, Sa 9-12 Uhr', '12345 480-1080; 6 540-720'],
    ["Boulangerie, ouvert du mardi au samedi 7h-19h30", '23456 420-1170'],
    ['village library, opening times tue thu 3-6, sat 10-1', '24 900-1080; 6 600-780'],
    ['Food bank hours Tue & Thu 10:00-14:00', '24 600-840'],
    ['Emergency plumber 24/7', '1234567 0-1440'],
    ['Cobbler in Ely, 9-17, no Saturdays or Sundays', '12345 540-1020'],
    ['Cobbler in Ely, open every day 9-17 but never on Mondays', '234567 540-1020'],
    ['Cordonnier à Metz, ouvert 9h-18h, pas le lundi', '234567 540-1080'],
    ['Schuhmacher in Ulm, 9-18 Uhr, nicht mittwochs', '124567 540-1080'],
    ['Saddler in Hexham. 9 to 5.30 Tues to Fri, Saturdays 9 to 4.', '2345 540-1050; 6 540-960'],
    ['Saddler open 9-5 Mon to Fri, Saturday only till 1.', '12345 540-1020; 6 540-780'],
    ['Inn. Food is 12 to 2.30 and 6 to 8.30 Wednesday to Saturday.', '3456 720-870; 3456 1080-1230'],
    ['Inn, open Wed to Sun, 12 to 2.30 and 6 to 8.30, Sunday just lunch till 4.', '3456 720-870; 3456 1080-1230; 7 720-960'],
    ['Bar, Wed-Sat 18:00-02:00', '3456 1080-120'],
    ['Climbing centre, open 10am–10pm weekdays, 9–6 weekends', '12345 600-1320; 67 540-1080'],
    ['Pool hall, hours: 12-11 weekdays, 10-midnight weekends', '12345 720-1380; 67 600-1440'],
    ['Nail bar open tue-sat 9.30-6, late thu til 8', '2356 570-1080; 4 570-1200'],
    ['Bar open Wed-Sun 5pm-11pm, Fri and Sat till 1am', '347 1020-1380; 56 1020-60'],
    ['Panadería, horario lunes a viernes de 8:00 a 14:00', '12345 480-840'],
    ['Hondensalon, open di t/m za van 9.00 tot 17.00 uur', '23456 540-1020'],
    ['Peluquería en Soria, abierto de l a v de 9 a 14h', '12345 540-840'],
    ["מאפייה, פתוח א'-ה' 6:30-19:00, ו' 6:30-15:00, שבת סגור", '71234 390-1140; 5 390-900'],
    ['סטודיו, ימים א-ה 7:00-21:00, שישי 8:00-13:00', '71234 420-1260; 5 480-780'],
    ['صالون من السبت إلى الخميس من ١٠ صباحًا إلى ٩ مساءً، الجمعة مغلق', '671234 600-1260'],
    ['مطعم مفتوح يوميًا من ١٢ ظهرًا حتى ١ صباحًا', '1234567 720-60'],
    ['Padaria aberta todos os dias das 6h30 às 20h, domingo até às 13h', '123456 390-1200; 7 390-780'],
    ['Negozio, dal lunedì al sabato dalle 9 alle 13 e dalle 15 alle 19', '123456 540-780; 123456 900-1140'],
    ['kwiaciarnia w Lublinie, czynne pn.–pt. 8:00–19:00, sob. 8:00–16:00', '12345 480-1140; 6 480-960'],
    ['escape room, abrimos todos los días de 16h a 24h, sábados y domingos desde las 11h', '12345 960-1440; 67 660-1440'],
    ['معهد لغات في إربد، من الأحد إلى الخميس ٤-٩ مساءً', '71234 960-1260'],
    ['מסעדה, פתוח שישי 12:00-16:00, מוצ"ש 20:00-24:00', '5 720-960; 6 1200-1440'],
    ['חוג ציור, שעות: ימי שני ורביעי 16:00-18:00', '13 960-1080'],
    ['website voor mijn kapsalon in Venlo, open di, wo, vr 9-17u, do 13-21u, za 9-15u', '235 540-1020; 4 780-1260; 6 540-900'],
    ['Fırın, Pazartesi günleri kapalı, 07:00-20:00 açık', '234567 420-1200'],
    ['Soft play, open Sat and Sun 10-12, 1-3, 4-6', '67 600-720; 67 780-900; 67 960-1080'],
  ])('reads %j', (prompt, wanted) => {
    expect(read(prompt)).toBe(wanted);
  }); // prettier-ignore

  it('takes the hours of an event on one day of the year for no opening hours', () => {
    expect(read('Volkstuinvereniging, open dag op zaterdag 14 juni van 11 tot 16 uur')).toBeNull();
  });

  it('takes no phone number, date or count for hours', () => {
    expect(read('Call 0113 496 0155, founded 2010-2014, 12-14 June 2027, 8-10 guests')).toBeNull();
  });
});
