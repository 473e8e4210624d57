/** Frequent words of languages that are told apart but not read further. */
export const otherStopWords: Readonly<Record<string, string>> = {
  sv: 'och att det som för på är av med den till inte ett jag vi vår hemsida webbplats från min sida en i ska har eller också kontakt',
  da: 'og at det som for på er af med den til ikke et jeg vi vores hjemmeside fra min side en i skal har eller også kontakt hjemmesiden til',
  no: 'og at det som for på er av med den til ikke et jeg vi vår nettside nettsted fra min side en i skal har eller også kontakt',
  fi: 'ja on ei että se joka kun niin kuin mutta myös sivusto verkkosivut sivut minun meidän kanssa varten sekä yhteystiedot kotisivu',
  cs: 'a je v na se že s z do pro jako web stránka webové stránky pro naše můj naši také nebo kontakt ceník',
  sk: 'a je v na sa že s z do pre ako web stránka webové stránky pre naše môj tiež alebo kontakt cenník',
  ro: 'și si este în la cu pentru un o de pe din care site pagina noastră nostru magazin meu contact prețuri cu',
  hu: 'és a az egy hogy nem van is meg honlap weboldal oldal számára nekem kell vagy kapcsolat árak egy',
  id: 'dan yang di untuk dengan dari ini itu situs halaman saya kami buat buatkan toko harga kontak web sebuah',
  vi: 'và của cho một các với trang web được là trong có không những cửa hàng liên hệ tôi chúng tôi',
  ca: 'i el la els les un una per amb de del dels pàgina web botiga meva nostra preus contacte és que al',
  sw: 'na ya wa kwa ni katika tovuti yangu yetu ukurasa la cha vya',
};
