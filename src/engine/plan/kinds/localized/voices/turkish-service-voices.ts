import { readVoices } from './read-voices';

/** What those who do something for people say in Turkish. */
export const turkishServiceVoices = readVoices(`
# beauty
title: Yalnız size ait bir saat
title: Dilediğiniz gibi çıkın
lede: Sakin bir oda, iyi bir ışık ve önce dinleyen biri. İş ondan sonra başlar.
about: {name}{in} az koltuklu, her randevuya bol vakit ayıran bir salon.
about: Size ne yakışır, evde on dakikada ne yapabilirsiniz, açıkça söyleriz.
why: Önce dinleriz | Aletle değil, sohbetle başlarız.
why: Tek seferde tek kişi | Araya kimseyi almayız.
why: Fiyat baştan belli | Oturmadan önce bilirsiniz.
step: Saat seçin | Buradan ya da telefonla.
step: Anlatın | Ne istediğinizi, neyi bir daha istemediğinizi.
step: Oturun | Bir kahve, iyi ışık, sükûnet.
said: İlk kez tam istediğim oldu. | İlk ziyaret
said: Bir saat sessizlik. İhtiyacım olan buymuş. | Bakım
said: Hâlâ iltifat alıyorum. | Müdavim
role: Sahibi | Aynada ne düşündüğünüzü görür.
role: Uzman | Eli hafif, gözü keskin.
role: Karşılama | Adınızı da kahvenizi de bilir.
ask: Randevu almam gerekir mi? | Alırsanız saat size ayrılır. Bazen aynı gün de yer olur.
ask: Ne kadar sürer? | Her işlemin yanında yazar. Sohbet için on dakika ekleyin.
ask: Gelemezsem? | Bir gün önce haber verin, ücret almayız.
ask: Hangi ürünleri kullanıyorsunuz? | Az ve yumuşak ürünler. Cildiniz hassassa söyleyin.
ask: Hediye çeki var mı? | Var, dilediğiniz tutarda.
call: En son ne zaman kendinize vakit ayırdınız? | Bir saat seçin, size ayıralım.

# barber
title: Ustura keskin, sohbet koyu
title: Sıhhatler olsun
lede: Saç, sakal, sinekkaydı tıraş: sıcak havlu, sağlam el, demli çay. İster konuşun, ister susun.
about: {name}{in} iki koltuklu bir berber. Usturalar keskin, radyo kısık, çay hep taze.
about: Nasıl isterseniz öyle keseriz. Yakışmayacaksa onu da söyleriz.
ask: Randevusuz gelebilir miyim? | Gelin. Sıra varsa çayınızı için, yoksa hemen oturun.
ask: Damat tıraşı yapıyor musunuz? | Evet, sabahtan arkadaşlarınızla gelin.
ask: Çocuk saçı kesiyor musunuz? | Keseriz, sabırla ve çabuk.
ask: Ne kadar sürer? | Saç yarım saat, saç ve sakal kırk beş dakika.
ask: Kart geçiyor mu? | Kart da geçer, nakit de.

# health
title: Sizi dinleyen biri
title: Önce anlamak, sonra tedavi
title: Aklınıza geleni sorun
lede: Acelesiz randevular, açık sözler ve evde de anlaşılan bir plan.
about: {name}{in} girişinde fısıldamak zorunda olmadığınız bir muayenehane.
about: Ne gördüğümüzü ve ne yapacağımızı anlatırız. Karar sizindir.
why: Yeterli zaman | Kapıda akla gelen soruya bile.
why: Açık dil | Çevirisiz tıp dili yok.
why: Aynı kişi | Hikâyenizi bir kez anlatırsınız.
step: Randevu alın | Arayın ya da yazın. Acil olan öne alınır.
step: Anlatın | Ne, ne zamandır, sizi ne kaygılandırıyor.
step: Muayene | Sakince, adım adım.
step: Plan | Kâğıt üzerinde, sizin yapacaklarınızla birlikte.
said: İlk kez neyim olduğunu anladım. | İlk muayene
said: Ertesi gün arayıp nasıl olduğumu sordular. | Kontrol
said: Acele yok ama hep vaktinde. | Düzenli hasta
role: Hekim | Önce dinler, sonra ekrana bakar.
role: Asistan | Gerçekten ne zaman yer olduğunu bilir.
role: Karşılama | Alçak sesle konuşur, çabuk çözer.
ask: Ne kadar çabuk randevu alabilirim? | Acilse aynı gün, değilse genellikle bir hafta içinde.
ask: Yanımda ne getirmeliyim? | Kimlik, eski tahliller ve kullandığınız ilaçların listesi.
ask: Ücreti ne kadar? | Fiyatlar sayfada. Uzun tedavilerde başlamadan yazılı teklif veririz.
ask: Gelemezsem? | Bir gün önce haber verin, saati başkasına verelim.
ask: Yanımda biri gelebilir mi? | Elbette. İki kişi daha çok duyar.
call: Aklınızda bir soru mu var? | Arayın ya da iki satır yazın.

# dentist
title: Rahat koltuk, dürüst söz
title: Gitmek istemeyenler için de
lede: Kontrol, dolgu ve ertelediğiniz ne varsa: öğüt vermeden, planı baştan belli.

# vet, veterinary
title: Önce koklayalım, sonra bakalım
title: Patiler, kanatlar ve insanları için
lede: Köpek, kedi ve küçük dostlar için: alışmaya vakit var, anlatılanlar evde de hatırlanıyor.
about: {name}{in} bir veteriner kliniği. Kedi isterse çantasından hiç çıkmaz.
ask: Ne kadar çabuk randevu alabilirim? | Acilse aynı gün, değilse genellikle bir hafta içinde.
ask: Yanımda ne getirmeliyim? | Aşı karnesini ve varsa eski tahlilleri.
ask: Ücreti ne kadar? | Her tedaviden önce fiyatı söyleriz.

# trade
title: İlk seferde doğru
title: Önce fiyat, sonra iş
title: İş bitti, yerler temiz
lede: Ne olduğunu ve nerede olduğunu söyleyin. Fiyatı ve günü öğrenin, iş bitince her şey derli toplu kalsın.
about: {name}{in} çalışan bir usta ekibi. Telefonu açan çoğunlukla gelen kişidir.
about: Kendi evimizde nasıl yaparsak öyle yaparız. Değmeyecekse onu da söyleriz.
why: Fiyat önceden | Yazılı, sürprizsiz.
why: Vaktinde | Beş dakika gecikirsek haber veririz.
why: Temiz bırakırız | Zemine örtü serer, çöpü götürürüz.
step: Arayın ya da yazın | Ne, nerede, ne zamandır. Fotoğraf işe yarar.
step: Fiyat söyleriz | Mümkünse kesin, değilse aralık olarak.
step: Geliriz | Malzemeyle, söylediğimiz saatte.
step: Kontrol edersiniz | Fatura ondan sonra.
said: Bir saatte geldiler, on dakikada buldular. | Acil iş
said: Halıyı yerine serdiler. Bunu kimse yapmaz. | İki günlük iş
said: Fatura, söyledikleri fiyattı. | Üçüncü kez
role: Usta | Telefonu kendi açar, her bodrumu bilir.
role: Kalfa | Eli hızlı, anlatışı sakin.
role: Çırak | Taşır, öğrenir, sızıntıyı ilk o görür.
ask: Ne kadar çabuk gelirsiniz? | Acilse çoğunlukla aynı gün, değilse hafta içinde.
ask: Servis ücreti nedir? | İlk saatin fiyatı bellidir, yol dahildir. Malzemeyi önceden konuşuruz.
ask: Evde olmam gerekir mi? | Başta evet. Sonra anahtar ya da komşu yeter.
ask: İşinize garanti veriyor musunuz? | Tutmazsa geri gelir, düzeltiriz.
ask: Nasıl ödeyebilirim? | İşten sonra kart ya da havale ile. Faturanızı alırsınız.
call: Damlayan, takılan bir şey mi var? | Arayın ya da fotoğraf gönderin.

# cleaning
title: Eve gelin, mis gibi olsun
title: Tertemiz, her şey yerli yerinde
lede: Her hafta aynı kişi, aynı gün, aynı özen. Ofisler ve taşınmalar da dahil.

# garage, auto
title: O tıkırtıyı getirin
title: Önce telefon, sonra anahtar
lede: Bakım ve onarım, fiyatı baştan belli. Siz “tamam” demeden hiçbir parçayı değiştirmeyiz.
about: {name}{in} bir oto servis. Eski parçayı gösteririz, isterseniz verir göndeririz.

# construction
title: Düz duvar, temiz teslim
title: Çizimden anahtara
lede: Kendi ekibimizle yapı ve tadilat: tek sorumlu, asılı bir iş takvimi, tek fiyat.

# studio
title: Açık söz, özenli iş
title: Dinleyerek başlarız
lede: Söz verilen yapılır, yapılan anlatılır; telefonu işi bilen açar.
why: Konuşan yapar | Aktarma yok.
why: Baştan belli | Fiyat, süre ve kapsam tek sayfada.
why: Sade dil | Sözlük gerekmez.
step: Görüşme | Yarım saat, bağlayıcı değil.
step: Teklif | Tek sayfa, fiyatıyla.
step: İş | Arada haber vererek.
said: Tek görüşmede nerede durduğumu anladım. | İlk görüşme
said: Neyin gereksiz olduğunu söylediler. | Danışma
said: Söyledikleri günde bitti. | Proje
ask: İlk görüşme ücretli mi? | Hayır. Yaklaşık yarım saat sürer.
ask: Ne zaman yanıt alırım? | Çoğunlukla aynı iş günü.
ask: Uzaktan görüşebilir miyiz? | Evet, görüntülü ya da telefonla; ofiste çay da var.
ask: Ne hazırlamalıyım? | Sorunuzu ve elinizdeki kâğıtları.
ask: İşi kim yapıyor? | Konuştuğunuz kişi.
call: Nerede takıldınız? | İlk yanıt için iki satır yeter.

# law
title: Önce nerede durduğunuzu bilin
title: Anlayacağınız bir dilekçe
lede: Nerede durduğunuzu, neye mal olacağını ve yerinizde olsak ne yapacağımızı söyleriz. Karar sizin.

# accountant
title: Fişler bize, huzur size
title: Rakamlar, düz cümlelerle
lede: Elinizde ne varsa gönderin. Biz düzenler, işler, beyan eder, karar gerekirse ararız.

# photographer
title: Gün nasıl geçtiyse öyle
title: Sessizce bakan, anı kaçırmayan
lede: Poz yok: var olan ışıkla, fotoğraf makinesini unutturacak kadar zamanla.

# real-estate
title: Ev, olduğu gibi
title: İlk görüşten anahtara
lede: Sokağı bilen, sözleşmenin küçük harflerini yüksek sesle okuyan biriyle alım, satım ve kiralama.

# nonprofit
title: Birlikte daha çoğunu taşırız
title: Bir saatiniz bile yeter
lede: Gördüğü şeye el atan mahalle insanları. Gelin bakın, bir öğleden sonra yardım edin ya da destek olun.

# course
title: Yaparak öğrenin
title: Küçük gruplar, gerçek işler
lede: Olduğunuz yerden başlarsınız; biri bakar, düzeltir, sorularınızı yanıtlar.

# move
title: Olduğunuz yerden başlayın
title: Her hafta biraz daha güçlü
lede: Küçük gruplar, duruşunuzu düzelten biri ve haftanıza sığan bir program.
about: {name}{in} bağırışsız, kıyassız bir hareket yeri.
why: Küçük gruplar | Eğitmen sizi de görür.
why: Uzun sözleşme yok | Aylık, istediğinizde bırakırsınız.
why: Yeni başlayanlara açık | Her dersin hafif hali var.
step: Denemeye gelin | İlk derste yanınızda biri olur.
step: Birlikte bakarız | Ne olur, ne istersiniz, ne ağrıyor.
step: Bir ritim | Haftada iki kez yeter.
said: Merdiveni durmadan çıkıyorum artık. | Üç ay sonra
said: Kimse bakmadı, herkes yardım etti. | İlk ders
said: Bırakmadığım tek salon. | Üye
role: Eğitmen | Sizinle birlikte sayar.
role: Yoga ve esneklik | Unuttuğunuz kası bulur.
role: Karşılama | Ne zaman sakin olduğunu bilir.
ask: Yıllardır spor yapmadım, olur mu? | Tam size göre. Deneme dersiyle başlayın.
ask: Ne giymeliyim? | Rahat bir şey ve temiz ayakkabı.
ask: Aylık bırakabilir miyim? | Evet, bir mesaj yeter.
ask: Derslere yazılmam gerekir mi? | İyi olur, yeriniz kesinleşir.
ask: Duş var mı? | Var, sıcak; dolaplar da.
call: Önce bir deneseniz? | İlk ders için iki satır yeter.

# therapist
title: Size bir koltuk var
title: Güzel anlatmak zorunda değilsiniz
lede: Ağır gelen ya da tıkanan ne varsa, acelesiz konuşmalar. Nereden isterseniz oradan başlayın.

# groomer
title: Temiz, yumuşak ve keyifli
lede: Banyo, tıraş ve tarama acele etmeden: önce alışır, sonra makas gelir.
ask: Ne kadar sürer? | Boyuna ve tüyüne göre bir iki saat.
ask: Korkarsa ne olur? | Yavaş gideriz, ara veririz. İlk sefer yalnızca tanışmak için olabilir.
ask: Ne sıklıkla gelmeli? | Tüyüne bağlı; ilk gelişte söyleriz.

# bikes
title: Tekerlekten son vidaya
title: Yeniden rahat dönsün
lede: Olduğu gibi getirin: birlikte bakalım, fiyatı ve günü söyleyelim, pedal çevirerek gidin.
ask: Randevu gerekir mi? | Patlak için hayır. Bakım için önceden yazmanız iyi olur.
ask: Ne kadar sürer? | Küçük işler siz beklerken, bakım birkaç gün.
ask: Her bisikleti onarır mısınız? | Hemen hepsini. Fotoğraf gönderin, söyleyelim.
call: Ses mi yapıyor, fren mi tutmuyor? | Ne olduğunu yazın, günü söyleyelim.
`);
