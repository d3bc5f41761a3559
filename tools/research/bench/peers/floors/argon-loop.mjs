// The floor of a log-in: checks of a password only, two at a time. The parent sends the hash, the password and
// the duration of the run, and receives the times.
import { verify } from '@node-rs/argon2';

process.on('message', async ({ passwordHash, password, seconds }) => {
  const times = [];
  let wrong = 0;
  const until = performance.now() + seconds * 1000;
  const lane = async () => {
    while (performance.now() < until) {
      const began = performance.now();
      if (!(await verify(passwordHash, password))) wrong++;
      times.push(performance.now() - began);
    }
  };
  await Promise.all([lane(), lane()]);
  process.send({ times, wrong });
});
process.once('disconnect', () => process.exit());
