import type { SiteKind } from '@/domain/site/vocabulary';

/** Turkish words for what a site is for; `=n` weighs a word, 5 unless said. */
export const turkishKinds: Partial<Record<SiteKind, string>> = {
  restaurant:
    'kahvaltı salonu=8, kahvaltıcı*=7, serpme kahvaltı=6, restoran*=6, lokanta*=6, kebap*=5, pide*=4, balık restoran*=7, mutfak*=2, pizzacı*=6, meyhane*=6, catering=5, ocakbaşı=6, dönerci*=6, köfteci*=6, esnaf lokantası=7, ocakbaşı*=6, balıkçı*=4, lahmacun*=5, çorbacı*=6, kahvaltı evi=6, burgerci*=6, esnaf lokanta*=7, ev yemek*=5, steakhouse=6, sushi=4, mantı*=4, mantı evi=8, çibörek=5, ev yemekleri=6, börek*=4, gözleme*=5',
  cafe: 'kahve kavurma=7, kahve kavurma atolyesi=8, kafe*=6, kahve dükkan*=7, kahveci*=6, kahve*=3, çay bahçesi=6, dondurmacı*=6, cafe=6, çay evi=6, kahve dükkanı=7, kahvehane*=6, pastane kafe=4, nargile*=4',
  bakery:
    'fırın*=6, pastane*=6, pasta*=3, börekçi*=6, tatlıcı*=6, ekmek*=2, butik pasta=6, ekmek fırını=7, baklavacı*=6, baklava*=4, doğum günü pastası=6, simit*=4, kurabiye*=3, ekşi maya*=4, düğün pastası=7, çikolata*=3',
  bar: 'bar=4, pub=5, bira*=4, şaraphane*=6, şarap*=4, gece kulübü=6, bağ evi=5, kokteyl*=4, şarap evi=6, bira evi=6, bağ*=2, şarap üretici*=6, meyhane*=5, butik şarap*=6',
  hotel:
    'otel*=6, pansiyon*=6, butik otel*=7, apart*=4, kamp alanı=6, tatil köyü=6, bungalov*=6, villa*=4, taş ev=4, dağ evi=7, yayla evi=7, tekne ev=6, yüzen ev=6, tatil evi=7, kiralık tatil evi=7, yazlık*=5, günlük kiralık*=6, konaklama*=5, taş otel=7, hostel=6, glamping=6, kamp*=3, karavan park*=6, konukevi=6, misafirhane=6, dağ oteli=7, çiftlik evi=5',
  salon:
    'kuaför salon*=8, berber dükkan*=9, kuaför dükkan*=9, güzellik dükkan*=7, kuaför*=6, berber*=6, güzellik salon*=7, güzellik merkez*=7, tırnak*=4, dövme*=5, dövmeci*=6, güzellik uzman*=6, makyaj*=4, makyöz*=6, gelin makyaj*=7, kirpik*=4, kaş*=3, manikür*=5, protez tırnak=6, erkek kuaför*=7, güzellik*=4, saç*=3, epilasyon*=5, barber=6, dövme=6, dövme stüdyo*=8, piercing=5, dövmeci=7',
  spa: 'spa=6, masaj*=5, hamam*=6, kaplıca*=6, sauna=5, masaj salon*=7, türk hamamı=7, termal*=4',
  gym: 'spor salon*=7, fitness=4, kişisel antrenör*=7, antrenör*=5, dövüş sanat*=5, spor kulüb*=6, boks=4, crossfit=6, yüzme*=3, personal trainer=7, spor okul*=5, yüzme okul*=5, tenis kulüb*=6, tırmanış*=4, basketbol*=4, karate*=5, judo*=5, jimnastik*=5, fitness salon*=7, kick boks=5',
  yoga: 'yoga*=6, yoga stüdyo*=7, meditasyon*=4, pilates*=5, pilates stüdyo*=7, yoga ve pilates=7',
  clinic:
    'klinik*=5, muayenehane*=6, doktor*=5, fizyoterapi*=6, fizyoterapist*=7, hastane*=5, diyetisyen*=7, tıp merkez*=7, eczane*=5, estetik=3, sağlık merkez*=6, çocuk doktoru=7, göz=2, cildiye=5, işitme cihaz*=7, işitme merkez*=7, fizik tedavi*=7, göz doktoru=7, göz hastane*=7, kadın doğum*=6, ortoped*=5, dermatolo*=6, gözlük*=4, optik*=5, aile hekim*=7, poliklinik*=6, estetik klinik*=7, saç ekim*=6, psikiyatr*=5, ebe*=2, odyolog*=6, kardiyolo*=6, hemşire*=4, huzurevi*=5, pediatr*=6, osteopat*=6, beslenme*=4',
  dentist: 'diş hekim*=7, diş kliniğ*=8, dişçi*=7, diş=5, ağız ve diş*=7, ortodonti*=6, diş polikliniğ*=8',
  therapist:
    'psikolog*=7, terapist*=5, psikoterapi*=6, yaşam koçu=6, koç*=4, danışmanlık merkezi=4, terapi*=4, aile danışman*=6, evlilik terapi*=6, kariyer koçu=6, hipnoterapi*=6',
  veterinary:
    'hayvan kliniği, hayvan hastanesi, veteriner*=7, pet shop=6, petshop=6, hayvan barına*=7, köpek eğit*=6, köpek oteli=6, pet kuaför*=7, köpek kuaför*=7, kedi oteli=6, evcil hayvan*=5, köpek gezdir*=7, köpek eğitim*=7, pet otel*=7, mama*=2, kedi pansiyon*=9, köpek pansiyon*=9, evcil hayvan otel*=9, köpek okul*=9, köpek kreş*=9',
  law: 'avukat*=7, hukuk büro*=8, hukuk*=5, noter*=7, avukatlık*=8, hukuk bürosu=8, arabulucu*=6',
  accountant:
    'muhasebe*=6, mali müşavir*=7, muhasebeci*=7, finans danışman*=6, muhasebe ofisi=7, serbest muhasebeci=8, vergi danışman*=7',
  insurance: 'sigorta*=6',
  consulting:
    'danışmanlık*=5, danışman*=4, seyahat acente*=5, çeviri büro*=5, tercüman*=5, lojistik=4, nakliyat*=4, bilgisayar destek=6, it destek=7, teknik destek=6, bilgi işlem=5, insan kaynakları=6, çeviri*=4, kargo*=4, turizm acente*=5, mühendislik*=4, ik danışman*=7, eğitim danışman*=5',
  agency:
    'ajans*=6, reklam ajans*=7, dijital ajans*=7, organizasyon*=5, düğün organizasyon*=6, prodüksiyon*=5, düğün planla*=6, etkinlik ajans*=7, seo ajans*=7, sosyal medya ajans*=7, sosyal medya*=3, web tasarım*=5, organizasyon firma*=6',
  studio:
    'tasarım stüdyo*=7, mimar*=5, mimarlık*=6, iç mimar*=6, stüdyo*=3, atölye*=3, mimarlık ofisi=7, iç mimarlık*=6, peyzaj mimar*=6, seramik atölye*=5, grafik stüdyo=7, oyun stüdyosu=7, ses kayıt stüdyo*=6',
  'real-estate':
    'emlak*=7, satılık villa*=9, kiralık villa*=6, villa ilan*=8, ev ilan*=8, emlak ilan*=9, gayrimenkul*=7, emlakçı*=7, satılık daire*=6, konut*=4, emlak ofisi=8, kiralık daire*=7, satılık ev*=7, kiralık ev*=6, emlak danışman*=7, arsa*=4',
  'home-services':
    'tesisatçı*=7, elektrikçi*=7, çilingir*=7, boyacı*=6, evden eve nakliyat=7, nakliye*=6, marangoz*=6, marangoz atölye*=8, mobilya atölye*=7, tadilat*=5, klima*=5, usta=3, boya ustası=7, su ustası=7, elektrik ustası=7, klima ustası=7, kombi ustası=7, çatı ustası=6, fayans ustası=7, alçı ustası=7, tadilat ustası=7, tesisat ustası=7, mobilya ustası=6, dekorasyon ustası=6, ustalar=4, su tesisat*=7, tamir*=4, güneş panel*=5, ilaçlama*=6, bahçıvan*=7, bahçe bakım*=7, bahçe düzenleme*=6, çim biçme=6, ağaç budama=6, boya badana=7, badana*=6, kombi servis*=7, kombi*=5, klima servis*=7, beyaz eşya servis*=7, telefon tamir*=6, bilgisayar tamir*=6, elektrik usta*=7, su tesisatçı*=8, mobilya ustası=6, tesisat*=5, çatı usta*=7, çatı*=4, perde*=3, parke*=4, ısı pompa*=6, baca*=4, nakliyat*=6, cam balkon*=6, döşeme*=4',
  construction:
    'inşaat*=6, müteahhit*=7, yapı=3, yapı market*=5, tadilat*=5, inşaat firma*=8, yapı firma*=6, havuz yapım*=6, ahşap ev*=6, prefabrik*=6, mutfak dolab*=4, banyo yenileme=6',
  cleaning:
    'temizlik*=6, temizlik şirket*=8, çamaşırhane*=6, kuru temizleme=6, halı yıkama=6, temizlik firma*=8, ev temizliği=7, ofis temizliği=8, cam temizliği=8, halı yıkama*=7, koltuk yıkama=7',
  auto: 'oto kuaför*=9, oto yıka*=9, oto ekspertiz*=9, seramik kaplama=8, pasta cila=8, oto detay*=8, oto servis*=7, oto tamir*=7, araba kiralama=7, araç kiralama=7, oto yıkama=9, galeri=3, lastik*=5, taksi*=5, oto*=4, araba*=3, sürücü kursu=3, motosiklet servis*=8, motosiklet tamir*=8, motosiklet*=5, bisiklet tamir*=8, bisiklet servis*=8, bisiklet tamirci*=8, oto galeri*=7, ikinci el araç*=7, karavan kiralama=7, lastikçi*=7, oto elektrik*=7, kaporta*=5, çekici*=4, transfer*=3, şoför*=4, araç*=2, oto yedek parça=6',
  florist:
    'çiçekçi*=7, çiçek*=4, peyzaj*=5, bahçıvan*=6, fidanlık*=6, çiçek dükkan*=7, çiçek atölye*=7, buket*=3, gelin çiçeği=5, bitki*=3, kuru çiçek=5',
  shop: 'ev yapımı=9, reçel*=6, mağaza*=5, online mağaza*=7, dükkan*=4, butik*=4, kitapçı*=6, kuyumcu*=6, takı*=4, giyim*=4, seramik*=4, mobilya*=4, e-ticaret*=6, hediyelik*=4, oyuncak*=4, kozmetik*=4, kasap*=6, el yapımı=3, market*=4, mum*=3, sabun*=4, zeytinyağı*=3, ayakkabı*=4, şarküteri*=6, internet mağaza*=7, bisikletçi*=6, bisiklet mağaza*=7, bisiklet dükkan*=7, şarap dükkan*=7, yün*=3, ip dükkan*=5, örgü*=3, tuhafiye*=6, kumaş*=4, plakçı*=6, plak*=4, antika*=5, sahaf*=6, ayakkabıcı*=5, çanta*=4, deri*=3, parfüm*=4, krem*=2, doğal sabun=5, bal=3, peynir*=3, zeytin*=3, baharat*=4, kuruyemiş*=5, manav*=6, aktar*=5, hırdavat*=6, nalbur*=6, çocuk giyim=6, gelinlik*=6, abiye*=5, hediye*=3, züccaciye*=5, halı*=3, oyuncakçı*=6, butik mağaza=6, gümüş takı=5, çay*=1, kahve çekirdeği=4, yöresel ürün*=5, süpermarket*=5, bakkal*=6, sepet*=1',
  product:
    'ürün tanıtım*=5, ürün*=2, lansman*=5, roman*=3, el krem*=5, sırt çanta*=5, kulaklık*=4, akıllı saat*=5, kutu oyunu=5, elektrikli bisiklet=5, matara*=4',
  saas: 'yazılım*=4, platform*=4, girişim*=4, fatura*=4, uygulama=2, saas=7',
  'mobile-app':
    'mobil uygulama*=7, telefon uygulama*=7, app store=5, telefon için uygulama=7, iphone uygulama*=7, android uygulama*=7, mobil app=7, uygulaması=4, sesleri uygulama*=7',
  portfolio:
    'portfolyo*=5, portföy*=5, tasarımcı*=5, illüstratör*=6, çizer*=5, sanatçı*=4, müzisyen*=5, grafik tasarımcı*=6, ressam*=5, oyuncu*=4, yazar*=3, yazılımcı*=4, müzik grubu=5, seramik sanatçı*=5, heykeltıraş*=6, piyanist*=5, gitarist*=5, kemancı*=5, dj=5, sihirbaz*=5, şarkıcı*=5, besteci*=5, dansçı*=5, yönetmen*=5, web geliştirici*=5, illüstrasyon*=4, koro*=3, grup=2, düğün orkestra*=7, orkestra*=5',
  photographer:
    'fotoğrafçı*=7, düğün fotoğrafçı*=8, fotoğraf stüdyo*=7, fotoğrafçılık=6, fotoğraf=5, fotoğraf çekim*=7, düğün fotoğraf*=8, bebek fotoğrafçı*=8, doğum fotoğrafçı*=8',
  cv: 'özgeçmiş*=8, cv=7, tek sayfalık özgeçmiş=14, özgeçmiş=10',
  'link-in-bio':
    'link sayfam=8, bağlantı sayfası=8, link in bio=8, biyografi link*=7, bio link*=7, link sayfası=7',
  blog: 'blog*=6, dergi*=5, gezi blog*=7, podcast=5, tarif*=3, gazete*=4, yemek blog*=7, kişisel blog=7',
  docs: 'dokümantasyon*=7, belgeler=4, kılavuz*=5, bilgi banka*=7, yardım merkez*=6',
  course:
    'sürücü kursu=8, ehliyet kursu=8, kurs*=6, okul*=5, akademi*=5, özel ders*=7, dershane*=6, anaokul*=6, kreş*=6, dil okul*=7, müzik okul*=7, dans okul*=8, dans stüdyo*=7, surf okul*=8, eğitim*=3, ders*=3, sürücü kurs*=7, özel okul*=6, ilkokul*=7, üniversite*=5, ingilizce kurs*=8, yabancı dil kurs*=8, gitar ders*=7, piyano ders*=7, resim kurs*=7, seramik kurs*=7, seramik ders*=7, yemek kurs*=7, yüzme kurs*=6, dans kurs*=6, bale*=5, matematik özel ders=8, özel öğretmen=7, atölye çalışma*=4, yaz okulu=6, yaz kampı=6, online kurs*=8, eğitim merkez*=6, etüt merkez*=7, binicilik*=5, keman ders*=7, şan ders*=7, sürüş ders*=6',
  event:
    'evleniyoruz=12, düğünümüz=10, düğün*=6, konferans*=7, festival*=6, etkinlik*=4, doğum günü*=6, konser*=5, nişan*=5, zirve*=6, sergi*=5, fuar*=5, maraton*=6, davetiye*=6, kına*=5, mezuniyet*=5, turnuva*=6, tiyatro*=6, sinema*=5, düğünümüz=8, yarı maraton=7, koşu*=3, kitap fuarı=7, kermes*=5, panayır*=5, konser salon*=6, gösteri*=3, buluşma*=3, nikah*=6, sünnet*=6, söz=1, gala*=5, hackathon=7, şenli*=5',
  nonprofit:
    'kampanyası=5, toplama kampanyası=9, yardım kampanyası=9, bağış kampanyası=9, dernek*=7, derneğ*=7, vakıf*=6, vakf*=6, bağış*=4, cami*=7, gönüllü*=4, yardım kuruluş*=7, kilise*=7, topluluk*=3, kulüp=3, kulübü=3, kütüphane*=5, müze*=3, hayvan barınağı=8, hayvan kurtarma=7, topluluk bahçesi=7, izci*=6, gıda bankası=7, aşevi=6, köy dernek*=7, kültür dernek*=7, mahalle*=2, sendika*=5, belediye*=4, muhtar*=5, aday*=2, kitap kulüb*=6, satranç kulüb*=6, dağcılık kulüb*=6, kooperatif*=4',
  todo: 'haftalık planlayıcı*=8, haftalık plan*=7, yapılacaklar*=8, görev liste*=8, todo=7, alışveriş liste*=6, görev*=4',
  kanban: 'kanban*=8',
  notes: 'not uygulama*=8, not defter*=8, notlar*=5',
  calculator:
    'hesap makine*=8, hesaplayıcı*=8, kredi hesapla*=9, hesaplama araç*=8, hesaplama*=7, kredi hesaplama=9',
  converter: 'çevirici*=8, birim çevir*=9, döviz çevir*=9, dönüştürücü*=8',
  timer: 'zamanlayıcı*=8, kronometre*=8, pomodoro=8',
  quiz: 'quiz*=8, kviz*=8, bilgi yarışma*=8, test=4, sınav*=4',
  flashcards: 'bilgi kart*=8, kelime kart*=8, ezber kart*=8',
  tracker:
    'gider takip*=9, harcama*=6, bütçe*=6, gelir gider*=8, harcama takip*=9, masraf takip*=9, bütçe takip*=9',
  habits: 'alışkanlık*=7, alışkanlık takip*=9',
  dashboard: 'gösterge panel*=8, kontrol panel*=7, dashboard=8, yönetim panel*=8',
  game: 'oyun*=5, hafıza oyun*=9, yılan oyun*=9, xox=8, sudoku=8, adam asmaca=8',
  poll: 'anket*=8, oylama*=7',
  crm: 'crm=8, müşteri yönetim*=8, müşteri takip*=8',
  inventory: 'envanter*=8, stok*=6, depo*=5',
  booking: 'rezervasyon sistem*=8, randevu sistem*=8, randevu uygulama*=8',
  chat: 'sohbet*=6, mesajlaşma*=7',
  forum: 'forum*=8',
  directory:
    'iş ilan*=7, rehber*=5, ilan sitesi=8, firma rehber*=8, iş ilanları sitesi=9, ilan verdiği=7, iş ilanları=9, ilan panosu=9',
  palette: 'renk palet*=7, palet oluştur*=9',
  unknown:
    'kaçış oyunu=8, kaçış odası=8, escape room=8, kiralama*=5, tekne kiralama=8, tekne turu*=8, tekne tur*=7, bisiklet kiralama=8, şişme oyun*=8, çocuk animasyon*=7, palyaço*=5, cenaze*=7, at biniciliği=5, at çiftliği=6, tur rehber*=6, rehberli tur*=7, arıcı*=7, arıcılık=7, luthier=7, saz yapım*=7, piyano akort*=8, saatçi*=6, saat tamir*=7, demirci*=6, ciltçi*=6, bowling*=7, yamaç paraşüt*=8, balon turu=8, depo kiralama=7, terzi*=7, ayakkabı tamir*=7, matbaa*=6, toptancı*=7, üretici*=5, imalat*=5, tedarikçi*=6, mobil sauna=8, paintball=7, karting=7, binicilik*=8, at çiftli*=8, manej*=7, moda evi=7',
};
