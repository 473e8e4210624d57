type Change = readonly [RegExp, string];

/** "Birlikte bakalım", "Tanışırız": what two do together stays so. */
const together =
  /birlikte|beraber|aramızda|istersek|olsak|^Sürdürürüz|^Biz \p{L}+ler,|(?:tanış|görüş|konuş|buluş|anlaş|kararlaştır)\p{L}*(?:ız|iz|uz|üz|alım|elim|yoruz)(?!\p{L})/iu;
const changes: readonly Change[] = [
  [/İçimizden biri/gu, 'Ben'],
  [/içimizden biri/gu, 'ben'],
  [/(?<=\p{L}m[ae])y[ıi]z(?!\p{L})/gu, 'm'],
  [/(?<=\p{L}[ıiuüae]r)(?<v>[ıiuü])z(?!\p{L})/gu, '$<v>m'],
  [/(?<=\p{L}yor)uz(?!\p{L})/gu, 'um'],
  [/(?<=(?:acağ|eceğ))(?<v>[ıi])z(?!\p{L})/gu, '$<v>m'],
  [/(?<=\p{L}[aeıiouü]|\p{L}{2})alım(?!\p{L})/gu, 'ayım'],
  [/(?<=\p{L}[aeıiouüö]|\p{L}{2})elim(?!\p{L})/gu, 'eyim'],
  // "gördüklerimiz ve öğrendiklerimiz".
  [/(?<=\p{L}[dt][ıiuü]kl(?:er[iı]|ar[ıi]))m[ıi]z(?!\p{L})/gu, 'm'],
  // "gördüğümüzü", "yapacağımızı", with whatever ending follows.
  [/(?<=\p{L}(?:[dt][ıiuü]ğ|acağ|eceğ)[ıiuü])m[ıiuü]z/gu, 'm'],
  [/(?<=(?:[Kk]endi|hikâye|tutku|ürünleri|ekibi|çalışmaları|adresi|numara|iş[ie]))m[ıiuü]z(?=\p{L}?(?:e|a|i|ı|u|ü|de|da|den|dan)?(?!\p{L}))/gu, 'm'],
  [/(?<!\p{L})bizim/gu, 'benim'],
  [/(?<!\p{L})Bizim/gu, 'Benim'],
  [/(?<!\p{L})bize(?!\p{L})/gu, 'bana'],
  [/(?<!\p{L})Bize(?!\p{L})/gu, 'Bana'],
  [/(?<!\p{L})bizi(?!\p{L})/gu, 'beni'],
  [/(?<!\p{L})Bizi(?!\p{L})/gu, 'Beni'],
  [/(?<!\p{L})biz(?=(?:den|de|le)?(?!\p{L}))/gu, 'ben'],
  [/(?<!\p{L})Biz(?=(?:den|de)?(?!\p{L}))/gu, 'Ben'],
]; // prettier-ignore

/** A Turkish sentence of "we" as one person says it: "Yazın, anlatırız" -> "Yazın, anlatırım". */
export const asOneTurkish = (sentence: string): string =>
  together.test(sentence) ? sentence : changes.reduce((said, [from, to]) => said.replace(from, to), sentence);
