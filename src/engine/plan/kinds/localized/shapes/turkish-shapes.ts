import { readShapes } from './read-shapes';

/** What stands in asked sections of sites in Turkish that told nothing for them. */
export const turkishShapes = readShapes(`
lede: Ne yaptığım, nerede yaptığım ve bana nasıl ulaşılacağı.
post: Şimdi | {role} | İşveren, şehir | Neden sorumlu olduğum, bir iki satırda.
post: Önce | Önceki görev | İşveren, şehir | Ne çıktığı, varsa bir rakamla.
post: Başlangıç | İlk görev | İşveren, şehir | Orada ne öğrendiğim.
post: Eğitim | Diploma ya da kurs | Okul, yıl |
skill: Yönetim | Yazım | Bilgi
depth: En çok kullandığım | İyi bildiğim | Öğrenmekte olduğum
talk: Bir konuşmanın başlığı | Konferans, şehir, yıl
talk: Bir diğerinin başlığı | Buluşma, şehir, yıl
paper: Bir makalenin başlığı | Dergi, yıl
stat: 120 | gönüllü
stat: 36 | bu yılki etkinlik
stat: 8 | yıllık emek
pretend: Örnek rakamlar.
link: Son işler | Yeni bitenler
link: Mağaza | Satın alınabilecekler
link: Siparişler | Nasıl verilir
link: Videolar | Nasıl yapılıyor
link: Hakkımda | Arkasında kim var
link: Yakındaki tarihler | Nerede karşılaşırız
link: Favoriler | Her gün kullandıklarım
link: Mesaj gönder | Geri kalan her şey için
doors: Bütün bağlantılar tek yerde.
one: 9:00 | Kayıt ve kahve | Acele etmeden gelmek için.
one: 10:00 | Açılış | Neyin nerede olacağı.
one: 10:30 | Konuşmalar | Sorulara zaman ayrılır.
one: 12:30 | Öğle arası | Ve sohbet.
one: 14:00 | Atölyeler | Küçük gruplarla.
two: 9:30 | Kahve | Ve buluşma.
two: 10:00 | Konuşmalar | Sorulara zaman ayrılır.
two: 11:30 | Panel | Salondan sorularla.
two: 12:30 | Öğle arası | Ve sohbet.
two: 16:00 | Kapanış | Eve ne götürdüğümüz.
pass: İki gün | Tek gün | Öğrenci
soft: Önce denenebilir mi? | Evet: önce denenir, sonra plan seçilir.
soft: Plan değiştirilebilir mi? | Evet, gerektiğinde büyüğüne ya da küçüğüne.
soft: Bir şey kurmak gerekir mi? | Güncel bir tarayıcı yeterli.
soft: Ayrılınca veriler ne olur? | Öncesinde dışa aktarılır.
soft: Kayıtları kim görür? | Yalnızca davet edilenler.
soft: Bir şey çalışmazsa? | İki satır yeter: bir insan yanıtlar.
more: Nasıl başlanır? | Kısa bir mesajla: ne gerektiği ve ne zamana.
more: Kim yanıtlar? | İşi bilen biri.
more: Yanıt ne kadar sürer? | İyi bir yanıtın gerektirdiği kadar; hiçbir mesaj yanıtsız kalmaz.
more: Bağlayıcı olmadan sorulabilir mi? | Her zaman.
more: İletişim bilgileri nerede? | Her sayfanın altında.
step: Sonra | Ulaşılabilir kalırız.
step: Sonunda | Birlikte gözden geçiririz.
ware: Alba | Luna | Kumul | Çınar | Meltem | Bulut | Keten | Dalga | Meşe | Güneş | Kum | İris
home: Balkonlu daire | 2+1, bir banyo
home: Bahçeli ev | 4+1, iki banyo
home: Merkezde stüdyo | 1+0, yenilenmiş
home: Manzaralı çatı katı | 3+1, teras
module: İlk adımlar | Malzeme, kavramlar ve ilk alıştırma.
module: Teknik | Adım adım, örneklerle.
module: Alıştırma | Kısa çalışmalar, art arda.
module: Özgün çalışma | Fikirden sonuca.
module: Değerlendirme | Sorular, düzeltmeler ve devamı.
enrol: Kayıt ol
lady: Selin Aksoy
safe: Uygulamada saklananlar kullanana aittir. Hiçbiri satılmaz, paylaşılmaz.
safe: Reklam yok, takip yok.
`);
