/** The writing direction a page declares on its root element; left to right when it declares none. */
export function directionOf(html: string): 'ltr' | 'rtl' {
  const root = /<html\b[^>]{0,400}>/i.exec(html.slice(0, 4000))?.[0] ?? '';
  return /\bdir\s*=\s*["']?rtl\b/i.test(root) ? 'rtl' : 'ltr';
}
