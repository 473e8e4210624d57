import {
  hebrewAnimalsAndSewing,
  hebrewAnimalsAndSewingVoices,
} from './animals-and-sewing/hebrew-animals-and-sewing';
import { hebrewCallingVoices, hebrewCallings } from './callings/hebrew-callings';
import type { LocalBank } from './local-bank';
import { builderTrades, builderVoices } from './trades/builder-trades';
import { coachTrades, coachVoices } from './trades/coach-trades';
import { careTrades } from './trades/care-trades';
import { kitchenTrades } from './trades/kitchen-trades';
import { schoolTrades, schoolVoices } from './trades/school-trades';
import { cateringVoices } from './voices/catering-voices';
import { toursAndPodcasts } from './voices/tours-and-podcasts';
import { visitedVoices } from './voices/visited-voices';
import { hebrewShapes } from './shapes/hebrew-shapes';
import { hebrewTrades } from './trades/hebrew-trades';
import { hebrewVoices } from './voices/hebrew-voices';
import { trainerVoices } from './voices/trainer-voices';
import { appVoicesEast } from './voices/app-voices-east';
import { joinVoices } from './voices/read-voices';

/** Copy in Hebrew. */
export const hebrewBank: LocalBank = {
  shapes: hebrewShapes,
  inPlace: ' ב{place}',
  nouns: {
    restaurant: 'מסעדה',
    cafe: 'בית קפה',
    bakery: 'מאפייה',
    bar: 'בר',
    hotel: 'מלון',
    salon: 'מכון יופי',
    spa: 'ספא',
    gym: 'חדר כושר',
    yoga: 'סטודיו ליוגה',
    clinic: 'מרפאה',
    dentist: 'מרפאת שיניים',
    therapist: 'קליניקה לטיפול',
    veterinary: 'מרפאה וטרינרית',
    law: 'משרד עורכי דין',
    accountant: 'משרד רואי חשבון',
    insurance: 'סוכנות ביטוח',
    consulting: 'ייעוץ',
    agency: 'סוכנות',
    studio: 'סטודיו',
    'real-estate': 'משרד נדל״ן',
    'home-services': 'תיקונים לבית',
    construction: 'חברת בנייה',
    cleaning: 'חברת ניקיון',
    auto: 'מוסך',
    florist: 'חנות פרחים',
    shop: 'חנות',
    product: 'מוצר',
    saas: 'תוכנה',
    'mobile-app': 'אפליקציה',
    portfolio: 'תיק עבודות',
    photographer: 'צילום',
    cv: 'קורות חיים',
    'link-in-bio': 'קישורים',
    blog: 'בלוג',
    docs: 'תיעוד',
    course: 'קורס',
    event: 'אירוע',
    nonprofit: 'עמותה',
  },
  families: {
    food: {
      titles: ['מה שהשוק נתן היום', 'שבו, יש לחם חם'],
      lede: 'תפריט קצר, מבושל לאט. הוא משתנה עם השבועות, קבלת הפנים לא.',
      items: [
        ['מרק היום', 'שאלו מה נקטף'],
        ['חומוס חם', 'שמן זית, חמוצים'],
        ['כתף טלה', 'כל הבוקר בתנור'],
        ['מלבי', 'ורדים, בוטנים'],
      ],
    },
    beauty: {
      titles: ['שעה רק בשבילכם', 'לצאת כמו שרציתם'],
      lede: 'קודם מקשיבים, אחר כך לוקחים מספריים. בנחת ובאור טוב.',
      items: [
        ['תספורת ועיצוב', 'עם חפיפה וייעוץ'],
        ['צבע', 'בגוון שלכם'],
        ['מניקור', 'ידיים מטופחות'],
        ['עיסוי', 'שעה שלמה'],
      ],
    },
    health: {
      titles: ['מישהו שמקשיב', 'שאלו הכול'],
      lede: 'תורים בלי לחץ, מילים ברורות ותוכנית כתובה שמבינים גם בבית.',
      items: [
        ['פגישה ראשונה', 'לדבר, לבדוק, להסביר'],
        ['ביקורת', 'פעם בשנה'],
        ['מניעה', 'כדי לחזור פחות'],
        ['טיפול', 'צעד אחר צעד, מחיר מראש'],
      ],
    },
    trade: {
      titles: ['נעשה כמו שצריך מהפעם הראשונה', 'קודם מחיר, אחר כך עבודה'],
      lede: 'אמרו מה קורה ואיפה. תקבלו מחיר ומועד, ובסוף הכול נשאר מסודר.',
      items: [
        ['תיקונים', 'מה שנוזל או חורק'],
        ['התקנה', 'ישר, יציב, בדוק'],
        ['שיפוץ', 'מהרעיון עד המפתח'],
        ['תחזוקה', 'ביקור אחד חוסך שלושה'],
      ],
    },
    stay: {
      titles: ['לישון בחלון פתוח', 'להישאר עוד לילה'],
      lede: 'מיטות טובות, בקרים ארוכים ומישהו שמכיר את האזור.',
      items: [
        ['חדר זוגי', 'שקט, לחצר'],
        ['חדר עם נוף', 'כבר כשמתעוררים'],
        ['חדר פינתי', 'שני חלונות ואמבטיה'],
        ['חדר משפחה', 'ארבע מיטות'],
      ],
    },
    shop: {
      titles: ['דברים שנשארים', 'נבחרו אחד אחד'],
      lede: 'מבחר קטן שאנחנו מכירים היטב. מה שלא היינו משתמשים בו, לא כאן.',
      items: [
        ['הקבוע', 'הנמכר ביותר'],
        ['חדש', 'הגיע עכשיו'],
        ['למתנה', 'ארוז, עם כרטיס'],
        ['סדרה קטנה', 'עבודת יד'],
        ['הגדול', 'לבית מלא'],
        ['שובר מתנה', 'בכל סכום'],
      ],
    },
    event: {
      titles: ['בואו, שמור לכם מקום', 'יום אחד עם כולם'],
      lede: 'כל מה שצריך לדעת כאן: מתי, איפה ואיך מגיעים.',
      items: [
        ['קבלת פנים', 'עם משהו קר'],
        ['הרגע', 'בזמן, בבקשה'],
        ['ארוחה', 'שולחן ארוך'],
        ['מוזיקה', 'עד שהלהקה הולכת'],
      ],
    },
    studio: {
      titles: ['נאמר בבהירות, נעשה בקפידה', 'מתחילים בהקשבה'],
      lede: 'מה שמבטיחים עושים, מה שעושים מסבירים, ולטלפון עונה מי שמכיר את העבודה.',
      items: [
        ['שיחה ראשונה', 'בלי התחייבות'],
        ['תוכנית', 'עמוד אחד מובן'],
        ['עבודה', 'בידי מי שפגשתם'],
        ['ליווי', 'גם כשזה כבר עובד'],
      ],
    },
    move: {
      titles: ['התחילו מאיפה שאתם', 'כל שבוע חזקים יותר'],
      lede: 'מישהו שמסתכל ומתקן, ותוכנית שנכנסת לשבוע.',
      items: [
        ['כוח', 'עם טכניקה'],
        ['תנועתיות', 'לגב של משרד'],
        ['סיבולת', 'קצר וכן'],
        ['מתחילים', 'היסודות כמו שצריך'],
      ],
    },
    tech: {
      titles: ['החלק המשעמם, גמור לפני הצהריים', 'לפתוח, לעשות, לסגור'],
      lede: 'עושה דבר אחד, מהר, ומחזיר לכם את היום.',
      items: [
        ['מוכן תוך אחר צהריים', 'מייבאים מה שיש'],
        ['בלי רשת', 'גם ברכבת'],
        ['הנתונים שלכם', 'ייצוא בכל רגע'],
        ['ביטול פעולה', 'כל צעד הפיך'],
      ],
    },
  },
  about: ['{name}{in}: עושים בתשומת לב את מה שאומרים.', 'שאלו בלי היסוס: עונה מי שמכיר את העבודה.'],
  story: ['אנחנו עושים את זה בהקפדה ובאהבה.', 'שאלו איך הכול התחיל: נשמח לספר.'],
  features: [
    ['אדם בצד השני', 'מי שעונה מכיר את העבודה.'],
    ['מחיר מראש', 'בלי אותיות קטנות.'],
    ['תשומת לב לפרטים', 'גם איפה שלא רואים.'],
  ],
  process: [
    ['ספרו', 'מה, מתי, לכמה אנשים.'],
    ['אנחנו עונים', 'עם תוכנית ומחיר.'],
    ['אנחנו עושים', 'כפי שסוכם, ביום שנקבע.'],
  ],
  reviews: [
    ['שאלו את השאלות הנכונות ועשו בדיוק מה שאמרו.', 'ביקור ראשון'],
    ['נעימים, דייקנים ועם טעם.', 'עם המשפחה'],
    ['רואים שהם אוהבים את מה שהם עושים.', 'קבוע'],
  ],
  roles: [
    ['ניהול', 'פותח בבוקר ועונה להודעות.'],
    ['מקצוע', 'עושה את זה מזמן ועדיין באהבה.'],
    ['קבלה', 'זוכר את שמכם.'],
  ],
  faq: [
    ['צריך להזמין מראש?', 'כתבו או התקשרו, ונגיד מיד אם יש מקום.'],
    ['כמה זה עולה?', 'המחירים נמצאים בעמוד. משהו לא ברור? שאלו.'],
    ['אפשר לבוא עם ילדים?', 'שאלו מראש, ונגיד מה הכי נוח.'],
    ['איך מגיעים?', 'הכתובת למטה. אם הולכים לאיבוד, התקשרו.'],
    ['ואם צריך לבטל?', 'עדכנו מראש ונמצא מועד אחר.'],
    ['מי עונה להודעות?', 'מישהו מאיתנו, בהקדם.'],
  ],
  plans: [
    ['קטן', 'להתחלה', ['העיקר', 'ביקור אחד']],
    ['רגיל', 'מה שרובם בוחרים', ['כל הקטן', 'פי שניים זמן']],
    ['מלא', 'למי שרוצה הכול', ['כל הרגיל', 'קדימות']],
  ],
  events: [
    ['14 במרץ', 'יום פתוח', 'שאלות וכיבוד.'],
    ['25 באפריל', 'סדנה למתחילים', 'בגדים נוחים.'],
    ['6 ביוני', 'ערב קיץ', 'בחוץ, אם מזג האוויר ירצה.'],
  ],
  cta: ['במה אפשר לעזור?', 'שתי שורות מספיקות לתשובה ראשונה.'],
  trades: [
    ...builderTrades.he,
    ...coachTrades.he,
    ...careTrades.he,
    ...kitchenTrades('he'),
    ...schoolTrades.he,
    ...hebrewAnimalsAndSewing,
    ...hebrewTrades,
    ...hebrewCallings,
  ],
  voices: joinVoices(
    toursAndPodcasts.he,
    visitedVoices.he,
    builderVoices.he,
    coachVoices.he,
    cateringVoices.he,
    schoolVoices.he,
    new Map([...hebrewCallingVoices, ...hebrewAnimalsAndSewingVoices, ...hebrewVoices, ...trainerVoices.he]),
    appVoicesEast.he,
  ),
};
