import { readVoices } from './read-voices';

/** What those who receive guests or sell things say in Turkish. */
export const turkishHostVoices = readVoices(`
# food
title: Bugün pazarda ne varsa
title: Buyurun, ekmek sıcak
title: Acelesi olmayan bir sofra
lede: Kısa bir menü, ağır ateşte yemekler. Tabaklar mevsimle değişir, sofra hep aynı kalır.
about: {name}{in} açık mutfaklı, kısa menülü, masasından kalkmak istemeyeceğiniz bir yer.
about: Önce pazara gider, menüyü sonra yazarız. Bu yüzden bazen bir yemek biter. Öyle de olmalı.
why: Kısa menü | Otuz çeşit yerine altı yemek, hakkıyla.
why: Yakından | Sebze üreticiden, balık sabah tezgâhından.
why: Vaktiniz var | Masa bütün akşam sizin.
step: Yer ayırtın | Gün, saat, kaç kişi.
step: Yemediğinizi söyleyin | Ona göre pişirelim.
step: Gelin | Ekmek masada olacak.
said: Sandalyeler toplanana kadar oturduk, kimse bir şey demedi. | Arkadaşlarla
said: Sırf çorbası için gelinir. | Pazar öğleni
said: Soğan yemediğimi hatırladılar. | Müdavim
role: Mutfak | Her şeyin tadına iki kez bakar.
role: Servis | Geçen sefer ne içtiğinizi hatırlar.
role: Tatlılar | Herkes uyurken işe başlar.
ask: Rezervasyon gerekli mi? | Hafta sonu iyi olur. Hafta içi çoğunlukla yer bulunur.
ask: Etsiz yemek var mı? | Her zaman var, hem de ana yemek olarak.
ask: Alerjim var, ne yapmalıyım? | Gelmeden söyleyin, size uygun bir tabak hazırlayalım.
ask: Çocuklarla gelebilir miyiz? | Elbette. Küçük porsiyon ve mama sandalyesi var.
ask: Kalabalık geliyoruz, olur mu? | Sekiz kişiden sonra menüyü birlikte belirleriz.
ask: Kart geçiyor mu? | Kart da geçer, nakit de.
call: Bu akşam ne yiyorsunuz? | Bir masa ayırtın ya da kapıdan girin.

# bakery
title: Bütün gece bekleyen ekmek
title: Sabah yedide hâlâ sıcak
title: Un, su, tuz ve sabır
lede: Ekşi mayalı ekmek, simit ve börek: gece yoğrulur, sabah fırından çıkar. Biten yarına kalır.
about: {name}{in} bir mahalle fırını. Hamur bütün gece dinlenir, biz biraz daha az.
about: Az malzeme kullanırız: değirmen unu, su, tuz ve zaman. Gerisi el emeği.
why: Bir gece dinlenir | Uzun mayalanan ekmek geç bayatlar.
why: Unu belli | Hangi değirmenden geldiğini biliriz.
why: Bugünün işi | Tezgâhtaki her şey bu sabah pişti.
step: Söyleyin | Akşam beşe kadar, telefonla ya da buradan.
step: Pişirelim | Gece, siz uyurken.
step: Alın | Sabah yediden sonra, adınız poşetin üstünde.
ask: Ekmek ayırtabilir miyim? | Evet, akşam beşe kadar arayın, sabah hazır olsun.
ask: Mayasız ekmek var mı? | Ekşi mayalı ekmeklerimize hazır maya koymuyoruz.
ask: Ekmeği nasıl saklamalıyım? | Bez içinde, kesik yüzü aşağıda.
ask: Özel gün pastası yapıyor musunuz? | Evet, birkaç gün önceden haber verin.
ask: Cevizsiz, sütsüz bir şey var mı? | Var. Tezgâhta sorun, içinde ne olduğunu biliriz.
said: Çocuklar kenarını bile yiyor. | Her cumartesi
said: Bir ekmeğe geldim, dört poşetle çıktım. | Mahalleden
said: Çocukluğumun ekmeği gibi. | Müdavim
call: Sizin için ayıralım mı? | Akşam beşe kadar söyleyin, sabah alın.

# cafe
title: Önce kahve, sonra gün
title: Cam kenarı boş, kahve hazır
lede: Özenle demlenen kahve, bu sabahın pastası ve kimsenin sizi kaldırmadığı bir masa.
about: {name}{in} küçük bir kahveci: iyi çekirdek, iyi makine ve birbirine benzemeyen sandalyeler.

# bar
title: Işıklar kısık, bardaklar dolu
title: Hani bir tane içecektik
lede: Kısa bir liste, temiz bardaklar, yanında bir şeyler ve kendiliğinden başlayan sohbetler.

# florist
title: Tarla kokan çiçekler
title: Masaya, güne, gönül almaya
lede: Mevsimin çiçeklerinden buketler, yaşayan bitkiler ve sözün yetmediği günler için çelenkler.
about: {name}{in} bir çiçekçi. Sabah erkenden seçer, elde bağlarız.

# stay
title: Pencere açık uyumak
title: Bir gece daha kalın
title: Odanız hazır, kahve birazdan
lede: İyi yataklar, uzun sabahlar ve kimsenin erken toplamadığı bir kahvaltı.
about: {name}{in} bir misafir evi. Oda az, o yüzden kimin kaldığını biliriz.
about: Yolu, manzarayı, fırını bize sorun. Burada yaşamayı seviyoruz.
why: İyi yataklar | Ve gerçekten karartan perdeler.
why: On bire kadar kahvaltı | Yakın köylerden, sıcak ekmekle.
why: Karşılayan biri | Akşam nerede yiyeceğinizi bilir.
step: Tarihi seçin | Aynı gün yanıt veririz.
step: Gelin | Geç kalırsanız anahtar hazır olur.
step: Kalın | Kahvaltı bekler.
said: Bir geceye geldik, üç gece kaldık. | Uzun hafta sonu
said: Yıllardır en sessiz yatak. | İş gezisi
said: Bisikletlerin havası bile basılmıştı. | Ailece
role: Ev sahibi | Her merdiveni, her manzarayı bilir.
role: Kahvaltı | Siz uyurken kalkar.
role: Ev ve bahçe | Siz fark etmeden onarır.
ask: Giriş saati kaç? | Üçten itibaren. Bavulunuzu erken bırakabilirsiniz.
ask: Kahvaltı dahil mi? | Evet, on bire kadar.
ask: Köpeğimle gelebilir miyim? | İki odamızda memnuniyetle. Ayırtırken söyleyin.
ask: Ücretsiz iptal var mı? | Gelişten üç gün öncesine kadar.
ask: Otopark var mı? | Var, bisikletler için kuru bir yer de.
call: Hangi gece gelirsiniz? | Tarihi söyleyin, boş odayı söyleyelim.

# shop
title: Yıllarca kalan şeyler
title: Tek tek seçildi
title: Elinize alın, bakın
lede: Az ama iyi bildiğimiz bir seçki. Kendi kullanmayacağımızı satmıyoruz.
about: {name}{in} kapısında zili olan, çekmecede ne olduğunu bilen bir dükkân.
about: Az satar, nereden geldiğini severek anlatırız.
why: Evde denendi | Hepsini önce kendimiz kullandık.
why: Değişim kolay | Bize sorun, iç çekmeden.
why: Paketleriz | Hediyeyse notuyla birlikte.
step: Seçin | Dükkânda ya da burada.
step: Paketleyelim | Aynı gün.
step: Açın | Ya da sevdiğiniz biri açsın.
said: Hediye almaya geldim, kendime aldım. | Dükkânda
said: Çabuk geldi, içinden el yazısı bir not çıktı. | Sipariş
said: Daha ucuz olanı önerdiler. | Öneri
role: Dükkân | Çekmecenin dibini bilir.
role: Seçki | Dokuz kez hayır der.
role: Paket | Annesine gönderir gibi sarar.
ask: Siparişim ne zaman gönderilir? | Saat üçe kadar verilen aynı gün çıkar.
ask: Değiştirebilir miyim? | Kullanılmamışsa yazın, bakalım.
ask: Dükkândan alabilir miyim? | Evet. Hazır olunca haber veririz.
ask: Kargo ücreti ne kadar? | Ödemeden önce sepette görürsünüz.
ask: Hediye paketi yapıyor musunuz? | Memnuniyetle.
call: Birine bir şey mi arıyorsunuz? | Kime olduğunu söyleyin, birlikte bakalım.

# event
title: Gelin, yer var
title: Tarihi bir yere yazın
lede: Ne zaman, nerede, nasıl gelinir, ne getirilir: hepsi burada.
`);
