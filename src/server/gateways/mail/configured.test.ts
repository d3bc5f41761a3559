import { afterEach, expect, it } from 'vitest';
import { closeMailServers, startMailServer } from '~/test/fake-mail-servers';
import { openMailTransports } from './configured';

afterEach(closeMailServers);

it('Twenty mails of two lanes use a connection for each lane, and leave at the rate of the setting', async () => {
  const { url, received, connections } = await startMailServer();
  const transports = openMailTransports({
    SMTP_URL: url,
    SMTP_RATE: 20,
    MAIL_FROM: 'a@shuoyi.example',
    DATA_DIR: '.data',
  });
  const startedAt = performance.now();
  for (let sent = 0; sent < 10; sent += 1)
    for (const lane of ['PERSON', 'BULK'] as const)
      await transports[lane].send({
        messageId: `<${lane}-${sent}@localhost>`,
        to: 'ming@shuoyi.example',
        subject: '重新設定您的密碼',
        text: '請按連結',
        html: '<p>請按連結</p>',
      });
  expect(received).toHaveLength(20);
  expect(connections.opened).toBe(2);
  // The first leaves at once, and the delay of one late timer is caught up.
  expect(performance.now() - startedAt).toBeGreaterThan(18 * 50 - 50);
});
