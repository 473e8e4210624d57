import type { BrowserContext, TestInfo } from '@playwright/test';

/** What a page that does not answer may take to say so, in milliseconds. */
const patience = 3000;

/**
 * Attaches what the pages of a failed journey showed, and what they still waited for: a profile that journeys share is not
 * among those that the runner looks at by itself.
 */
export async function showPages(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return;
  for (const page of context.pages()) {
    const seen = page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const waiting = files.filter(({ responseEnd }) => responseEnd === 0).map(({ name }) => name);
      const shown = [...document.querySelectorAll<HTMLElement>('main, [role="dialog"], [role="alert"]')].map(({ innerText }) => innerText); // prettier-ignore
      return `${location.href}\nwaiting for: ${waiting.join(' ') || 'nothing'}\n${shown.join('\n---\n')}`;
    });
    const late = new Promise<string>((resolve) => setTimeout(resolve, patience, 'The page did not answer.'));
    const body = await Promise.race([seen, late]).catch(String);
    await testInfo.attach(`page ${page.url()}`, { body, contentType: 'text/plain' });
  }
}
