import { describeDevice } from '../account/describe-device';

/** What a report needs to say of this browser, line by line; nothing of a person or of projects. */
export function readReportFacts(): string {
  return [
    `Sitewright ${__APP_VERSION__}`,
    describeDevice(navigator.userAgent),
    `Window ${innerWidth} × ${innerHeight}, ${devicePixelRatio} pixels per point`,
    `Language ${navigator.language}`,
    `Service worker ${'serviceWorker' in navigator ? (navigator.serviceWorker.controller ? 'in control' : 'not in control yet') : 'not offered'}`,
    `Cookies and storage ${navigator.cookieEnabled ? 'allowed' : 'off'}`,
  ].join('\n');
}
