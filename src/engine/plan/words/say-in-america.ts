/** Words of Spain and how they are said in Latin America: one speaks to several as "ustedes". */
const differences: readonly (readonly [RegExp, string])[] = [
  [/\bDecid qué queréis oír\b/gu, 'Digan qué quieren oír'],
  [/\bDecid\b/gu, 'Digan'],
  [/\bVenid\b/gu, 'Vengan'],
  [/\bqueréis\b/gu, 'quieren'],
  [/(?<!\p{L})sepáis(?!\p{L})/gu, 'sepan'],
  [/(?<!\p{L})podéis(?!\p{L})/gu, 'pueden'],
  [/(?<!\p{L})Podéis(?!\p{L})/gu, 'Pueden'],
  [/(?<!\p{L})tenéis(?!\p{L})/gu, 'tienen'],
  [/(?<!\p{L})sois(?!\p{L})/gu, 'son'],
  [/\bvuestr(?<end>[oa]s?)\b/gu, 'su'],
  [/\bZumo\b/gu, 'Jugo'],
  [/\bzumo\b/gu, 'jugo'],
  [/(?<!\p{L})móviles(?!\p{L})/gu, 'celulares'],
  [/(?<!\p{L})móvil(?!\p{L})/gu, 'celular'],
  [/\bordenador(?=\b)/gu, 'computadora'],
  [/\bcoches\b/gu, 'autos'],
  [/\bcoche\b/gu, 'auto'],
  [/\bCoge el teléfono\b/gu, 'Atiende el teléfono'],
  [/\bCoge\b/gu, 'Toma'],
  [/\bcoge\b/gu, 'toma'],
  [/\bnevera\b/gu, 'refrigerador'],
  [/\baparcar\b/gu, 'estacionar'],
  [/\baparcamiento\b/gu, 'estacionamiento'],
  [/(?<!\p{L})Ático con vistas(?!\p{L})/gu, 'Último piso con vista'],
  [/\bhace falta\b/gu, 'se necesita'],
  [/\bHace falta\b/gu, 'Se necesita'],
  [/\bDiagnóstico por el ordenador\b/gu, 'Diagnóstico por computadora'],
  [/(?<!\p{L})vídeo(?!\p{L})/gu, 'video'],
  [/(?<!\p{L})Vídeo(?!\p{L})/gu, 'Video'],
];

/** Spanish text as it is said in Latin America. */
export const sayInAmerica = (text: string): string =>
  differences.reduce((said, [from, to]) => said.replace(from, to), text);
