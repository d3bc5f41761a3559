import { describe, expect, it } from 'vitest';
import { formatDeviceName, parseDevice } from './device-name';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('The name of a device', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
      'Edge on Windows',
      'Windows 上的 Edge',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${APPLE} Version/18.1 Mobile/15E148 Safari/604.1`,
      'Safari on iPhone',
      'iPhone 上的 Safari',
    ],
    [
      `Mozilla/5.0 (iPad; CPU OS 17_1 like Mac OS X) ${APPLE} Version/17.1 Mobile/15E148 Safari/604.1`,
      'Safari on iPad',
      'iPad 上的 Safari',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S911B) ${WEBKIT} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
      'Android 上的 Samsung Internet',
    ],
    [
      'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox on Linux',
      'Linux 上的 Firefox',
    ],
  ])('The user agent %s is called “%s”', (userAgent, en, zh) => {
    expect(formatDeviceName(userAgent, 'en')).toBe(en);
    expect(formatDeviceName(userAgent, 'zh')).toBe(zh);
  });

  it.each([
    null,
    '',
    'curl/8.5.0',
    'https://evil.example/9 CFNetwork',
    '<b>you won</b>/1.0 click here',
    '\u0000',
  ])('The user agent %j is an unknown device', (userAgent) => {
    expect(formatDeviceName(userAgent, 'en')).toBe('Unknown device');
    expect(formatDeviceName(userAgent, 'zh')).toBe('未知的裝置');
  });

  it('Phones and computers are distinguished by their platform', () => {
    const kind = (platform: string) =>
      parseDevice(`Mozilla/5.0 (${platform}) ${WEBKIT} Chrome/142.0 Safari/537.36`).kind;
    expect(kind('Linux; Android 15; Pixel 9) Mobile (')).toBe('phone');
    expect(kind('Macintosh; Intel Mac OS X 10_15_7')).toBe('computer');
    expect(parseDevice(null).kind).toBeNull();
  });
});
