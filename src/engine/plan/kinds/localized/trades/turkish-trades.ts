import { readLocalTrades } from './local-trade';

/** Trades in Turkish. */
export const turkishTrades = readLocalTrades(`
physio | fizyoterap*, fizik tedavi* | Fizyoterapi: Gününüze sığan egzersizler | Manuel terapi: Eklemler ve kaslar, elle | Ameliyat sonrası: Adım adım yürümeye | Lenf drenajı: Yavaş ve hafif | Spor yaralanmaları: Korkmadan geri dönüş | Evde tedavi: Yol zor geliyorsa
dentist | diş*, ortodont* | Kontrol: Yılda iki kez, öğütsüz | Temizlik: Özenli ve nazik | Dolgu: Dişinizin renginde | Kanal tedavisi: Sakin, iyi uyuşturarak | Kaplama ve implant: Planı ve fiyatı baştan | Çocuklar: Önce oyuncak ayı, sonra sen
optician | gözlük*, optik* | Göz ölçümü: Yarım saat, acelesiz | Gözlük: Yüzünüzde ölçülür | Lens: Denenir, öğretilir | Çocuk gözlüğü: Okul bahçesine dayanır | Onarım: Sap, vida, burunluk | Güneş gözlüğü: Numaralısı da var
therapist | psikolog*, psikoterap*, terapist*, aile danışman* | İlk görüşme: Tanışmak için | Kaygı: Gece susmayan kafa için | Çift: İki koltuk, bir konuşma | Yas: Sizin hızınızda | Tükenmişlik: Öncesinde ya da sonrasında | Ergenler: Aileyle ya da yalnız
vet | veteriner* | Muayene: Koklamaya vakit var | Aşılar: Zamanında hatırlatırız | Dişler: Temiz ve sayılı | Ameliyat: Önce anlatılır, sonra izlenir | Röntgen ve tahlil: Çoğunlukla aynı gün | Evde muayene: Çantayı tanıyan kediler için
groomer | pet kuaför*, köpek kuaför*, köpek traş* | Yıkama ve tarama: Alt tüye kadar | Tam tıraş: Irkına ya da zevkinize göre | Yavrunun ilk seferi: Önce oyun | Tırnak: On dakikada | Düğüm açma: Sabırla | Kulak ve göz: Dikkatle
hair | kuaför*, saç tasarım* | Kesim ve fön: Yıkama ve öneriyle | Erkek: Ense ve kontur | Boya: Sizin tonunuzda | Röfle: Elle işlenir | Topuz: Denemesiyle | Çocuk: On iki yaşa kadar
barber | berber*, erkek kuaför* | Saç kesimi: Makas ya da makine | Sakal: Usturayla düzeltme | Sinekkaydı tıraş: Sıcak havlu, sağlam el | Saç ve sakal: İkisi birden | Çocuk tıraşı: Sabırla | Damat tıraşı: Arkadaşlarla, çayla
nails | tırnak*, manikür*, pedikür* | Manikür: Şekil, et, oje | Kalıcı oje: İki üç hafta | Protez tırnak: Kırılan tırnaklara | Pedikür: Banyo ve peelingle | Tırnak süsleme: Çizgi, nokta, yaprak | Çıkarma ve bakım: Acelesiz, yağla
tattoo | dövme*, piercing* | Görüşme: Çizimle, acelesiz | Küçük dövme: Avuç içi kadar | Yarım gün: Dört saat | Kapatma: Eskisinden yenisi | Rötuş: İyileştikten sonra | Piercing: Titanyum, bakım notuyla
plumber | tesisat*, su tesisat*, kombi*, doğalgaz* | Damlayan musluk: Çoğu bir saatte | Kaçak: Hemen çıkarız | Tıkanıklık: Kimyasalsız | Kombi bakımı: Yılda bir kez | Banyo: Çizimden son derze | Acil: Arayın, gelelim
electrician | elektrikçi*, elektrik* | Arıza: Işık gelene kadar | Priz ve lamba: Gereken yere | Yeni tesisat: Oda oda | LED: Daha sıcak, daha az fatura | Araç şarjı: Takılır, bildirilir | Ölçüm: Raporuyla
painter | boyacı*, boya badana, badana* | Duvar boyama: Düz kenar, temiz zemin | Duvar kâğıdı: Eki görünmez | Dış cephe: İskele dahil | Kapı ve pencere: Zımparalı, vernikli | Alçı: Işıkta bile düz | Renk: Duvarınızda denemeyle
gardener | bahçıvan*, peyzaj*, bahçe bakım* | Bakım: İki haftada bir | Çit bitkileri: Zamanında, temizliğiyle | Dikim: Toprağınıza göre | Çim: Ekilir, kurtarılır | Proje: Çizilir, bitki listesiyle | Meyve ağaçları: Kışın budanır
cleaning | temizlik* | Ev, her hafta: Aynı kişi, aynı gün | Derin temizlik: Arkası da altı da | Ofis: Sekizden önce | Camlar: İçten ve dıştan | Taşınma: Depozito geri gelsin diye | İnşaat sonrası: Son toza kadar
moving | nakliyat*, taşıma*, evden eve | Kamyonet ve iki kişi: Saatlik | Şehir içi taşınma: Sabit fiyat | Paketleme: Önce bardaklar | Piyano: Kayışla, sakince | Depolama: Kuru ve numaralı | Boşaltma: Ayırarak
carpenter | marangoz*, mobilya ustası, ahşap işleri | Ölçüye raf: Eğri köşelere de | Gömme dolap: Tavana kadar | Kapı: Asılır, ayarlanır | Parke: Döşenir, zımparalanır, yağlanır | Onarım: Sürten, sallanan ne varsa | Masa: Tek ağaçtan
garage | oto servis*, oto tamir*, tamirhane*, araba tamir*, oto sanayi | Bakım: Kitabına göre, kaşesiyle | Fren: Bakılır, gösterilir | Lastik: Değişir, saklanır | Arıza tespiti: Bulana kadar | Klima: Kontrol ve dolum | Muayene hazırlığı: İlk seferde geçsin diye
bikes | bisiklet* | Şehir bisikleti: Dik, yedi vites | Elektrikli bisiklet: Arkadan rüzgâr, anahtarla | Çocuk bisikleti: Taşıması hafif | Genel bakım: Her vida | Patlak lastik: Beklerken | Kask: Burada ayarlanır | Kilit: Ağırsa bir nedeni var | Kiralama: Günlük
pizzeria | pizza* | Marinara: Domates, sarımsak, kekik | Margherita: Mozzarella, fesleğen | Diavola: Acılı sucuk, bal | Dört peynirli: Dört, fazlası yok | Salata: Pazarda ne varsa | Tiramisu: Büyük tepsiden
bookshop | kitap*, kitabevi* | Haftanın romanı: Okuduk | Cep kitabı: Cebe sığar | Çocuk kitabı: Sesli okumalık | Resimli: Ağır ve güzel | Defter: Dümdüz açılır | Kitap çeki: Dilediğiniz tutarda
clothes | giyim*, butik*, moda* | Keten gömlek: Yıkanmış, bol | Pantolon: Pamuk, cepli | Yaz elbisesi: Verev kesim | Yün kazak: Boyasız | Bere: Merinos | Bez çanta: Bir hafta sığar
yoga | yoga*, meditasyon | Hatha: Yavaş ve özenli | Vinyasa: Her nefeste bir hareket | Yin: Uzanmak, durmak, beklemek | Hamile yogası: Minderle, zamanla | Meditasyon: Oturmak ve nefes almak | Birebir ders: Yalnız size
pilates | pilates* | Mat pilates: Minderde, özenle | Reformer: Aletli, küçük grupla | Başlangıç: Temeller, acele etmeden | Sırt sağlığı: Gün boyu oturanlara | Hamilelik ve sonrası: Dikkatle, sizin hızınızda | Birebir ders: Yalnız size
law | avukat*, hukuk*, noter* | Aile: Boşanma, çocuk, nafaka | Konut: Kapının iki yanı | Miras: Açıkça, zamanında | İş: Sözleşme, fesih, ücret | Trafik: Ceza, kaza, tazminat | İlk görüşme: Çıkınca nerede durduğunuzu bilirsiniz
tax | muhasebe*, mali müşavir*, vergi danışman* | Yıllık beyan: Ücretli ve serbest | Muhasebe: Her ay, zamanında | Yıl sonu: Cümlelerle anlatılır | Bordro: Vaktinde ve doğru | Şirket kuruluşu: Fikirden vergi numarasına | Danışma: Sonuç doğurmadan önce
architect | mimar* | Yeni yapı: Arsadan anahtara | Tadilat: Var olanın da sözü var | İç mekân: Kapı koluna kadar | Ön proje: Maket, çizim, rakam | Ruhsat: Eksiksiz, zamanında | Şantiye: Her salı, çizmeyle
estate | emlak*, gayrimenkul* | Satış: Dürüst fotoğraflarla | Kiralama: Bulunur, bakılır, teslim edilir | Değerleme: Benzerleri yanında | Sözleşme: Cümle cümle | Gösterim: Akşamları da | Arayış: Siz ne deyin, biz nerede
`);
