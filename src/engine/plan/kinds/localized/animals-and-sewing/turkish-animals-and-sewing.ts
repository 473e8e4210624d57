import { readLocalTrades } from '../trades/local-trade';
import { readVoices } from '../voices/read-voices';

/** In Turkish: who looks after animals, teaches dogs or riding, or sews. */
export const turkishAnimalsAndSewing = readLocalTrades(`
boarding | kopek otel*, kedi otel*, pet otel*, kopek pansiyon*, kedi pansiyon*, pet pansiyon*, evcil hayvan otel*, hayvan otel*, kopek kres*, kopek bakicisi, kedi bakicisi | Konaklama: Kendi battaniyesi ve mama kabıyla | Gündüz bakımı: Sabah gelir, akşam döner | Uzun tatil: Haberle ve fotoğrafla | Deneme günü: Asıl gün yabancı gelmesin diye | Mama ve ilaç: Evdeki gibi, sizin listenizle | Alma ve getirme: Konuşarak
training | kopek egit*, kopek okul*, yavru kopek egit*, kopek akademi* | Yavru grubu: Oyun, gelme, dokunulmaya alışma | Temel kurs: Otur, tasma, çağırma | Birebir ders: Sorunun olduğu yerde | Karşılaşmalar: Diğer köpeklerin yanından geçmek | Koku çalışması: Koşmaktan çok yorar | Şehir yürüyüşü: Otobüs, kafe, bebek arabası
riding | at ciftli*, binicilik*, biniciligi, at binicilik*, at binme*, manej*, ata binme*, at kulub*, binicilik kulub*, atli spor* | Lonj dersi: Önce denge, sonra dizgin | Grup dersi: Az at, bol düzeltme | Birebir ders: Yarım saat yalnız size | Arazi gezisi: Adeta yürüyüşle kırlarda | Çocuklar ve midilliler: Tımar, yürütme, binme | Tatil kursu: Çizmeyle bir hafta
sewing | terzi*, dikis*, tadilat terzi*, modaev*, moda evi, modelist*, giysi onarim* | Paça kısaltma: İsterseniz orijinal paçayla | Fermuar: Yeni ve akıcı | Daraltma, genişletme: Üzerinizde iğneleyerek | Ölçüye dikim: Kumaş seçimi ve provayla | Perde: Pencerenizin boyuna göre | Onarım: Sökük, astar, düğme
`);

/** What they say in Turkish. */
export const turkishAnimalsAndSewingVoices = readVoices(`
# boarding
title: Onlara da tatil
title: Siz yolda, biz yanında
lede: Sakin bir yer, alıştığı düzen ve dostunuzun nasıl olduğunu fark eden insanlar.
about: {name}: burada her hayvanın kendi yeri ve düzeni var.
about: Battaniyesini getirin. Her şeyden çok o yardım eder.
why: Onun hızında | Önce koklar, sonra kalır.
why: Evdeki gibi | Mama, saat ve huylar sizin listenize göre.
why: Haber veririz | Fotoğrafla, uzaktayken de.
step: Bize yazın | Kim geliyor, hangi günler arası.
step: Tanışalım | Dostunuz ve sorularınızla.
step: İyi yolculuklar | Arada haber veririz.
said: İkinci gelişte o beni içeri çekti. | İki hafta
said: Akşam gelen fotoğrafla uyuyabildim. | İlk ayrılık
role: Bakım | Her mama kabını tanır.
role: Kayıt | Huyları da not eder.
ask: Ne getirmeliyim? | Maması, ev kokan bir battaniye ve aşı karnesi.
ask: Çok çekingen. Gelebilir mi? | Söyleyin, ona daha çok zaman ayıralım.
ask: Önce gelip görebilir miyiz? | Elbette, dostunuzla gelirseniz daha iyi.
call: Yakında yola mı çıkıyorsunuz? | Kim geliyor, hangi günler arası, yazın.

# training
title: Tasmanın iki ucu
title: Sakin insan, dikkatli köpek
lede: Açık işaretler ve bol ödül. Köpeğinizin anlamak istediğini size gösteriyoruz.
about: {name}: köpek ve insanı birlikte öğrenir, oyunla ve sabırla.
about: Her dersten eve iki alıştırma gider. Fazlası gerekmez.
why: Bağırmadan | Köpeği korkutan hiçbir şey yok.
why: Her birine zaman | Her biri görülsün diye.
why: Her gün için | Kapı, tasma, misafir, sokak.
step: Anlatın | Yaşı, ırkı ve köşede olan biten.
step: Bakalım | İlk buluşmada.
step: Çalışın | Oturana kadar düzeltiriz.
said: Çağırınca geliyor. İkincide, ama geliyor. | Temel kurs
said: Sorun bendeymiş. İyi oldu. | Birebir ders
role: Eğitim | Kuyruğu sizden önce görür.
role: Yavrular | Bir saat yerde oturur.
ask: Kaç yaşında başlanır? | Yavru eve geldiği gün; geç kalmak yok.
ask: Ne getireyim? | Tasma, yumuşak ödül ve aşı karnesi.
ask: Köpeğim zor. Gelebilir mi? | Evet, önce yalnız sizinle.
call: Tasmayı çekiyor mu? | Yaşını, ırkını ve ne olduğunu yazın.

# riding
title: Binin ve nefes alın
title: Önce tanışmak, sonra binmek
lede: Sakin atlar, sabırlı dersler ve biraz daha kalmak isteyeceğiniz bir yer.
about: {name}: binmeye attan başlanır, tımarla, yürütmeyle, dinlemeyle.
about: Uzun süre binmeyen, kendini güvende hissettiği yerden başlar.
why: Size uyan at | Boya, deneyime ve huya göre.
why: Önce güvenlik | Kaskla ve acele etmeden.
why: Yerde de | Bakım dersin parçası.
step: Bize yazın | Yaş, deneyim ve uygun günler.
step: Deneme dersi | Size uyan atı ararız.
step: Devam | Küçük adımlarla, sizin hızınızda.
said: Bütün hafta midillisini anlatıyor. | Öğrenci annesi
said: Yirmi yıl sonra yeniden eyerde. | Yeniden başladı
role: Dersler | Her topuğu görür.
role: Ahır | Her atı adımından tanır.
ask: Deneyim gerekir mi? | Hayır. Lonjda başlanır.
ask: Ne giymeliyim? | Uzun pantolon ve hafif topuklu kapalı ayakkabı.
ask: Yağmur yağarsa? | Önceden haber veririz.
call: Ne zaman gelirsiniz? | Kim binmek istiyor, hangi günler, yazın.

# sewing
title: Yeniden üzerinize otursun
title: Sizin ölçünüze, elde
lede: Prova, tadilat, yeni dikim: siz deneyin, biz ne olur ve ne tutar söyleyelim.
about: {name}: paçadan elbiseye, elde ve makinede dikim ve tadilat.
about: Oturmayanı getirin. Çoğu kez sandığınızdan az iştir.
why: Provalı | Kesmeden önce iğneleriz.
why: Fiyat baştan | Parçayı gördükten sonra.
why: Günü belli | Ne zaman hazır, bilirsiniz.
step: Getirirsiniz | Giyeceğiniz ayakkabıyla.
step: İğneleriz | Fiyatı ve günü söyleriz.
step: Alırsınız | Bir kez daha deneyerek.
said: Pantolon bana dikilmiş gibi. | Tadilat
said: Eski elbisem yine en sevdiğim. | Sürekli müşteri
role: Kesim ve dikiş | Yürüyüşten anlar nerenin sıktığını.
role: Karşılama | Hangi düğme eksik, bilir.
ask: Ne kadar sürer? | Küçük tadilat birkaç gün; gününü alırken söyleriz.
ask: Prova gerekir mi? | En ve boy için evet. On dakika yeter.
ask: Sıfırdan da diker misiniz? | Evet, kumaşı ve modeli konuşalım.
call: Ne yeniden otursun? | Bir fotoğraf ve iki satır yeter.
`);
