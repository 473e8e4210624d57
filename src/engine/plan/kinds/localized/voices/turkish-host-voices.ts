import { readVoices } from './read-voices';

/** What those who receive guests or sell things say in Turkish. */
export const turkishHostVoices = readVoices(`
# food
title: Bugün pazarda ne varsa
title: Buyurun, ekmek sıcak
title: Acelesi olmayan bir sofra
lede: Kısa bir menü, ağır ateşte yemekler. Tabaklar mevsimle değişir, sofra hep aynı kalır.
about: {name}{in} özenle pişirir, güler yüzle servis eder.
about: İçinde ne olduğunu, bugün neyin güzel olduğunu çekinmeden sorun.
why: Özenle hazırlanır | İyi malzeme, kestirme yok.
why: Çekinmeden sorun | Alerji, porsiyon ya da sipariş.
why: Güler yüz | Masada da telefonda da.
step: Ne istediğinizi söyleyin | Kaç kişi, ne zaman.
step: Onaylarız | Gün ve saatle.
step: Hazır | Taze ve konuştuğumuz saatte.
said: Sandalyeler toplanana kadar oturduk, kimse bir şey demedi. | Arkadaşlarla
said: Sırf çorbası için gelinir. | Pazar öğleni
said: Soğan yemediğimi hatırladılar. | Müdavim
role: Mutfak | Her şeyin tadına iki kez bakar.
role: Servis | Geçen sefer ne içtiğinizi hatırlar.
role: Tatlılar | Herkes uyurken işe başlar.
ask: Yer ayırtabilir miyim? | Yazın ya da arayın, neyin mümkün olduğunu hemen söyleyelim.
ask: Alerjim var. Ne yapmalıyım? | Önceden söyleyin, neyin uygun olduğunu açıkça söyleyelim.
ask: Kalabalık gelebilir miyiz? | Günü ve kişi sayısını yazın, birlikte bakalım.
call: Bu akşam ne yiyorsunuz? | Bir masa ayırtın ya da kapıdan girin.

# bakery
title: Bütün gece bekleyen ekmek
title: Sabah yedide hâlâ sıcak
title: Un, su, tuz ve sabır
lede: Ekşi mayalı ekmek, simit ve börek: gece yoğrulur, sabah fırından çıkar. Biten yarına kalır.
about: {name}{in} elde ve özenle pişirir.
about: İçinde ne olduğunu, bugün neyin taze olduğunu çekinmeden sorun.
why: El emeği | Hamurdan süsüne.
why: Çekinmeden sorun | İçindekileri ve alerjileri.
why: Siparişe göre | Ne istediğinizi ve zamanını söyleyin.
step: İsteğinizi söyleyin | Ne, ne kadar, ne zaman.
step: Pişiririz | Adınıza.
step: Alın | Konuştuğumuz saatte.
ask: Sipariş verebilir miyim? | Evet. Ne, ne kadar ve ne zaman olduğunu söyleyin, ayıralım.
ask: İçinde ne var? | Sorun: içindekileri, alerji için de, söyleriz.
ask: Nasıl saklamalı? | Alırken söyleriz.
said: Çocuklar kenarını bile yiyor. | Her cumartesi
said: Bir ekmeğe geldim, dört poşetle çıktım. | Mahalleden
said: Çocukluğumun ekmeği gibi. | Müdavim
call: Size ne ayıralım? | Ne istediğinizi ve zamanını söyleyin.

# cafe
title: Önce kahve, sonra gün
title: Cam kenarı boş, kahve hazır
lede: Özenle demlenen kahve, bu sabahın pastası ve kimsenin sizi kaldırmadığı bir masa.
about: {name}{in} kahve, güzel bir lokma ve sohbet içindir.

# ice
title: Bir top daha?
title: Dondurma, başka bir şey değil
lede: Ne sevdiğinizi söyleyin, doldurulsun.
about: {name}{in}: gelin, gösterin, tadın.
call: Canınız dondurma mı çekti? | Uğrayın ya da bugün ne var, sorun.

# bar
title: Işıklar kısık, bardaklar dolu
title: Hani bir tane içecektik
lede: Kısa bir liste, temiz bardaklar, yanında bir şeyler ve kendiliğinden başlayan sohbetler.
about: {name}{in} özenle doldurur. Öneri istemekten çekinmeyin.

# florist
title: Tarla kokan çiçekler
title: Masaya, güne, gönül almaya
lede: Mevsimin çiçeklerinden buketler, yaşayan bitkiler ve sözün yetmediği günler için çelenkler.
about: {name}{in} günün istediğini elde hazırlar.

# stay
title: Pencere açık uyumak
title: Bir gece daha kalın
title: Odanız hazır, kahve birazdan
lede: İyi yataklar, uzun sabahlar ve çevreyi iyi bilen biri.
about: {name}{in} konuklarını kendimiz nasıl ağırlanmak istersek öyle ağırlar.
about: Çevreyi bize sorun: burada yaşamayı seviyoruz.
why: Huzur | Uykunuzu almak için.
why: Karşınızda bir insan | Sizi ağırlayacak kişiyle konuşursunuz.
why: Çevreyi biliriz | Yolu seve seve gösteririz.
step: Tarihi seçin | Kaç kişi olduğunuzu da yazın.
step: Onaylarız | Bilmeniz gereken her şeyle.
step: Hoş geldiniz | Gerisini gelince anlatırız.
said: Bir geceye geldik, üç gece kaldık. | Uzun hafta sonu
said: Yıllardır en sessiz yatak. | İş gezisi
said: Bisikletlerin havası bile basılmıştı. | Ailece
role: Ev sahibi | Her merdiveni, her manzarayı bilir.
role: Kahvaltı | Siz uyurken kalkar.
role: Ev ve bahçe | Siz fark etmeden onarır.
ask: Saat kaçta gelebilirim? | Ne zaman geleceğinizi yazın, ayarlayalım.
ask: Evcil hayvanımla gelebilir miyim? | Ayırtırken sorun, neyin mümkün olduğunu söyleyelim.
ask: İptal etmem gerekirse? | Bir an önce haber verin, birlikte bakalım.
ask: Arabayı nereye bırakabilirim? | Sorun, en iyi yeri söyleyelim.
call: Hangi gece gelirsiniz? | Tarihi söyleyin, boş odayı söyleyelim.

# shop
title: Yıllarca kalan şeyler
title: Tek tek seçildi
title: Elinize alın, bakın
lede: Az ama iyi bildiğimiz bir seçki. Kendi kullanmayacağımızı satmıyoruz.
about: {name}{in} raflarına koyduğunu özenle seçer.
about: Kararsız mısınız? Bilen birine sorun.
why: Özenle seçildi | Ne sattığımızı biliriz.
why: Dürüst öneri | Yanıt “hayır” olsa da.
why: Karşınızda bir insan | Sorunuzu yanıtlar.
step: Seçin | Ya da ne aradığınızı söyleyin.
step: Hazırlarız | Adınıza.
step: Sizin | Bir sorun olursa yazın.
said: Hediye almaya geldim, kendime aldım. | Dükkânda
said: Çabuk geldi, içinden el yazısı bir not çıktı. | Sipariş
said: Daha ucuz olanı önerdiler. | Öneri
role: Dükkân | Çekmecenin dibini bilir.
role: Seçki | Dokuz kez hayır der.
role: Paket | Annesine gönderir gibi sarar.
ask: Bana nasıl ulaşır? | Nerede olduğunuzu yazın, nasıl ve ne zaman olacağını söyleyelim.
ask: Bir sorun çıkarsa? | Ne olduğunu yazın, birlikte çözelim.
ask: Fikir alabilir miyim? | Memnuniyetle. Ne için ya da kime olduğunu söyleyin.
call: Birine bir şey mi arıyorsunuz? | Kime olduğunu söyleyin, birlikte bakalım.

# event
title: Gelin, yer var
title: Tarihi bir yere yazın
lede: Ne zaman, nerede, nasıl gelinir, ne getirilir: hepsi burada.
call: Geliyor musunuz? | Aklınıza takılan bir şey varsa yazın.

# blog
lede: Acele etmeden yazılan, acele etmeden okunan yazılar.
about: {name} keyifle yazılır, keyifle okunur.
about: İlginizi çeken ya da katılmadığınız bir şey varsa yazın.
call: Bir şey mi söylemek istiyorsunuz? | Yazın, her mesaj okunur.
`);
