import { readVoices } from './read-voices';

/** What those who do something for people say in Turkish. */
export const turkishServiceVoices = readVoices(`
# beauty
title: Yalnız size ait bir saat
title: Dilediğiniz gibi çıkın
lede: Sakin bir oda, iyi bir ışık ve önce dinleyen biri. İş ondan sonra başlar.
about: {name}{in} koltuğa oturana zaman ayırır.
about: Yakışanı da yakışmayanı da açıkça söyleriz.
why: Önce dinleriz | Konuşarak başlarız.
why: Zaman sizin | Randevunuz size aittir.
why: Baştan açık | Başlamadan ne olacağını bilirsiniz.
step: Saatinizi seçin | Ne istediğinizi de yazın.
step: Anlatın | Neyi sevdiğinizi, neyi sevmediğinizi.
step: Oturun | Gerisi bizde.
said: İlk kez tam istediğim oldu. | İlk ziyaret
said: Bir saat sessizlik. İhtiyacım olan buymuş. | Bakım
said: Hâlâ iltifat alıyorum. | Müdavim
role: Sahibi | Aynada ne düşündüğünüzü görür.
role: Uzman | Eli hafif, gözü keskin.
role: Karşılama | Adınızı da kahvenizi de bilir.
ask: Randevu gerekir mi? | İyi olur, o zaman zaman sizin olur.
ask: İptal etmem gerekirse? | Önceden haber verin, başka bir zaman bulalım.
ask: Cildim hassas. Sorun olur mu? | Önceden söyleyin, ona göre davranalım.
call: En son ne zaman kendinize vakit ayırdınız? | Bir saat seçin, size ayıralım.

# barber
title: Ustura keskin, sohbet koyu
title: Sıhhatler olsun
lede: Saç, sakal, sinekkaydı tıraş: sıcak havlu, sağlam el, demli çay. İster konuşun, ister susun.
about: {name}{in} koltuğa oturana zaman ayırır.
about: Yakışanı da yakışmayanı da açıkça söyleriz.
ask: Randevu gerekir mi? | İyi olur, o zaman zaman sizin olur.
ask: İptal etmem gerekirse? | Önceden haber verin, başka bir zaman bulalım.
ask: Cildim hassas. Sorun olur mu? | Önceden söyleyin, ona göre davranalım.
why: Önce dinleriz | Konuşarak başlarız.
why: Zaman sizin | Randevunuz size aittir.
why: Baştan açık | Başlamadan ne olacağını bilirsiniz.
step: Saatinizi seçin | Ne istediğinizi de yazın.
step: Anlatın | Neyi sevdiğinizi, neyi sevmediğinizi.
step: Oturun | Gerisi bizde.

# health
title: Sizi dinleyen biri
title: Önce anlamak, sonra tedavi
title: Aklınıza geleni sorun
lede: Acelesiz randevular, açık sözler ve evde de anlaşılan bir plan.
about: {name}{in} girişinde fısıldamak zorunda olmadığınız bir muayenehane.
about: Ne gördüğümüzü ve ne yapacağımızı anlatırız. Karar sizindir.
why: Dinlemeye zaman | Kapıda akla gelen soru için de.
why: Açık dil | Gördüğümüzü anlatırız.
why: Karar sizin | Biz anlattıktan sonra.
step: Randevu alın | Acilse baştan söyleyin.
step: Anlatın | Ne, ne zamandır, sizi ne kaygılandırıyor.
step: Açıklama ve plan | Sakin, adım adım.
said: İlk kez neyim olduğunu anladım. | İlk muayene
said: Ertesi gün arayıp nasıl olduğumu sordular. | Kontrol
said: Acele yok ama hep vaktinde. | Düzenli hasta
role: Hekim | Önce dinler, sonra ekrana bakar.
role: Asistan | Gerçekten ne zaman yer olduğunu bilir.
role: Karşılama | Alçak sesle konuşur, çabuk çözer.
ask: Ne zaman gelebilirim? | Yazın ya da arayın, acilse belirtin.
ask: Yanımda ne getireyim? | Elinizdeki sonuçları ve kullandığınız ilaçların listesini.
ask: Ücreti ne kadar? | Başlamadan söyleriz.
ask: Biri bana eşlik edebilir mi? | Elbette. İki kişi daha çok duyar.
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
ask: Ne zaman gelebilirim? | Yazın ya da arayın, acilse belirtin.
ask: Yanımda ne getireyim? | Aşı karnesini ve varsa önceki sonuçları.
ask: Ücreti ne kadar? | Başlamadan söyleriz.

# trade
title: İlk seferde doğru
title: Önce fiyat, sonra iş
title: İş bitti, yerler temiz
lede: Ne olduğunu ve nerede olduğunu söyleyin. Fiyatı ve günü öğrenin, iş bitince her şey derli toplu kalsın.
about: {name}{in} konuşulanı yapar, ardını toplar.
about: Neden öyle yaptığımızı çekinmeden sorun.
why: Baştan açık | Ne yapacağımız ve ücreti.
why: Söz sözdür | Bir değişiklik olursa haber veririz.
why: Temiz iş | Görünmeyen yerde de.
step: Arayın ya da yazın | Ne, nerede, ne zamandır. Fotoğraf yardımcı olur.
step: Bakarız | Ne gerektiğini söyleriz.
step: Anlaşırız | İş, gün ve fiyat.
step: Tamam | Bitince birlikte bakarız.
said: Bir saatte geldiler, on dakikada buldular. | Acil iş
said: Halıyı yerine serdiler. Bunu kimse yapmaz. | İki günlük iş
said: Fatura, söyledikleri fiyattı. | Üçüncü kez
role: Usta | Telefonu kendi açar, her bodrumu bilir.
role: Kalfa | Eli hızlı, anlatışı sakin.
role: Çırak | Taşır, öğrenir, sızıntıyı ilk o görür.
ask: Ne bildirmeliyim? | Ne olduğunu, nerede ve ne zamandır. Fotoğraf yardımcı olur.
ask: Ücreti ne kadar? | Başlamadan söyleriz.
ask: Ne zaman olur? | Size uyan günü ve acil olup olmadığını yazın.
call: Ne yapılması gerekiyor? | Arayın ya da fotoğraf gönderin.

# cleaning
title: Eve gelin, mis gibi olsun
title: Tertemiz, her şey yerli yerinde
lede: Her hafta aynı kişi, aynı gün, aynı özen. Ofisler ve taşınmalar da dahil.

# garage, auto
title: O tıkırtıyı getirin
title: Önce telefon, sonra anahtar
lede: Bakım ve onarım, fiyatı baştan belli. Siz “tamam” demeden hiçbir parçayı değiştirmeyiz.
about: {name}{in} önce iyice bakar, siz “tamam” deyince başlar.

# construction
title: Düz duvar, temiz teslim
title: Çizimden anahtara
lede: Kendi ekibimizle yapı ve tadilat: tek sorumlu, asılı bir iş takvimi, tek fiyat.

# studio
title: Açık söz, özenli iş
title: Dinleyerek başlarız
lede: Söz verilen yapılır, yapılan anlatılır; telefonu işi bilen açar.
why: Bilen yanıtlar | Çekinmeden sorun.
why: Baştan açık | Ne alacağınız, ne zaman, ne kadara.
why: Açık dil | Hiçbir şeyi araştırmanız gerekmez.
step: Konuşma | Neye, ne zamana ihtiyacınız var.
step: Öneri | Fiyatıyla.
step: İş | Arada haber vererek.
said: Tek görüşmede nerede durduğumu anladım. | İlk görüşme
said: Neyin gereksiz olduğunu söylediler. | Danışma
said: Söyledikleri günde bitti. | Proje
ask: Nasıl başlıyoruz? | Bir iletiyle: ihtiyacınızı iki satırda yazın.
ask: Ücreti ne kadar? | İşe bağlı. Başlamadan bilirsiniz.
ask: İşi kim yapar? | Sorun, kendimizi tanıtalım.
call: Konuşalım mı? | İlk yanıt için iki satır yeter.

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
title: Gerçek işler, sizin hızınızda
lede: Olduğunuz yerden başlarsınız; biri bakar, düzeltir, sorularınızı yanıtlar.

# move
title: Olduğunuz yerden başlayın
title: Her hafta biraz daha güçlü
lede: Duruşunuzu düzelten biri ve haftanıza sığan bir program.
about: {name}{in} herkesi kendi düzeyinde hareket ettirir.
about: Ne istediğinizi ve neyin ağrıdığını söyleyin, ona göre çalışalım.
why: Kendi düzeyinizde | Her hareketin kolayı ve zoru vardır.
why: Biri izler | Neyin düzeleceğini söyler.
why: Yeni başlayanlar da | Herkes bir gün başladı.
step: Yazın | Size uyan günleri de belirtin.
step: Tanışırız | Ne yapabilirsiniz, ne istersiniz, ne ağrıyor.
step: Bir düzen | Haftanıza sığan.
said: Merdiveni durmadan çıkıyorum artık. | Üç ay sonra
said: Kimse bakmadı, herkes yardım etti. | İlk ders
said: Bırakmadığım tek salon. | Üye
role: Eğitmen | Sizinle birlikte sayar.
role: Yoga ve esneklik | Unuttuğunuz kası bulur.
role: Karşılama | Ne zaman sakin olduğunu bilir.
ask: Yıllardır spor yapmadım. Olur mu? | Tam da o zaman. Bize söyleyin, yavaş başlayın.
ask: Ne giymeli? | İçinde rahat hareket ettiğiniz bir şey.
ask: Nasıl başlarım? | Yazın, ne zaman gelebileceğinizi söyleyelim.
call: Önce bir deneseniz? | İlk ders için iki satır yeter.

# therapist
title: Size bir koltuk var
title: Güzel anlatmak zorunda değilsiniz
lede: Ağır gelen ya da tıkanan ne varsa, acelesiz konuşmalar. Nereden isterseniz oradan başlayın.
ask: Nasıl başlar? | Bir iletiyle. Henüz adını koymanız gerekmez.
ask: Aramızda mı kalır? | Evet. Anlattığınız burada kalır.
ask: Ne sıklıkta görüşürüz? | Birlikte kararlaştırırız, değişebilir.
step: Yazın ya da arayın | Birkaç sözcük yeter.
step: Tanışırız | Uyuyor mu, bakarız.
step: Kendi hızınızda | Ne kadar hızlı olacağına siz karar verirsiniz.

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
