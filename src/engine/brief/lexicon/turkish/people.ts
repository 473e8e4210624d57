import type { PeopleWords } from '../people-words';

/** How Turkish prompts without capitals tell people and names. */
export const turkishPeople: PeopleWords = {
  given:
    'gulden nurcan ayse sena naz ayca ayse fatma emine hatice zeynep elif meryem merve esra busra kubra selin deniz ece defne nil nur gul derya burcu pinar ozlem sevgi sibel asli ebru gamze hande ipek melis melike nazli nilufer pelin seda sema songul tugba yasemin zehra cansu dilara irem beren mehmet mustafa ahmet ali huseyin hasan ibrahim ismail osman yusuf murat omer ramazan halil can emre burak kerem mert baris onur serkan volkan kaan tolga ufuk umut yigit cem ege efe arda eren furkan gokhan hakan ilker kemal levent metin okan orhan ozan selim sinan tamer tarik ugur yavuz',
  led: 'calisan* kadromuz uzmanlar* koordinator* koc koclar* egitmen* ogretmen* hoca* antrenor* veteriner* avukat* noter doktor* hekim* dis psikolog* terapist* kuafor* berber* sanatci* asci* sef sefimiz usta* kurucu* sahibi sahip* ekip* rehber* fotografci* mimar* egitimci* baskan* yonetici* mudur* dr',
  own: 'benim adim, adim, ben',
  sorts: 'icin bir yeni -lik -luk',
};
