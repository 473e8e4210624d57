/**
 * Words whose marks are left out on a keyboard without them, by language; `*` ends a stem that any ending may follow.
 * Left out are words that mean something else without their marks.
 */
export const accentWordsEast: Readonly<Record<string, string>> = {
  nl: `café cafés crème* coöperati* coördinat* reünie* patiënt* financiële industriële commerciële officiële speciële geïnteresseerd*
geïllustreerd* beïnvloed* belgië italië ideeën categorieën cliënt* efficiënt* ingrediënt* sauté entrée* privé* één-op-één`,
  pl: `spółk* krzeseł zdjęci* wyceń książ* łóż* półk* usług* przegląd* dętk* ślub* świat* święt* świec* śwież* śniada* środ* śląsk* śpiew* źródł* żłob* zdjęć zdjęci* zespół zespołu
złotnik* zajęć zajęci* zamówie* zwierząt zwierzęta książ* księg* kąpiel* królik* krótk* koło kościół ćwicz* części* strzyże* męsk*
mężczyzn* dziecięc* młod* mięsn* miesiąc* miesięcz* miód masaż* mała małe mały małych małym łazien* łódź łodzi łóżk* główn* głos*
gości* górsk* górach góra góry gotówk* dąb dębow* dostęp* dowóz dług* dźwięk* dziękuj* piątek piątku piękn* piętr* pokój położn*
południ* północ* początk* początkując* dorosł* młodzież* zamknięt* podłog* podróż* porząd* próbn* przyjęć przyjęci* późni* pszczół ręczn* rękodzieł* różn* różow* również rośli*
sobotę środę sprząt* sprzęt* sprzedaż* stołów* szkoła szkoły szkół żółt* tłumacz* wędk* wędlin* wejści* większ* wieś włos* właścici*
własn* wnętrz* wrocław* wspóln* współ* wykończ* występ* wysyłk* wyposaże* zębów związ* zgłosz* żeglars* się będzi* być mieć można także
też już któr* gdańsk* poznań białystok* białym toruń rzeszów częstochow* tarnów płock* wałbrzych* włocławek świnoujści* kołobrzeg*
kraków michał paweł łukasz* rafał małgorza* elżbiet* wójcik* kamińsk* wiśniewsk* zielińsk* dąbrowsk* kozłowsk* jabłońsk* proszę chcę
chcemy robię sprzedaję prowadzę piekę szyję uczę mogą potrzebuję mieszkań urządze* ogród ogrodów samochód wózk* wózek żarów* półk* ławk*
kołdr* pościel* sukień sukienk* bieliźn* złożeni* wypożycz* nauczę nauczyci* językow* języków język języka angielskiego kształc* sąsiedzk*
społeczn* społeczno* pożyczk* płat* opłat* wpłat* kwiatów tortów chlebów jabłek jabłk* śliwk* gruszk* żurek pieróg pierogów ciąż* ciążow*
niemowląt niemowlę* chłop* chłopi* córk* żon* mąż rodziców łącz* oświetl* ogrzewa* płytk* płytek glazur* ścian* ścienn* okół wokół możliw* żel hybrydow* przedłużani* brwi rzęs rzęsy`,
  tr: `dükkan* yıka* yıkı* kuaför* güzel* çiçek* ürün* üret* müşteri* şirket* öğret* öğren* eğit* özel* özgeç* doğal* düğün* gömlek* gözlük* göster*
görsel* görüş* köpek* köfte* köy* kahvaltı* fırın* börek* döner* dürüm* tatlı* süt* şarap* şarkı* şarküteri* şeker* şehir* şube* şoför*
şömine* çay çayı çorba* çocuk* çanta* çalış* çarşamba* çadır* çilek* çikolata* çilingir* çatı* çekici* çekim* çelik* çeyiz* çizim* çözüm*
çeviri* çevre* çift* çorap* çerez* çerçeve* çok çini* üç için içecek* ücret* üye* üniversite* üst ütü* üzüm* ünlü* ısıt* ızgara* ışık*
işlet* işyeri iletişim* geliştir* yazılım* tasarım* danışman* sağlık* taşı* kiralık* satılık* kapalı* açık* açıl* salı perşembe* öğle*
akşam* gün* kişi* kız* kadın* yaş yaşam* müzik* müze* düzen* büyük* küçük* güven* güncel* güçlü* gümüş* gül* gönüllü* gündüz* bağış* bahçe*
balık* bakım* bakıcı* bıçak* bilişim* bölge* böcek* boğaz* altın* alışveriş* aşçı* ahşap* ayakkabı* boşan* çamaşır* döşeme* dövme* dönüş*
ödeme* ödül* önce* öneri* örgü* örnek* özgün* pırlanta* reçel* sıcak* sınav* sınıf* soğuk* sözleş* sürekli* sürücü* süpürge* tanıtım*
tanış* takım* takımı tarım* tüp* türk* ulaşım* uçak* uçuş* uğra* vücut* yağ* yardım* yatırım* yarış* yayın* yazı* yıl* yoğurt* yönet*
yöresel* yüksek* yüz* zeytinyağ* ziyaretçi* şahin* öztürk* şimşek* kılıç* aydın* doğan* ünal* muğla* eskişehir* diyarbakır* şanlıurfa*
kadıköy* beşiktaş* şişli* üsküdar* çankaya* karşıyaka* çanakkale* çorum* kütahya* nevşehir* göreme* ürgüp* bakırköy* ataşehir* ümraniye*
göztepe* çeşme* kuşadası* göcek* alaçatı* değil* lazım adı adım adımız şimdi şey* böyle nasıl* sipariş* hakkında hakkımızda yapıyor*
satıyor* arıyor* açıyor* kuruyor* hazır* yapım* yapıl* onarım* onarıl* kaplıca* sanatçı* ressamı oyuncakçı* kırtasiye* kırmızı* yeşil* sarı
kızıl* gri açı* mutfağ* mobilyacı* marangozluğ* avukatlığ* dişçi* hediyelik* nakış* dikiş* dokuma* kumaş* perdeci* halıcı* halılar* camcı*
boyacı* sıva* alçı* döküm* kaynakçı* parça* yedek motoru lastikçi* rötbalans* sigortacı* emlakçı* arsa* daire* pansiyon* kahveci*
tostçu* pideci* lahmacun* çiğ* pişmaniye* künefe* lokum* dondurmacı* turşu* salça* biçki* ağaç* zücaciye* züccaciye* tütün*
sünnet* kına* nişan* gelinliğ* çeyrek* ajansı organizasyonu fotoğraf* çerezci* kuruyemiş* ceviz* fındık* fıstık* üzeri* üzerine ayşe çağla şule özge ömer büşra tuğba gökhan hüseyin müge hülya ümit atölye* ölçü* köşe* kitaplık* mağaza* inşaat* müteahhit* müşavir* mühendis* ilaçla* eğlence* doğum* dünya küpe* yüzük* örtü* vişne* tüm koşu* uğur oğuz özgür şenol gülşen`,
};
