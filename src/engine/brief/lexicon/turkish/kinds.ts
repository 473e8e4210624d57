import type { SiteKind } from '@/domain/site/vocabulary';

/** Turkish words for what a site is for; `=n` weighs a word, 5 unless said. */
export const turkishKinds: Partial<Record<SiteKind, string>> = {
  restaurant:
    'restoran*=6, lokanta*=6, kebap*=5, pide*=4, balık restoran*=7, mutfak*=2, pizzacı*=6, meyhane*=6, catering=5, ocakbaşı=6, dönerci*=6, köfteci*=6, esnaf lokantası=7',
  cafe: 'kahve kavurma=7, kahve kavurma atolyesi=8, kafe*=6, kahve dükkan*=7, kahveci*=6, kahve*=3, çay bahçesi=6, dondurmacı*=6, cafe=6',
  bakery: 'fırın*=6, pastane*=6, pasta*=3, börekçi*=6, tatlıcı*=6, ekmek*=2, butik pasta=6',
  bar: 'bar=4, pub=5, bira*=4, şaraphane*=6, şarap*=4, gece kulübü=6, bağ evi=5, kokteyl*=4',
  hotel:
    'otel*=6, pansiyon*=6, butik otel*=7, apart*=4, kamp alanı=6, tatil köyü=6, bungalov*=6, villa*=4, taş ev=4',
  salon:
    'kuaför*=6, berber*=6, güzellik salon*=7, güzellik merkez*=7, tırnak*=4, dövme*=5, dövmeci*=6, güzellik uzman*=6',
  spa: 'spa=6, masaj*=5, hamam*=6, kaplıca*=6',
  gym: 'spor salon*=7, fitness=4, kişisel antrenör*=7, antrenör*=5, dövüş sanat*=5, spor kulüb*=6, dans okul*=5, boks=4, crossfit=6, yüzme*=3, personal trainer=7',
  yoga: 'yoga*=6, yoga stüdyo*=7, meditasyon*=4, pilates*=5',
  clinic:
    'klinik*=5, muayenehane*=6, doktor*=5, fizyoterapi*=6, fizyoterapist*=7, hastane*=5, diyetisyen*=7, tıp merkez*=7, eczane*=5, estetik=3, sağlık merkez*=6, çocuk doktoru=7, göz=2, cildiye=5',
  dentist: 'diş hekim*=7, diş kliniğ*=8, dişçi*=7, diş=5, ağız ve diş*=7, ortodonti*=6, diş polikliniğ*=8',
  therapist: 'psikolog*=7, terapist*=5, psikoterapi*=6, yaşam koçu=6, koç*=4, danışmanlık merkezi=4',
  veterinary:
    'veteriner*=7, pet shop=6, petshop=6, hayvan barına*=7, köpek eğit*=6, köpek oteli=6, pet kuaför*=7',
  law: 'avukat*=7, hukuk büro*=8, hukuk*=5, noter*=7',
  accountant: 'muhasebe*=6, mali müşavir*=7, muhasebeci*=7, finans danışman*=6',
  insurance: 'sigorta*=6',
  consulting:
    'danışmanlık*=5, danışman*=4, seyahat acente*=5, çeviri büro*=5, tercüman*=5, lojistik=4, nakliyat*=4',
  agency:
    'ajans*=6, reklam ajans*=7, dijital ajans*=7, organizasyon*=5, düğün organizasyon*=6, prodüksiyon*=5',
  studio: 'tasarım stüdyo*=7, mimar*=5, mimarlık*=6, iç mimar*=6, stüdyo*=3, atölye*=3',
  'real-estate': 'emlak*=7, gayrimenkul*=7, emlakçı*=7, satılık daire*=6, konut*=4',
  'home-services':
    'tesisatçı*=7, elektrikçi*=7, çilingir*=7, boyacı*=6, evden eve nakliyat=7, nakliye*=6, marangoz*=5, tadilat*=5, klima*=5, usta*=4, su tesisat*=7, tamir*=4, güneş panel*=5, ilaçlama*=6',
  construction: 'inşaat*=6, müteahhit*=7, yapı*=3, tadilat*=5',
  cleaning: 'temizlik*=6, temizlik şirket*=8, çamaşırhane*=6, kuru temizleme=6, halı yıkama=6',
  auto: 'oto servis*=7, oto tamir*=7, araba kiralama=7, araç kiralama=7, oto yıkama=7, galeri=3, lastik*=5, taksi*=5, oto*=4, araba*=3, sürücü kursu=3',
  florist: 'çiçekçi*=7, çiçek*=4, peyzaj*=6, bahçıvan*=6, fidanlık*=6',
  shop: 'mağaza*=5, online mağaza*=7, dükkan*=4, butik*=4, kitapçı*=6, kuyumcu*=6, takı*=4, giyim*=4, seramik*=4, mobilya*=4, e-ticaret*=6, hediyelik*=4, oyuncak*=4, kozmetik*=4, kasap*=6, el yapımı=3, market*=4, mum*=3, sabun*=4, zeytinyağı*=3, ayakkabı*=4, şarküteri*=6, internet mağaza*=7',
  product: 'ürün tanıtım*=5, ürün*=2, lansman*=5, roman*=3',
  saas: 'yazılım*=4, platform*=4, girişim*=4, fatura*=4, uygulama=2, saas=7',
  'mobile-app': 'mobil uygulama*=7, telefon uygulama*=7, app store=5',
  portfolio:
    'portfolyo*=5, portföy*=5, tasarımcı*=5, illüstratör*=6, çizer*=5, sanatçı*=4, müzisyen*=5, grafik tasarımcı*=6, ressam*=5, oyuncu*=4, yazar*=3, yazılımcı*=4, müzik grubu=5',
  photographer: 'fotoğrafçı*=7, düğün fotoğrafçı*=8, fotoğraf stüdyo*=7, fotoğrafçılık=6',
  cv: 'özgeçmiş*=8, cv=7',
  'link-in-bio': 'link in bio=8, biyografi link*=7',
  blog: 'blog*=6, dergi*=5, gezi blog*=7, podcast=5, tarif*=3, gazete*=4',
  docs: 'dokümantasyon*=7, belgeler=4, kılavuz*=5, bilgi banka*=7, yardım merkez*=6',
  course:
    'kurs*=6, okul*=5, akademi*=5, özel ders*=7, dershane*=6, anaokul*=6, kreş*=6, dil okul*=7, müzik okul*=7, eğitim*=3, ders*=3, sürücü kurs*=7',
  event:
    'düğün*=6, konferans*=7, festival*=6, etkinlik*=4, doğum günü*=6, konser*=5, nişan*=5, zirve*=6, sergi*=5, fuar*=5, maraton*=6, davetiye*=6, kına*=5, mezuniyet*=5, turnuva*=6',
  nonprofit:
    'dernek*=7, derneğ*=7, vakıf*=6, vakf*=6, bağış*=4, cami*=7, gönüllü*=4, yardım kuruluş*=7, kilise*=7, topluluk*=3, kulüp=3, kulübü=3',
  todo: 'yapılacaklar*=8, görev liste*=8, todo=7, alışveriş liste*=6, görev*=4',
  kanban: 'kanban*=8',
  notes: 'not uygulama*=8, not defter*=8, notlar*=5',
  calculator: 'hesap makine*=8, hesaplayıcı*=8, kredi hesapla*=9, hesaplama araç*=8',
  converter: 'çevirici*=8, birim çevir*=9, döviz çevir*=9, dönüştürücü*=8',
  timer: 'zamanlayıcı*=8, kronometre*=8, pomodoro=8',
  quiz: 'quiz=8, bilgi yarışma*=8, test=4, sınav*=4',
  flashcards: 'bilgi kart*=8, kelime kart*=8, ezber kart*=8',
  tracker: 'gider takip*=9, harcama*=6, bütçe*=6, gelir gider*=8',
  habits: 'alışkanlık*=7',
  dashboard: 'gösterge panel*=8, kontrol panel*=7, dashboard=8, yönetim panel*=8',
  game: 'oyun*=5, hafıza oyun*=9, yılan oyun*=9, xox=8, sudoku=8, adam asmaca=8',
  poll: 'anket*=8, oylama*=7',
  crm: 'crm=8, müşteri yönetim*=8, müşteri takip*=8',
  inventory: 'envanter*=8, stok*=6, depo*=5',
  booking: 'rezervasyon sistem*=8, randevu sistem*=8, randevu uygulama*=8',
  chat: 'sohbet*=6, mesajlaşma*=7',
  forum: 'forum*=8',
  directory: 'iş ilan*=7, rehber*=5, ilan sitesi=8, firma rehber*=8, iş ilanları sitesi=9',
  palette: 'renk palet*=7, palet oluştur*=9',
};
