import { readLocalTrades } from '../trades/local-trade';
import { readVoices } from '../voices/read-voices';

/** Callings in Turkish that many trades share: who makes, repairs or hires out something, teaches it, or meets for it. */
export const turkishCallings = readLocalTrades(`
maker | *ustası, *yapımcısı, *imalatı, zanaat*, seramik*, çömlek*, kuyumcu*, terzi*, ayakkabıcı*, ciltçi*, saraç*, saatçi*, döşemeci*, bakırcı*, demirci*, bıçakçı*, lületaşı* | Sipariş üzerine: Ölçünüze göre, acele etmeden | Hazır parçalar: Görmek ve dokunmak için | Onarım: Önce bakarız, sonra fiyat | Yenileme: Kalması gereken için | Danışma: Tezgâh başında, örneklerle | Atölye ziyareti: Randevuyla
repair | akort*, restorasyon*, restoratör*, tamir*, onarım*, bileyci*, bileme* | Bakım: Birlikte bakar, söyleriz | Ayar: Ayarlı, temiz, denenmiş | Onarım: Yalnız gereken kadar | Restorasyon: Eskiye saygıyla | Yıllık bakım: Yılda bir, ömrü uzar | Yerinde: Taşınamıyorsa biz geliriz
hire | kiralama*, kiralık*, kiraya | Saatlik: Bir sabah ya da öğleden sonra | Günlük: Sabit fiyatla | Hafta sonu: Cumadan pazartesiye | Gruplar: Kaç kişi olduğunuzu yazın | Teslim ve alma: Gerekirse getiririz | Aksesuar: Evde unutulanlar
club | *kulübü, kulüp*, dernek*, *derneği, koro*, topluluk* | Buluşmalar: Her hafta aynı saatte | Başlangıç: İlk gün yanınızda biri olur | Geziler: Birlikte, acele etmeden | Malzeme: Sizinki olana kadar ödünç | Açık günler: Merak edenlere de | Üyelik: Bir form yeter
driving | sürücü kurs*, ehliyet*, direksiyon* | Kayıt: Gerekli belgeler tek sayfada | Teorik ders: Her soru sorulur | Direksiyon dersi: Sizin hızınızda, sakin bir sesle | Gece ve otoyol: Hazır hissedince | Sınav: Hazır olunca, daha önce değil | Tazeleme: Uzun süredir kullanmayanlara
lessons | *dersi, *dersleri, ders*, *kursu, kurs*, *okulu, öğretmen*, atölyeler* | Deneme dersi: Uyup uymadığını görmek için | Başlangıç: Sıfırdan, acele etmeden | Devam: Kaldığınız yerden | Birebir: Sizin hızınızda | Küçük gruplar: Bakarak da öğrenilir | Çocuklar: Oyunla ama ciddi
nursery | anaokul*, kreş*, gündüz bakımev*, oyun grubu | Uyum: Yavaş yavaş, yanında tanıdık biriyle | Serbest oyun: Uydurmaya zaman | Dışarıda: Her gün, çizmeyle de | Birlikte yemek: Masada, acelesiz | Uyku: Herkes kendi köşesinde | Aileler: Her akşamüstü kapıda iki söz
cause | stk, gıda bankası, yardım kuruluşu, aşevi | Sahada: Gereken yerde, kendi ellerimizle | Gönüllülük: Bir sabah bile işe yarar | Karşılama: Biri sizi karşılar ve anlatır | Okullar: Yeni başlayanlara anlatıyoruz | Üyelik: Küçük bir katkı içimizi rahatlatır | Açık hesap: Ne geldi, nereye gitti
`);

/** What those of a calling say in Turkish. */
export const turkishCallingVoices = readVoices(`
# maker
title: Elde yapıldı
title: Uzun yıllar için
lede: Çizilen, yapılan ve onarılan bir atölye: her parça tek tek, görünmeyene de zaman ayırarak.
about: {name} atölyesinde elle çalışılır, gözle ölçülür.
about: Buradan çıkan her şey kullanılmak içindir.
step: Anlatın | Ne için, kim için, ne zamana.
step: Çizim ve fiyat | Bir eskiz, bir örnek, bir rakam.
step: Teslim | Deneyin, düzeltelim, götürün.
ask: Ne kadar sürer? | Haftalar, bazen aylar. Tarihi fiyatla birlikte söyleriz.
ask: Ne kadar tutar? | Malzemeye ve saate bağlı. Önceden bilirsiniz.
ask: Atölyeyi görebilir miyim? | Memnuniyetle, randevuyla.
call: Aklınızda bir şey mi var? | Bir eskiz yeter.

# repair
title: Önce bakalım, sonra onaralım
title: Yeniden çalışıyor
lede: Ne olduğunu yazın. Değip değmeyeceğini, ne tutacağını ve ne zaman biteceğini açıkça söyleriz.
about: {name} acele etmeden, doğru parçayla çalışır.
about: Kurtarılabilen kurtarılır; olmuyorsa baştan söyleriz.
step: Ne olduğunu yazın | Bir fotoğraf yardımcı olur.
step: Bakarız | Başlamadan fiyatı bilirsiniz.
step: Onarırız | Siz de denersiniz.
ask: Ne kadar tutar? | Arızaya bağlı. Fiyatı önceden bilirsiniz.
ask: Ne kadar sürer? | Fiyatla birlikte tarih veririz.
ask: Eve geliyor musunuz? | Ağırsa evet. Nerede olduğunuzu yazın.
call: Bir şey mi bozuldu? | İki satır ve bir fotoğraf yeter.

# hire
title: Ayırtın, yola çıkın
title: Geldiğinizde hazır
lede: Ne zaman ve kaç kişi olduğunuzu yazın. Her şey bakımlı ve size göre hazır olur.
about: {name} iyi baktığını kiralar: her çıkıştan önce denetlenir.
about: Nasıl kullanıldığını ve nereye gidileceğini anlatırız.
step: Günü seçin | Kaç kişi olduğunuzu yazın.
step: Hazırlarız | Denetlenmiş ve ayarlı.
step: Yola çıkın | Gecikirseniz arayın.
ask: Ayırtmak gerekir mi? | Sezonda ve hafta sonu evet.
ask: Depozito var mı? | Ayırtırken söyleriz, dönüşte geri verilir.
ask: Hava kötüyse? | Günü değiştiririz.
call: Hangi gün için? | Yazın, boş olup olmadığını söyleyelim.

# club
title: Bir gün gelip bakın
title: Birlikte daha güzel
lede: Ortak bir tutkumuz var ve yer de var. Bilmek gerekmez: gelin, bakın, sorun.
about: {name} her yaştan insanı bir araya getirir.
about: Başlayan yardım bulur, bilen arkadaş.
step: Bize yazın | Ne zaman buluştuğumuzu söyleriz.
step: Bir kez gelin | Söz vermeden.
step: Kalın | Beğenirseniz üye olursunuz.
ask: Bir şey bilmem gerekir mi? | Hayır. Herkes bir gün başladı.
ask: Ne kadar tutar? | Aidatı sorun; ilk gün bakmak içindir.
ask: Ailemle gelebilir miyim? | Elbette, kaç kişi olduğunuzu yazın.
call: Tanışalım mı? | Bir sonraki buluşmayı söyleriz.

# lessons
title: Yaparak öğrenilir
title: Olduğunuz yerden başlayın
lede: Soruya zamanı olan dersler, anlaşılır alıştırmalar ve size göre bir hız.
about: {name} dinleyen ve anlatan biriyle öğretir.
about: Başlamak için geç değildir.
step: Ne aradığınızı söyleyin | Düzey, yaş ve günler.
step: Tanışırız | Nereden başlamanın iyi olacağını söyleriz.
step: Sürdürürüz | Kendi hızınızda.
ask: Deneyim gerekir mi? | Ne bildiğinizi söyleyin, oradan başlayalım.
ask: Nasıl kayıt olurum? | Yazın, yer olup olmadığını söyleyelim.
ask: Yanımda ne getireyim? | Öncesinde haber veririz.
role: Yönetim | Soruları yanıtlar, saatleri düzenler.
role: Dersler | Gerektiği kadar anlatır.
role: Kayıt | Kaydınızı yapar, saatinizi tutar.
said: Üç kez anlattılar, üçünde de başka türlü. | Sıfırdan başladı
said: Bana göre değil sanıyordum. Yanılmışım. | İkinci yıl
said: Kızım dersten gülerek çıkıyor. | Öğrenci velisi
call: Ne zaman başlayalım? | Hangi günler uygun, yazın.

# nursery
title: Her sabah tanıdık bir yüz
title: Burada oynayarak büyünür
lede: Düzeni olan günler ve her çocuğu adıyla, huyuyla tanıyan insanlar.
about: {name}{in} düzenli günler demek: gelmek, oynamak, dışarı çıkmak, yemek, dinlenmek, anlatmak.
about: Her ailenin ilk günden bir muhatabı olur.
why: Hep aynı kişiler | Her çocuğun kendi öğretmeni var.
why: Her gün dışarıda | Yağmurda çizmeyle.
why: Günün nasıl geçtiğini bilirsiniz | Her akşamüstü kapıda iki söz.
step: Bize yazın | Yaşı ve ne zamandan itibaren.
step: Gelip görün | Bir sabah, sorulara zaman ayırarak.
step: Uyum | Çocuğun hızında.
said: İlk haftadan beri koşarak giriyor.
said: Her akşam, ancak bakanın göreceği bir şey anlatıyorlar.
said: Eve çamurlu ve mutlu dönüyor.
role: Yönetim | Bütün doğum günlerini ve alerjileri bilir.
role: Sınıf | Her şeyi tahta küplerle anlatır.
role: Küçükler | Kimin hangi oyuncakla uyuduğunu bilir.
ask: Uyum nasıl oluyor? | Yavaş yavaş: önce siz de kalırsınız, sonra her gün biraz daha az.
ask: Yer var mı? | Yaşını ve tarihi yazın, söyleyelim.
ask: Ne getirmek gerekir? | Yedek giysi, çizme ve ev kokan bir şey.
ask: Ya hastalanırsa? | Hemen ararız ve yanında bekleriz.
call: Görmek ister misiniz? | Yazın, size gezdirelim.

# cause
title: Birlikte daha hafif
title: Küçük işler, hep birlikte
lede: Elden gelen neyse onu yapıyoruz; gelmek isteyen herkesle ve hesabı açık tutarak.
about: {name}{in} başını çevirmek istemeyenleri bir araya getirir.
about: Zaman ya da para, her destek yerini bulur.
why: Elimizle | Görünen, dokunulan, sayılan işler.
why: Açık hesap | Ne geldi, nereye gitti.
why: Herkese yer var | İlk gün öğrenilir.
step: Yazın | Ne yapmak istediğinizi ve ne zaman gelebileceğinizi.
step: Bir kez gelin | Yanınızda biri olur.
step: Kalın | Ne zaman ve ne kadar isterseniz.
said: Bir sabah için geldim, üç yıldır buradayım.
said: Her kuruşun nereye gittiği belli.
said: Sizi bekliyormuş gibi karşılıyorlar.
ask: Ne bilmem gerekir? | Hiçbir şey. Gerekeni anlatırız.
ask: Verdiğim nereye gidiyor? | Burada gördüğünüz işlere; hesabı isteyen görür.
ask: Ne kadar zaman gerekir? | Ne kadar varsa: ayda bir sabah bile yardım eder.
call: El verir misiniz? | İki satır yazın, sıradaki tarihi söyleyelim.
`);
