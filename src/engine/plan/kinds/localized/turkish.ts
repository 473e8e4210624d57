import {
  turkishAnimalsAndSewing,
  turkishAnimalsAndSewingVoices,
} from './animals-and-sewing/turkish-animals-and-sewing';
import { turkishCallingVoices, turkishCallings } from './callings/turkish-callings';
import type { LocalBank } from './local-bank';
import { builderTrades, builderVoices } from './trades/builder-trades';
import { coachTrades, coachVoices } from './trades/coach-trades';
import { careTrades } from './trades/care-trades';
import { kitchenTrades } from './trades/kitchen-trades';
import { schoolTrades, schoolVoices } from './trades/school-trades';
import { cateringVoices } from './voices/catering-voices';
import { toursAndPodcasts } from './voices/tours-and-podcasts';
import { visitedVoices } from './voices/visited-voices';
import { turkishShapes } from './shapes/turkish-shapes';
import { turkishTrades } from './trades/turkish-trades';
import { turkishVoices } from './voices/turkish-voices';
import { trainerVoices } from './voices/trainer-voices';
import { appVoicesEast } from './voices/app-voices-east';
import { joinVoices } from './voices/read-voices';

/** Copy in Turkish. */
export const turkishBank: LocalBank = {
  shapes: turkishShapes,
  inPlace: ', {place},',
  nouns: {
    restaurant: 'Restoran',
    cafe: 'Kafe',
    bakery: 'Fırın',
    bar: 'Bar',
    hotel: 'Otel',
    salon: 'Güzellik salonu',
    spa: 'Spa',
    gym: 'Spor salonu',
    yoga: 'Yoga stüdyosu',
    clinic: 'Klinik',
    dentist: 'Diş kliniği',
    therapist: 'Terapi merkezi',
    veterinary: 'Veteriner kliniği',
    law: 'Hukuk bürosu',
    accountant: 'Muhasebe bürosu',
    insurance: 'Sigorta',
    consulting: 'Danışmanlık',
    agency: 'Ajans',
    studio: 'Stüdyo',
    'real-estate': 'Emlak ofisi',
    'home-services': 'Ev onarımı',
    construction: 'İnşaat',
    cleaning: 'Temizlik',
    auto: 'Oto servis',
    florist: 'Çiçekçi',
    shop: 'Mağaza',
    product: 'Ürün',
    saas: 'Yazılım',
    'mobile-app': 'Uygulama',
    portfolio: 'Portfolyo',
    photographer: 'Fotoğraf',
    cv: 'Özgeçmiş',
    'link-in-bio': 'Bağlantılar',
    blog: 'Blog',
    docs: 'Belgeler',
    course: 'Kurs',
    event: 'Etkinlik',
    nonprofit: 'Dernek',
  },
  families: {
    food: {
      titles: ['Bugün pazar ne verdiyse', 'Oturun, ekmek sıcak'],
      lede: 'Kısa bir menü, acele etmeden pişer. Haftadan haftaya değişir, hoş geldiniz değişmez.',
      items: [
        ['Günün çorbası', 'Ne toplandığını sorun'],
        ['Zeytinyağlı enginar', 'Dereotu, limon'],
        ['Kuzu tandır', 'Sabahtan beri fırında'],
        ['Sütlaç', 'Üstü yanık'],
      ],
    },
    beauty: {
      titles: ['Size ait bir saat', 'İstediğiniz gibi çıkın'],
      lede: 'Önce dinleriz, sonra makası alırız. Acele etmeden, iyi ışıkta.',
      items: [
        ['Kesim ve fön', 'Yıkama ve öneriyle'],
        ['Boya', 'Sizin tonunuzda'],
        ['Manikür', 'Bakımlı eller'],
        ['Masaj', 'Bir saat'],
      ],
    },
    health: {
      titles: ['Dinleyen biri', 'Ne isterseniz sorun'],
      lede: 'Acelesiz randevular, açık sözler ve evde de anlaşılan yazılı bir plan.',
      items: [
        ['İlk görüşme', 'Konuşma, bakma, anlatma'],
        ['Kontrol', 'Yılda bir'],
        ['Koruyucu bakım', 'Daha seyrek gelmeniz için'],
        ['Tedavi', 'Adım adım, fiyatı önceden'],
      ],
    },
    trade: {
      titles: ['İlk seferde doğru iş', 'Önce fiyat, sonra iş'],
      lede: 'Ne olduğunu ve nerede olduğunu söyleyin. Fiyatı ve günü öğrenin, iş bitince her şey derli toplu kalsın.',
      items: [
        ['Onarım', 'Damlayan, gıcırdayan'],
        ['Montaj', 'Düz, sağlam, denenmiş'],
        ['Tadilat', 'Fikirden anahtara'],
        ['Bakım', 'Yılda bir ziyaret'],
      ],
    },
    stay: {
      titles: ['Pencere açık uyuyun', 'Bir gece daha kalın'],
      lede: 'İyi yataklar, uzun sabahlar ve çevreyi iyi bilen biri.',
      items: [
        ['Çift kişilik oda', 'Avluya bakan, sessiz'],
        ['Manzaralı oda', 'Uyanır uyanmaz'],
        ['Köşe oda', 'İki pencere, küvet'],
        ['Aile odası', 'Dört yatak'],
      ],
    },
    shop: {
      titles: ['Kalıcı şeyler', 'Tek tek seçildi'],
      lede: 'İyi bildiğimiz küçük bir seçki. Kendimiz kullanmayacağımız burada yok.',
      items: [
        ['Her zamanki', 'En çok alınan'],
        ['Yeni', 'Şimdi geldi'],
        ['Hediyelik', 'Paketli, kartlı'],
        ['Küçük seri', 'Az sayıda'],
        ['Büyük boy', 'Kalabalık evler için'],
        ['Hediye çeki', 'Her tutarda'],
      ],
    },
    event: {
      titles: ['Gelin, yeriniz hazır', 'Herkesle bir gün'],
      lede: 'Bilmeniz gereken her şey burada: ne zaman, nerede, nasıl gelinir.',
      items: [
        ['Karşılama', 'Serin bir şeyle'],
        ['O an', 'Vaktinde, lütfen'],
        ['Yemek', 'Uzun bir masa'],
        ['Müzik', 'Orkestra eve dönene dek'],
      ],
    },
    studio: {
      titles: ['Açık söylenmiş, özenle yapılmış', 'Önce dinleriz'],
      lede: 'Söz verilen yapılır, yapılan anlatılır; telefonu işi bilen açar.',
      items: [
        ['İlk görüşme', 'Bağlayıcı değil'],
        ['Plan', 'Anlaşılır tek sayfa'],
        ['İş', 'Tanıştığınız kişilerden'],
        ['Takip', 'Yürüdükten sonra da'],
      ],
    },
    move: {
      titles: ['Olduğunuz yerden başlayın', 'Her hafta biraz daha güçlü'],
      lede: 'Düzelten biri ve haftanıza sığan bir plan.',
      items: [
        ['Kuvvet', 'Teknikle'],
        ['Esneklik', 'Masa başı sırtlar için'],
        ['Kondisyon', 'Kısa ve dürüst'],
        ['Yeni başlayanlar', 'Temeller'],
      ],
    },
    tech: {
      titles: ['Sıkıcı kısım öğleden önce biter', 'Aç, yap, kapat'],
      lede: 'Tek bir işi hızlı yapar ve gününüzü size bırakır.',
      items: [
        ['Bir öğleden sonra yeter', 'Elinizdekini aktarın'],
        ['Çevrimdışı', 'Trende de'],
        ['Veriler sizin', 'İstediğinizde dışa aktarın'],
        ['Geri al', 'Her adım döner'],
      ],
    },
  },
  about: ['{name}{in} söylediğini özenle yapar.', 'Çekinmeden sorun: işi bilen yanıtlar.'],
  story: ['Bu işi özenle ve severek yapıyoruz.', 'Nasıl başladığını sorun: seve seve anlatırız.'],
  features: [
    ['Karşınızda bir insan', 'Yanıtlayan, işi bilir.'],
    ['Fiyat önceden', 'Küçük yazı yok, sürpriz yok.'],
    ['Ayrıntıya özen', 'Görünmeyen yerde de.'],
  ],
  process: [
    ['Anlatın', 'Ne, ne zaman, kaç kişi.'],
    ['Yanıtlarız', 'Plan ve fiyatla.'],
    ['Yaparız', 'Dediğimiz gün, dediğimiz gibi.'],
  ],
  reviews: [
    ['Doğru soruları sordular, dediklerini yaptılar.', 'İlk gelişi'],
    ['Güler yüzlü, dakik, özenli.', 'Ailesiyle geldi'],
    ['İşlerini sevdikleri belli.', 'Sürekli gelen'],
  ],
  roles: [
    ['Yönetim', 'Sabah kapıyı açar, mesajları yanıtlar.'],
    ['Ustalık', 'Uzun zamandır yapar, hâlâ sever.'],
    ['Karşılama', 'Adınızı hatırlar.'],
  ],
  faq: [
    ['Rezervasyon gerekir mi?', 'Yazın ya da arayın, yer olup olmadığını hemen söyleyelim.'],
    ['Fiyatı nedir?', 'Fiyatlar bu sayfada. Açık olmayan bir şey varsa sorun.'],
    ['Çocuklarla gelebilir miyiz?', 'Önceden sorun, en rahatını söyleyelim.'],
    ['Nasıl gelinir?', 'Adres aşağıda. Kaybolursanız arayın.'],
    ['İptal etmem gerekirse?', 'Önceden haber verin, başka bir gün bulalım.'],
    ['Mesajları kim yanıtlar?', 'İçimizden biri, en kısa sürede.'],
  ],
  plans: [
    ['Küçük', 'Başlangıç için', ['En gereklisi', 'Bir görüşme']],
    ['Orta', 'Çoğunluğun seçtiği', ['Küçüğün hepsi', 'İki kat zaman']],
    ['Büyük', 'Hepsini isteyene', ['Ortanın hepsi', 'Öncelik']],
  ],
  events: [
    ['14 Mart', 'Açık kapı günü', 'Sorular ve ikram.'],
    ['25 Nisan', 'Yeni başlayanlar için atölye', 'Rahat giysi.'],
    ['6 Haziran', 'Yaz akşamı', 'Hava izin verirse dışarıda.'],
  ],
  cta: ['Size nasıl yardımcı olalım?', 'İlk yanıt için iki satır yeter.'],
  trades: [
    ...builderTrades.tr,
    ...coachTrades.tr,
    ...careTrades.tr,
    ...kitchenTrades('tr'),
    ...schoolTrades.tr,
    ...turkishAnimalsAndSewing,
    ...turkishTrades,
    ...turkishCallings,
  ],
  voices: joinVoices(
    toursAndPodcasts.tr,
    visitedVoices.tr,
    builderVoices.tr,
    coachVoices.tr,
    cateringVoices.tr,
    schoolVoices.tr,
    new Map([
      ...turkishCallingVoices,
      ...turkishAnimalsAndSewingVoices,
      ...turkishVoices,
      ...trainerVoices.tr,
    ]),
    appVoicesEast.tr,
  ),
};
